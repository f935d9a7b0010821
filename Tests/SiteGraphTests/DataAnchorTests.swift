import Model
import Testing

/// What links to the data of a page lead to.
@Suite struct DataAnchorTests {
  private static let body = """
    ## Sizes

    | Device | Width |
    |---|---|
    | Small | 3 |
    | Large | 4 |

    ## Change log

    | Date | Changes |
    |---|---|
    | June 9, 2025 | Widened. |
    | May 1, 2024 | Written. |
    """

  @Test(arguments: [
    ("table-sizes", "table-sizes"), ("Large", "large"),
    ("changed-2024-05-01", "changed-2024-05-01"),
    ("table-change-log", "table-change-log"), ("table-other", ""),
  ])
  func linksLeadThere(fragment: String, anchor: String) {
    let link = page("b", body: "See [x](/design/human-interface-guidelines/a#\(fragment)).")
    let site = site([page("a", body: Self.body), link], [("One", ["a", "b"])])
    #expect(site.pages[1].links.values.first == .page(0, fragment: anchor))
  }
}
