import Ingest
import Testing

/// Which bare lines are headings, and of which level.
@Suite struct PlainHeadingTests {
  private func headings(_ body: String, chapters: [String] = ["Best practices"]) -> [String] {
    plainRecovered(body, chapters: chapters).split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("#") }
  }

  private let text = "Steam is hot. Keep away from it."

  @Test func chaptersComeFromTheTail() {
    #expect(
      headings(lines("Lids", text, "Cups", text), chapters: ["Lids", "Cups"])
        == ["## Lids", "## Cups"])
  }

  @Test func aChapterIsNotTheCellThatSaysTheSame() {
    let body = lines(
      "Names", "Use the right names. The following table lists them.", "Term", "Meaning", "Lids",
      "Things on top", "Cups", "Things below", "Lids", text)
    #expect(headings(body, chapters: ["Names", "Lids"]) == ["## Names", "## Lids"])
    #expect(plainRecovered(body, chapters: ["Names", "Lids"]).contains("| Lids"))
  }

  @Test func aBareLineBeforeAParagraph() {
    #expect(headings(lines(text, "Pouring tea", text)) == ["### Pouring tea"])
  }

  /// What a command of a table does stands behind its name.
  @Test func namesOfCommandsAreNone() {
    for does in ["Opens the lid. Steam comes out.", "Toggles between hot and cold. It beeps."] {
      #expect(headings(lines(text, "Lids", does)) == [], "\(does)")
    }
    for about in [
      "Controls let people pour. They turn.", "Displays in kitchens get wet. Dry them.",
      "Controls should be large. They turn.", "Links to other pots are blue. They shine.",
      "Maps lets people pour. It is large.", "Notes is a tool. It helps.",
    ] {
      #expect(headings(lines(text, "Lids", about)) == ["### Lids"], "\(about)")
    }
  }

  @Test func platformsWithMoreWordsMayBeOne() {
    #expect(
      headings(lines(text, "iOS, iPadOS kettle sizes", text)) == ["### iOS, iPadOS kettle sizes"])
    #expect(headings(lines(text, "Pots, cups, and lids of tin", text)) == [])
  }

  @Test func captionsAreNone() {
    #expect(headings(lines(text, "A cup", text)) == [])
    #expect(headings(lines(text, "Empty cup", "Full cup", text)) == [])
    #expect(headings(lines("The cup is full, as shown below.", "Full cup", text)) == [])
  }

  @Test func theLastOfARunMayBeOne() {
    #expect(
      headings(lines(text, "Empty cup", "Full cup", "Pouring tea", text)) == ["### Pouring tea"])
  }

  @Test func platformsAreThreeDeepAndWhatIsBelowFour() {
    let body = lines(
      "Platform considerations", "iOS, iPadOS", text, "Pouring tea", text, "macOS", text)
    #expect(
      headings(body, chapters: ["Platform considerations"])
        == ["## Platform considerations", "### iOS, iPadOS", "#### Pouring tea", "### macOS"])
  }

  @Test func linesThatStandRightOnEachOther() {
    let body = "Specifications\nCup sizes\nSmall\n\n" + text
    #expect(
      headings(body, chapters: ["Specifications"])
        == ["## Specifications", "### Cup sizes", "#### Small"])
  }

  @Test func wordsThatRepeatTheHeadingAbove() {
    let body = lines(text, "Pouring values", text, "macOS pouring values", text)
    #expect(headings(body) == ["### Pouring values", "#### macOS pouring values"])
  }

  @Test func numberedHeadings() {
    #expect(headings(lines(text, "1. Introduction", text)) == ["### 1. Introduction"])
  }

  @Test func rowsThatAreLostAreNoHeadings() {
    #expect(
      headings(lines(text, "Tea", "It is hot.", "Milk", "It is cold.", "Sugar", "It is sweet."))
        == [])
  }
}
