import Ingest
import Model
import Testing

/// Levels of headings that the guidelines' page is known to have.
@Suite struct OutlineLevelTests {
  private let text = "Steam is hot. Keep away from it."
  private let wanted = ["## Using Apple Pay buttons", "### Button styles", "#### Black"]

  private func headings(_ file: String) -> [String] {
    let page = ingested(raw(file)).pages.first
    return String(decoding: page?.body ?? [], as: UTF8.self).split(separator: "\n")
      .map(String.init).filter { $0.hasPrefix("##") }
  }

  @Test func ofPlainLines() {
    let body = lines(
      "Abstract.", "Using Apple Pay buttons", text, "Button styles", text, "Black", text)
    let chapters = ["Using Apple Pay buttons"]
    #expect(headings(plainPage(body, chapters: chapters, title: "Apple Pay")) == wanted)
    #expect(headings(plainPage(body, chapters: chapters)).last == "### Black")
  }

  @Test func ofFlattenedText() {
    let body = "Using Apple Pay buttons\(text)Button styles\(text)Black\(text)"
    let page = flattened(body, chapters: ["Using Apple Pay buttons"])
    #expect(headings(page.replacing("guidelines/kettles", with: "guidelines/apple-pay")) == wanted)
    #expect(headings(page).last == "### Black")
  }

  /// The last of some names is an item like the others, though the page has a heading that is called
  /// so.
  @Test func anItemIsNoHeading() {
    let body = "Icons are for these actions:Copying textPasting textUndoing strokesSearch\(text)"
    let page = flattened("Best practices" + body)
      .replacing("guidelines/kettles", with: "guidelines/icons")
    #expect(headings(page) == ["## Best practices"])
  }
}
