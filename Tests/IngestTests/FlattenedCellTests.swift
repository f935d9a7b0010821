import Diagnostics
import Ingest
import Testing

/// Cells that nothing separates from the text around them look like headings.
@Suite struct FlattenedCellTests {
  private func headings(_ body: String) -> [String] {
    practices("Tea is hot. It burns." + body).filter { $0.hasPrefix("#") }
  }

  @Test(arguments: [
    // What a cell says of the name of its row has no subject.
    "BoilingHeat is needed. For example, a flame.Rings when hot. Doesn’t ring twice.",
    "BoilingHeat is needed. It is strong.Doesn’t ring. It boils.",
    "RefillingWhen the pot is empty, opens the lid wide. Steam comes out.",
    // A word that ends one cell and begins the next.
    "Smallest sizePrinted kettleworksMinimum width of 3/4 inch (1.9 cm).Digital kettleworks"
      + "Minimum size of 9 px. Use a small file.",
  ])
  func theNameOfARowIsNoHeading(rows: String) { #expect(headings(rows) == []) }

  @Test(arguments: [
    "Boiling waterThe pot doesn’t ring. It boils.",
    "Boiling waterWhen the pot is empty, people open the lid. Steam comes out.",
  ])
  func sentencesWithASubjectStandBelowAHeading(text: String) {
    #expect(headings(text) == ["### Boiling water"])
  }

  /// The last cell ends as the others do.
  @Test func aTableKeepsItsLastRow() {
    let rows = ["Round", "Flat", "Glass", "Steel"].map { "\($0) tea pot\($0) kettles are fine." }
    let text = String(repeating: "It is for show, since it burns when people use it. ", count: 5)
    let last = "Wooden tea pot" + text + "It looks good."
    #expect(headings("Usage" + rows.joined() + last) == [])
  }

  @Test func anAnnouncedRunOfNamesHasNoHeadingAtItsEnd() {
    let names = ["Age", "Shape", "Color", "Weight", "Make", "Price", "Taste", "Reach of the arm"]
    let text = String(repeating: "As people grow, they change what they drink. ", count: 6)
    #expect(headings("People differ in:" + names.joined() + text + "They grow.") == [])
  }
}
