import Ingest
import Model
import Testing

/// The chapters that the tail names are found in order, each at its best place.
@Suite struct PlainChapterTests {
  private let text = "Steam is hot. Keep away from it."

  private func chapters(_ body: String, _ names: String...) -> [String] {
    plainRecovered(body, chapters: names).split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
  }

  @Test func aChapterThatIsNotThereIsLeftOut() {
    #expect(
      chapters(lines("Lids", text, "Cups", text), "Lids", "Pots", "Cups") == ["Lids", "Cups"])
  }

  /// A scrape that was cut short, or lost its tail.
  @Test func withoutATailTheChaptersAreThoseOfMostPagesAndOfApplesPage() throws {
    let body = lines(
      "Best practices", text, "Titles", text, "Lids", text, "Platform considerations", "macOS",
      text,
      "Resources", "Related", "Windows", "Change log", "Date\nChanges", "June 9, 2025\nNew page.")
    let page = plainPage(body, title: "Toolbars")
    let cut = try #require(page.range(of: "Current page is"))
    let pages = ingested(raw(String(page[..<cut.lowerBound]))).pages
    let markdown = String(decoding: try #require(pages.first).body, as: UTF8.self)
    let headings = markdown.split(separator: "\n").filter { $0.hasPrefix("#") }
    #expect(
      headings == [
        "# Toolbars", "## Best practices", "## Titles", "### Lids", "## Platform considerations",
        "### macOS", "## Resources", "#### Related", "## Change log",
      ])
  }

  @Test func theOrderOfTheTailCounts() {
    #expect(chapters(lines("Lids", text, "Cups", text), "Cups", "Lids").count == 1)
  }

  @Test func aTitleThatComesTwiceIsFoundTwice() {
    #expect(
      chapters(lines("Lids", text, "Cups", text, "Lids", text), "Lids", "Cups", "Lids") == [
        "Lids", "Cups", "Lids",
      ])
  }

  @Test func theHeadingIsTheOneBeforeAParagraph() {
    let body = lines(text, "Lids", "Cups", "Pots") + "\n\n" + lines(text, "Lids", text)
    #expect(plainRecovered(body, chapters: ["Lids"]).hasSuffix("## Lids\n\n\(text)\n"))
  }

  @Test func groupsOnTopOfEachOther() {
    #expect(
      chapters("Lids\nSmall ones\n\n\(text)\n\nCups\n\n\(text)", "Lids", "Cups") == [
        "Lids", "Cups",
      ])
  }

  @Test func aTailWithoutEndCostsNoTime() {
    let names = (0..<500).map { "Room \($0)" }
    let body = names.flatMap { [$0, text] }.joined(separator: "\n\n")
    let page = plainRecovered(body, chapters: names)
    #expect(page.hasPrefix("## Room 0\n\n\(text)\n\n## Room 1\n"))
  }
}
