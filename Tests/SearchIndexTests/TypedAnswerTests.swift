import Model
import Testing

@testable import SearchIndex

/// Rows that answer what was typed wrong or as developers write it, from pages to answers.
@Suite struct TypedAnswerTests {
  private static let pages = [
    (
      "Color",
      """
      ## System colors

      | Name | Light | Dark |
      |---|---|---|
      | Brown | R-172,G-127,B-94 | R-183,G-138,B-102 |
      | Mint | R-0,G-200,B-179 | R-0,G-218,B-195 |
      | Red | R-255,G-56,B-60 | R-255,G-66,B-69 |
      | Teal | R-0,G-195,B-208 | R-0,G-210,B-224 |

      ## Faces

      Brows are drawn above eyes. No brows are colored.

      ## Foreheads

      They have brows.
      """
    ),
    (
      "Icons",
      """
      ## Editing

      | Action | Icon | Symbol name |
      |---|---|---|
      | Copy | Two sheets. | document.on.document |
      | Paste | A clipboard. | document.on.clipboard |
      | Done | A tick. | checkmark |
      | Undo | An arrow. | arrow.uturn |
      """
    ),
  ]

  private func answer(_ query: String) throws -> SearchResult? {
    let site = Site(
      settings: SiteSettings(), pages: Self.pages.map { ParsedPage.make($0, $1) }, groups: [])
    let search = try SiteSearch(output: "out", files: published(site))
    return try search.answer(SearchQuestion(query, limit: 3)).results.first(
      where: \.excerpt.isAnswer)
  }

  /// “Brows” is as near as “brown”, and in more sections; only one of them is in a row.
  @Test func aSlipIsWhatARowHas() throws {
    let found = try answer("browm system color dark")
    #expect(found?.excerpt.row.map(\.text).contains("R-183,G-138,B-102") == true)
    #expect(try answer("brownn system color dark") != nil)
    #expect(try answer("brick system color dark") == nil)
  }

  @Test func aSymbolMaySayAWordTwice() throws {
    #expect(try answer("document.on.document")?.excerpt.row.first?.text == "Copy")
    #expect(try answer("document.on.clipboard")?.excerpt.row.first?.text == "Paste")
    #expect(try answer("document.on.") == nil)
    #expect(try answer("document") == nil)
  }
}
