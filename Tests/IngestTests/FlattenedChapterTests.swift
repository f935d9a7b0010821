import Diagnostics
import Ingest
import Model
import Testing

/// The list at the end of a page tells its chapters; what it does not tell, neighbors do.
@Suite struct FlattenedChapterTests {
  @Test func chaptersAreFoundInOrder() {
    let blocks = recovered(
      "ContentPut content first.StyleContent follows style.",
      chapters: ["Content", "Style"])
    #expect(
      blocks == ["## Content", "Put content first.", "## Style", "Content follows style."])
  }

  @Test func wordsOfAChapterMayStandInTheText() {
    let blocks = recovered(
      "Best practicesKeep Best practices short.ContentContent is king.",
      chapters: ["Best practices", "Content"])
    #expect(
      blocks
        == ["## Best practices", "Keep Best practices short.", "## Content", "Content is king."])
  }

  @Test func aChapterMayEndInCapitals() {
    let blocks = recovered("Using custom UIYour tea can wait.", chapters: ["Using custom UI"])
    #expect(blocks == ["## Using custom UI", "Your tea can wait."])
  }

  @Test func aChapterOfThePlainestWordsMayBeMissing() {
    #expect(
      recovered("Best practicesTea is hot.", chapters: ["Best practices", "Nowhere"])
        == ["## Best practices", "Tea is hot."])
  }

  @Test func withoutAListFixedHeadingsTell() throws {
    let page = flattened("Best practicesTea is hot.ResourcesRelatedCups")
    let cut = try #require(page.range(of: "Current page"))
    let body = ingested(raw(String(page[..<cut.lowerBound]))).pages[0].body
    let text = String(decoding: body, as: UTF8.self)
    #expect(
      text.hasSuffix("## Best practices\n\nTea is hot.\n\n## Resources\n\n#### Related\n\nCups\n"))
  }

  @Test func withoutAListHeadingsAreChapters() throws {
    let page = flattened("Pouring teaUse a pot. It helps.LidsTea is hot.", chapters: [])
    let cut = try #require(page.range(of: "Current page"))
    let body = ingested(raw(String(page[..<cut.lowerBound]))).pages[0].body
    let text = String(decoding: body, as: UTF8.self)
    #expect(
      text.hasSuffix(
        "## Pouring tea\n\n**Use a pot.** It helps.\n\n## Lids\n\nTea is hot.\n"))
  }

  @Test func platformsHeadSections() {
    let blocks = recovered(
      "Platform considerationsNot supported in tvOS.iOS, iPadOSTea is hot.LidsLids are hotter.macOS"
        + "macOS is cool.",
      chapters: ["Platform considerations"])
    #expect(
      blocks == [
        "## Platform considerations", "*Not supported in tvOS.*", "### iOS, iPadOS", "Tea is hot.",
        "#### Lids", "Lids are hotter.", "### macOS", "macOS is cool.",
      ])
  }

  @Test func theTitleIsTheOneOfThePageNotOfTheScraper() {
    let text = flattened("Best practicesTea is hot.")
      .replacingFirst("title: Kettles", "title: KETTLES")
    #expect(ingested(raw(text)).pages[0].frontMatter.title == "Kettles")
  }

  @Test func aNoticeOfAnUpdateIsNoText() {
    let text = flattened("Best practicesTea is hot.")
      .replacingFirst("Navigation Kettles", "Navigation June 9, 2025 More tea for Kettles. Kettles")
    let outcome = ingested(raw(text))
    #expect(
      String(decoding: outcome.pages[0].body, as: UTF8.self).hasPrefix("# Kettles\n\nA kettle"))
    #expect(outcome.ledger.spans.contains { $0.rule == "update-notice" && $0.fate == .kept })
  }
}

extension String {
  func replacingFirst(_ old: String, _ new: String) -> String {
    guard let place = range(of: old) else { return self }
    return String(self[..<place.lowerBound]) + new + self[place.upperBound...]
  }

  func range(of needle: String) -> Range<String.Index>? {
    indices.first { self[$0...].hasPrefix(needle) }.map { start in
      start..<index(start, offsetBy: needle.count)
    }
  }
}
