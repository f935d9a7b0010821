import Build
import Diagnostics
import Files
import SearchIndex
import Testing

/// Which rows answer, from raw files to the search.
@Suite struct AnswerRowTests {
  private static let focus = """
    ## Integrating with Focus

    | Levels | Overrides Ring/Silent | Breaks through |
    | --- | --- | --- |
    | Active | No | Yes |
    | Critical | Yes | Yes |

    ## Icon sizes

    | Device | Size |
    | --- | --- |
    | iPhone 15 | 60x60 pt (180x180 px @3x) |
    | iPad | 76x76 pt (152x152 px @2x) |

    """

  private func row(_ query: String) async throws -> String? {
    let pages = [
      "content/raw/focus.md": Projects.mirror("focus", Self.focus),
      "content/raw/activity-rings.md": Projects.mirror(
        "activity rings", "Rings show what people did.\n"),
    ]
    let files = Projects.files(pages)
    let report = await Pipeline(Projects.options(), files: files).build()
    #expect(!report.diagnostics.contains { $0.level == .error })
    let search = try SiteSearch(output: "p/public", files: files)
    let found = try search.answer(SearchQuestion(query, limit: 3)).results
    return found.first { $0.excerpt.isAnswer }?.excerpt.row.first?.text
  }

  /// A title that is typed in full asks for its page, whatever a row says.
  @Test(arguments: ["activity rings", "activity ring ios", "activty rings"])
  func aTitleTakesNoRowOfAnotherPage(query: String) async throws {
    #expect(try await row(query) == nil)
  }

  @Test(arguments: [
    ("active overrides ring", "Active"), ("focus active overrides ring", "Active"),
    ("ipad icon size", "iPad"), ("iphone 15 icon px", "iPhone 15"),
    ("15 px icon", nil),
  ])
  func aRowIsThereForWhoAsksForIt(query: String, name: String?) async throws {
    #expect(try await row(query) == name)
  }
}
