import Model
import Testing

@testable import SearchIndex

/// Words that others have for something, and what is found by them.
@Suite struct ForeignNameTests {
  private static let synonyms = Synonyms([
    .init(target: "button", words: ["floating action button"]),
    .init(target: "sidebar", words: ["nav rail"]),
    .init(target: "text field", words: ["text box"]),
    .init(target: "alert", words: ["message box"]),
    .init(target: "corner", words: ["edge", "FooEdge"]),
  ])

  private static let pages = [
    ("Action button", "The action button is on the side. An action may start with a button."),
    ("Buttons", "A button starts an action. Some are floating."),
    ("Sidebars", "A sidebar leads to rain."),
    ("Boxes", "A box groups what is in it."),
    ("Alerts", "An alert says what is wrong, in a message."),
    ("Text fields", "Text is typed in a text field."),
    (
      "Complications",
      """
      ## Corner

      | Image | 40mm | 41mm |
      |---|---|---|
      | Circular | 32x32 pt | 34x34 pt |
      | Gauge | 20x20 pt | 21x21 pt |
      | Text | 20x20 pt | 21x21 pt |
      | Stack | 18x18 pt | 19x19 pt |
      """
    ),
  ]

  private func answer(_ query: String) throws -> SearchAnswer {
    let site = Site(
      settings: SiteSettings(), pages: Self.pages.map { ParsedPage.make($0, $1) }, groups: [])
    let search = try SiteSearch(output: "out", files: published(site, Self.synonyms))
    return try search.answer(SearchQuestion(query, limit: 9))
  }

  /// Which kind of a button is meant names no other page.
  @Test func aKindOfAThingIsTheThing() throws {
    #expect(try answer("action button ").results.first?.slug == "action-button")
    #expect(try answer("floating action button ").results.first?.slug == "buttons")
    #expect(try answer("floating action button ").also == [])
  }

  @Test func itsWordsNameNoOtherPage() throws {
    #expect(try answer("box ").results.first?.slug == "boxes")
    #expect(try answer("message box ").results.first?.slug == "alerts")
  }

  @Test func itsWordsAreNoSlips() throws {
    #expect(try answer("rail ").corrections == [])
    #expect(try answer("nav rail ").corrections == [])
    #expect(try answer("nav rail ").also == ["sidebar"])
    #expect(try answer("nav raim ").corrections.map(\.meant) == ["rain"])
  }

  /// What is called otherwise as a whole asks for its page, and for no row that has a word of it.
  @Test func asksForNoRow() throws {
    #expect(try answer("text corner 40mm").results.contains { $0.excerpt.isAnswer })
    let found = try answer("text box").results
    #expect(found.first?.slug == "text-fields")
    #expect(!found.contains { $0.excerpt.isAnswer })
  }

  /// Both words lead to corners, but no row is about what another maker gave a name.
  @Test func aNameOfAnotherMakerShowsNoRow() throws {
    #expect(try answer("gauge edge 41mm").results.contains { $0.excerpt.isAnswer })
    let found = try answer("gauge fooedge 41mm")
    #expect(!found.results.contains { $0.excerpt.isAnswer })
    #expect(found.also == ["corner"])
  }
}
