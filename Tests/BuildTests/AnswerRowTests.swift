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

    ## Badges

    | Attribute | Value |
    | --- | --- |
    | Image size | 512x512 pt |

    Other systems:

    | Attribute | Value |
    | --- | --- |
    | Image size | 320x320 pt |

    ## Control sizes

    | Platform | Default control size | Minimum control size |
    | --- | --- | --- |
    | iOS | 44x44 pt | 28x28 pt |
    | macOS | 28x28 pt | 20x20 pt |
    | tvOS | 66x66 pt | 56x56 pt |
    | watchOS | 44x44 pt | 28x28 pt |

    ## Standard icons

    | Action | Icon | Symbol name |
    | --- | --- | --- |
    | Share | An arrow. | `square.and.arrow.up` |
    | Print | A printer. | `printer` |
    | Delete | A can. | `trash` |
    | Done | A check. | `checkmark` |

    ## Contrast

    | Text size | Weight | Ratio |
    | --- | --- | --- |
    | Up to 17 pts | All | 4.5:1 |
    | Up to 99999999999999999999 pts | All | 3:1 |
    | Serial99999999999999999999 | Bold | 2:1 |

    """

  private func row(_ query: String) async throws -> String? {
    try await answer(SearchQuestion(query, limit: 3)).results.first { $0.excerpt.isAnswer }?
      .excerpt.row.first?.text
  }

  private func answer(_ question: SearchQuestion) async throws -> SearchAnswer {
    let pages = [
      "content/raw/focus.md": Projects.mirror("focus", Self.focus),
      "content/raw/activity-rings.md": Projects.mirror(
        "activity rings", "No additional considerations for macOS. Not supported in tvOS.\n"),
      "content/raw/designing-for-watchos.md": Projects.mirror(
        "Designing for watchOS", "An Apple Watch is small. Designing for an Apple Watch is not.\n"),
    ]
    let files = Projects.files(pages)
    let report = await Pipeline(Projects.options(), files: files).build()
    #expect(!report.diagnostics.contains { $0.level == .error })
    let search = try SiteSearch(output: "p/public", files: files)
    return try search.answer(question)
  }

  /// A title that is typed in full asks for its page, whatever a row says.
  @Test(arguments: ["activity rings", "activity ring ios", "activty rings"])
  func aTitleTakesNoRowOfAnotherPage(query: String) async throws {
    #expect(try await row(query) == nil)
  }

  /// A page that a filter hides keeps no row from anybody.
  @Test func aHiddenTitleTakesNothing() async throws {
    var question = SearchQuestion("active overrides ring", limit: 3)
    question.filters = [.init(facet: "platform", name: "tvOS")]
    let shown = try await answer(question).results
    question.query = "activity rings"
    let rows = try await answer(question).results.filter(\.excerpt.isAnswer)
    #expect(shown.first?.excerpt.isAnswer == true)
    #expect(rows.map(\.excerpt.row.first?.text) == ["Active"])
  }

  /// Of two tables of one section neither says that it is about a platform: the first is no answer.
  @Test(arguments: [("badge image size", "Image size"), ("badge image size tvos", nil)])
  func aPlatformThatNoTableNamesHasNoAnswer(query: String, name: String?) async throws {
    #expect(try await row(query) == name)
  }

  /// A figure is shown in all rows that have it, if these are few.
  @Test(arguments: [
    ("44 pt control", ["iOS", "watchOS"]), ("56x56 control", ["tvOS"]), ("45 pt control", []),
  ])
  func whatAFigureBelongsToIsShown(query: String, names: [String]) async throws {
    let rows = try await answer(SearchQuestion(query, limit: 9)).results.filter(\.excerpt.isAnswer)
    #expect(rows.map(\.excerpt.row.first?.text) == names)
    #expect(rows.allSatisfy { $0.excerpt.answer != nil })
  }

  /// Two words in one are told, also where they name a platform and nothing else.
  @Test func aPlatformInOneWordIsParted() async throws {
    let found = try await answer(SearchQuestion("applewatch", limit: 3))
    #expect(found.results.first?.title == "Designing for watchOS")
    #expect(found.corrections == [.init(typed: "applewatch", meant: "apple watch")])
  }

  @Test(arguments: [
    ("active overrides ring", "Active"), ("focus active overrides ring", "Active"),
    ("ipad icon size", "iPad"), ("iphone 15 icon px", "iPhone 15"),
    ("15 px icon", nil), ("share icon", "Share"), ("share icon badges", "Share"),
    ("12 pt text ratio", "Up to 17 pts"),
    ("9223372036854775808 pt text ratio", "Up to 99999999999999999999 pts"),
    // That of another maker is another.
    ("zeppelin share icon", nil), ("delete icon quuxware", nil),
  ])
  func aRowIsThereForWhoAsksForIt(query: String, name: String?) async throws {
    #expect(try await row(query) == name)
  }
}
