import Testing

@testable import Ingest

/// The scraper left no blank where a block ends in a capital, a digit or a bracket, or the next one
/// begins with a small letter.
extension SpacedTests {
  @Test func aPlatformRightBehindAWordBeginsABlock() throws {
    let cells = "The kettle knows these. PouriOS, iPadOS, macOS, tvOSTilt it slowly."
    let text = try text(article.replacing("Short ones drip.", with: cells))
    #expect(text.contains("Pour\n\niOS, iPadOS, macOS, tvOS\n\nTilt it slowly."))
    #expect(!text.contains("# iOS"))
  }

  @Test(arguments: [
    ("Save it as JPGColor lids shine.", "as JPG", "Color lids shine."),
    ("Draw your own UIYour kettle can be red.", "own UI", "Your kettle can be red."),
  ])
  func aWordBehindCapitalsBeginsABlock(cells: String, end: String, next: String) throws {
    let text = try text(article.replacing("Short ones drip.", with: "It drips. " + cells))
    #expect(text.contains("\(end)\n\n"), "\(text)")
    #expect(text.contains(next))
  }

  @Test func namesOfInterfacesStayWhole() throws {
    let text = try text(
      article.replacing("Short ones drip.", with: "It drips; see UIView. And UIYoke holds."))
    #expect(text.contains("see UIView. And UIYoke holds."))
  }

  /// `macOS` has no capital in front, but a verb behind.
  @Test func aPlatformAndItsVerbOpenASentence() throws {
    let section = "Lid shapesmacOS offers many round lids. "
    let text = try text(article.replacing("Short ones drip.", with: "It drips. " + section))
    #expect(text.contains("## Lid shapes\n\nmacOS offers many round lids."), "\(text)")
  }

  @Test func headingsMayListWhatAndJoins() throws {
    let section = "Filling, heating, and pouringKettles are filled from above. They get hot. "
    let text = try text(article.replacing("Short ones drip.", with: "It drips. " + section))
    #expect(text.contains("# Filling, heating, and pouring\n\nKettles are filled"), "\(text)")
    let row = try self.text(
      article.replacing(
        "Short ones drip.", with: "It drips. Format PNG, Lid, or SpoutKettles are filled. "))
    #expect(!row.contains("# Format"))
  }

  @Test func specificationsAreAChapterAmongPlatforms() throws {
    let text = try text(article + " It boils. SpecificationsiOS, iPadOS kettle sizes differ a lot.")
    #expect(text.contains("\n## Specifications\n"), "\(text)")
  }

  @Test func aHeadingStandsAboveSentencesAndCells() throws {
    let cells = "Shape Where PouriOS, macOSTilt."
    let section = "Lid shapesThe lids of kettles are round. They fit. " + cells
    let text = try text(article.replacing("Short ones drip.", with: "It drips. " + section))
    #expect(text.contains("# Lid shapes\n\nThe lids of kettles are round."), "\(text)")
  }

  @Test func aColorSpaceRightBehindItsNameIsWhole() throws {
    let cells = "Draw it well. Format PNGColor spacesRGB or gray Resolution 72 dpi. "
    let text = try text(article.replacing("Short ones drip.", with: cells))
    #expect(text.contains("Color space\n\nsRGB or gray"), "\(text)")
  }
}
