import Testing

@testable import Ingest

/// Headings of tables that a blank alone separates from their header.
extension SpacedTests {
  /// Kettles in sizes, each with a table that has the same header.
  private func sizes(_ names: [String], of header: String = "Part Weight (grams)Price (euro)")
    -> String
  {
    names.enumerated().map { place, name in
      "\(name)\(header)Lid 2\(place) 3\(place) Spout 4\(place) 5\(place) Prices rise each year."
    }.joined()
  }

  private func headings(_ body: String) throws -> [Substring] {
    try text(article.replacing("macOSOn a Mac", with: body + "macOSOn a Mac"))
      .split(separator: "\n").filter { $0.hasPrefix("#") }
  }

  @Test func whatStandsBeforeTheSameHeaderThriceIsAHeading() throws {
    let found = try headings(sizes(["Small pots", "Medium pots", "Round pots of tin"]))
    #expect(
      found.filter { $0.hasSuffix("pots") || $0.hasSuffix("tin") } == [
        "### Small pots", "### Medium pots", "### Round pots of tin",
      ])
  }

  @Test func theirCellsAreNoGuideline() throws {
    let text = try text(
      article.replacing(
        "macOSOn a Mac", with: sizes(["Small", "Medium", "Large"]) + "macOSOn a Mac"))
    #expect(text.contains("\n\nPart Weight (grams)"), "\(text)")
    #expect(!text.contains("**Part"), "\(text)")
  }

  @Test func behindANumberTheLastCapitalBeginsIt() throws {
    let tables = ["Two-column", "Three-column", "Four-column"].map {
      "\($0) gridPart Value Wide content 860 pt Narrow content 40 pt "
    }
    let found = try headings("Grids are here. " + tables.joined() + "Spouts drip.")
    for name in ["Two", "Three", "Four"] {
      #expect(found.contains { $0.hasSuffix("# \(name)-column grid") }, "\(found)")
    }
  }

  /// The names are there twice, so they are below headings, of which one is lost.
  @Test func namesThatComeTwiceAreBelowAnother() throws {
    let found = try headings(sizes(["Small", "Medium", "Large", "Small", "Medium"]))
    #expect(found.count { $0 == "#### Small" } == 2, "\(found)")
  }

  @Test func theGroupIsAboveTheFirst() throws {
    let found = try headings(sizes(["Kettles for large kitchens AX 1", "AX 2", "AX 3"]))
    let names = found.drop { !$0.hasSuffix(" Kettles for large kitchens") }.prefix(4)
    #expect(
      names.map { $0.drop { $0 == "#" } } == [
        " Kettles for large kitchens", " AX1", " AX2", " AX3",
      ])
  }

  /// Two tables may be alike by chance, and a size whose first letter is torn off would be another.
  @Test(arguments: [
    ["Small", "Medium"], ["Pots in x Small", "Pots in xx Large", "Pots in xxx Large"],
  ])
  func nothingElseIsOne(names: [String]) throws {
    let found = try headings(sizes(names))
    #expect(!found.contains { $0.hasSuffix("Small") || $0.hasSuffix("Large") }, "\(found)")
  }

  /// What a cell or a sentence says again and again is no header.
  @Test(arguments: ["Tab Shows the steam ", "Live Steam as people ", "Stove Kit provide flames "])
  func aVerbIsInNoHeader(words: String) throws {
    let found = try headings(sizes(["Small", "Medium", "Large"], of: words))
    #expect(!found.contains { $0.hasSuffix("Small") || $0.hasSuffix("Large") }, "\(found)")
  }

  @Test func sentencesThatAreAlikeHaveNoHeadings() throws {
    let sentence = "Show Stove Kit flames on it. "
    let found = try headings(
      "Spouts drip. Lids of Tin. \(sentence)Handles. \(sentence)Pots. \(sentence)")
    #expect(!found.contains { $0.contains("Stove") || $0.contains("Handles") }, "\(found)")
  }

  /// Three in a row, each explained once, would be cells, if they did not open their sentences.
  @Test func namesThatOpenTheirSentencesAreHeadings() throws {
    let body = ["Boil", "Simmer", "Steam"].map { "\($0)\($0) sounds tell how hot the water is." }
    let found = try headings(body.joined())
    #expect(
      found.count { ["Boil", "Simmer", "Steam"].contains($0.drop { $0 == "#" || $0 == " " }) } == 3)
  }
}
