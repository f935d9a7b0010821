import Diagnostics
import Model
import Testing

@Suite struct TableNamingTests {
  private static func grid(_ header: String) -> String {
    "\n| \(header) |\n|---|---|\n| x | y |\n\n"
  }

  private func ids(_ markdown: String, edition: Slug = FrontMatter.current) -> [String] {
    tables(markdown, edition: edition).map(\.id)
  }

  @Test func aTableIsCalledAsItsSection() {
    let found = table("# Type\n\n## Sizes\n\n### iOS, iPadOS sizes\n" + Self.grid("A | B"))
    #expect(found?.id == "type--ios-ipados-sizes")
    #expect(found?.caption == "iOS, iPadOS sizes" && found?.section == 2)
  }

  /// Each is two files of the site.
  @Test func tablesBeyondTheLimitAreShownAlone() {
    let most = String(repeating: Self.grid("A | B"), count: TableLimit.tables)
    #expect(!findings(most).contains { $0.rule.id == "many-tables" })
    let more = most + "> | A | B |\n> |---|---|\n" + Self.grid("A | B")
    #expect(tables(more).count == TableLimit.tables)
    let line = most.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(findings(more).filter { $0.rule.id == "many-tables" }.map(\.location.line) == [line])
  }

  @Test func aTableAboveAllSectionsIsThePages() {
    let found = table("# Type\n" + Self.grid("A | B"))
    #expect(found?.id == "type--overview" && found?.caption == "Type" && found?.section == 0)
    #expect(table(Self.grid("A | B"))?.section == nil)
    #expect(ids(Self.grid("A | B")) == ["type--overview"])
  }

  @Test func anOlderEditionStandsInFront() {
    #expect(ids("## Bars\n" + Self.grid("A | B"), edition: "ios-2014") == ["ios-2014--type--bars"])
  }

  @Test func severalInASectionAreToldApartByLabelsAndColumns() {
    let found = tables(
      "## Sizes\n" + Self.grid("Platform | Size") + Self.grid("Platform | Text weight")
        + "**By hand**\n" + Self.grid("Platform | Size"))
    #expect(found.map(\.id) == ["type--sizes", "type--sizes--text-weight", "type--sizes--by-hand"])
    #expect(found.map(\.caption) == ["Sizes", "Sizes: Text weight", "Sizes: By hand"])
  }

  @Test func aNumberIsTheLastResort() {
    let grid = Self.grid(" | Words")
    #expect(ids("## Use\n" + grid + grid + grid) == ["type--use", "type--use-2", "type--use-3"])
  }

  @Test func theSameSectionTwiceGetsANumberFromItsAnchor() {
    let found = ids("## Use\n" + Self.grid("A | B") + "## Use\n" + Self.grid("A | B"))
    #expect(found == ["type--use", "type--use-2"])
  }

  @Test func anchorsThatDifferInCaseOnlyAreTwo() {
    let found = ids("## iOS\n" + Self.grid("A | B") + "## IOS\n" + Self.grid("A | B"))
    #expect(found == ["type--ios", "type--ios-2"])
  }

  @Test func idsAreOfBoundedLength() {
    let words = String(repeating: "word ", count: 60)
    let found = ids("## \(words)\n" + Self.grid("\(words)a | B") + Self.grid("\(words)b | B"))
    #expect(found.count == 2 && Set(found).count == 2)
    #expect(found.allSatisfy { $0.utf8.count <= AnchorNames.longest + 2 })
  }

  /// Whatever comes to other sections, an id stays as it is.
  @Test func otherSectionsChangeNothing() {
    let own = "## Sizes\n" + Self.grid("A | B") + Self.grid("A | C") + Self.grid("A | C")
    let others = ["## First\n", "## Next\n\n### Deep\n"].map { $0 + Self.grid("A | B") }
    let wanted = ids(own)
    #expect(wanted == ["type--sizes--b", "type--sizes", "type--sizes-2"])
    for page in [others[0] + own, own + others[1], others[0] + own + others[1]] {
      #expect(ids(page).filter { $0.hasPrefix("type--sizes") } == wanted)
    }
  }
}
