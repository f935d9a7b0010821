import Model
import Testing

@Suite struct PanelTests {
  private static func grid(_ rows: String...) -> String {
    "\n| Style | Size |\n|---|---|\n" + rows.map { "| \($0) |\n" }.joined() + "\n"
  }

  private static let tabs =
    "# Type\n\n## Sizes\n\n<!-- tabs -->\n\n<!-- tab: Small -->\n\n#### Small\n" + grid("A | 1")
    + "Made for two.\n\n<!-- tab: Large -->\n" + grid("A | 2", "B | 3") + "Made for two.\n\n"

  @Test func thePanelsOfAGroupAreOneTable() {
    let table = table(Self.tabs + "<!-- /tabs -->\n")
    #expect(table?.id == "type--sizes" && table?.caption == "Sizes")
    #expect(table?.keys == ["panel", "style", "size"])
    #expect(table?.names == ["Panel", "Style", "Size"])
    #expect(table?.lines == ["Small|A|1", "Large|A|2", "Large|B|3"])
    #expect(table?.panels == ["Small", "Large"])
    #expect(table?.parts.map(\.rows) == [0..<1, 1..<3])
    #expect(table?.notes == ["Made for two."])
    #expect(table?.missingPanels == [] && table?.isJoined == true)
    #expect(table?.rows.allSatisfy { $0.cells[0].node == nil } == true)
  }

  @Test func panelsThatNoSourceHasAreNamed() {
    let table = table(
      "## Sizes\n\n<!-- tabs, missing: Large; Huge -->\n\n<!-- tab: Small -->\n"
        + Self.grid("A | 1") + "<!-- /tabs -->\n")
    #expect(table?.missingPanels == ["Large", "Huge"])
    #expect(table?.lines == ["Small|A|1"])
  }

  @Test func panelsWithOtherColumnsAndWithoutTables() {
    let found = tables(
      Self.tabs + "<!-- tab: Notes -->\n\nNo table.\n\n<!-- tab: Wide -->\n\n| Style | Width |\n"
        + "|---|---|\n| A | 9 |\n\n<!-- /tabs -->\n")
    #expect(found.map(\.id) == ["type--sizes--size", "type--sizes--wide"])
    #expect(found.map(\.panels) == [["Small", "Large"], ["Wide"]])
    #expect(found.last?.lines == ["Wide|A|9"])
  }

  @Test func twoTablesInEachPanelAreTwo() {
    let found = tables(
      "## Sizes\n\n<!-- tabs -->\n\n<!-- tab: A -->\n" + Self.grid("a | 1") + Self.grid("a | 2")
        + "<!-- tab: B -->\n" + Self.grid("b | 3") + Self.grid("b | 4") + "<!-- /tabs -->\n")
    #expect(found.map(\.lines) == [["A|a|1", "B|b|3"], ["A|a|2", "B|b|4"]])
    #expect(found.map(\.id) == ["type--sizes", "type--sizes-2"])
  }

  @Test func panelsOfPlatformsSaySo() {
    let table = table(
      "## Sizes\n\n<!-- tabs -->\n\n<!-- tab: iOS, iPadOS -->\n" + Self.grid("a | 1")
        + "<!-- tab: tvOS -->\n" + Self.grid("a | 2") + "<!-- /tabs -->\n")
    #expect(table?.names.first == "Platform" && table?.keys.first == "panel")
  }

  @Test func aColumnThatIsCalledPanelKeepsItsName() {
    let table = table(
      "## Sizes\n\n<!-- tabs -->\n\n<!-- tab: a -->\n\n| Panel | B |\n|---|---|\n| x | y |\n")
    #expect(table?.keys == ["panel", "panel-2", "b"])
    #expect(table?.names == ["Panel", "Panel", "B"])
  }

  @Test func aGroupThatNobodyClosedEndsAtAHigherHeading() {
    let found = tables(Self.tabs + "# More\n" + Self.grid("C | 4"))
    #expect(found.map(\.panels) == [["Small", "Large"], [nil]])
    #expect(found.map(\.id) == ["type--sizes", "type--more"])
  }

  @Test func headingsInsideOfPanelsMayStandAsHighAsTheOneAbove() {
    let found = tables(
      "#### Grids\n\n<!-- tabs -->\n\n<!-- tab: Two -->\n\n#### Two columns\n"
        + Self.grid("a | 1") + "<!-- tab: Three -->\n\n#### Three columns\n" + Self.grid("a | 2")
        + "<!-- /tabs -->\n\n#### After\n" + Self.grid("b | 3"))
    #expect(found.map(\.id) == ["type--grids", "type--after"])
    #expect(found.first?.lines == ["Two|a|1", "Three|a|2"])
  }

  @Test func aPanelOutsideOfAGroupIsNone() {
    #expect(table("## Sizes\n\n<!-- tab: A -->\n" + Self.grid("a | 1"))?.panels == [nil])
  }
}

/// Pages that lost the marks of their tabs, and have the labels in bold above the tables.
@Suite struct LabeledTableTests {
  private static func labeled(_ labels: String..., header: String = "Style | Size") -> String {
    labels.map { "**\($0)**\n\n| \(header) |\n|---|---|\n| A | 1 |\n\n" }.joined()
  }

  @Test func tablesUnderLabelsAreOne() {
    let table = table("## Sizes\n\n" + Self.labeled("Small", "Medium:", "Large (default)"))
    #expect(table?.panels == ["Small", "Medium", "Large (default)"])
    #expect(table?.lines == ["Small|A|1", "Medium|A|1", "Large (default)|A|1"])
  }

  @Test func picturesMayStandBetween() {
    let one = Self.labeled("Two").split(separator: "\n\n").joined(separator: "\n\n![a](b)\n\n")
    let table = table("## Sizes\n\n" + one + "\n\n" + Self.labeled("Three"))
    #expect(table?.panels == ["Two", "Three"])
  }

  @Test func aSingleLabelMakesNoPanel() {
    let table = table("## Sizes\n\n" + Self.labeled("Small"))
    #expect(table?.panels == [nil] && table?.keys == ["style", "size"])
    #expect(table?.id == "type--sizes")
  }

  @Test(arguments: [
    labeled("One") + "## Next\n\n" + labeled("Two"),
    labeled("One") + labeled("Two", header: "Style | Width"),
    labeled("One") + "| Style | Size |\n|---|---|\n| A | 1 |\n",
    labeled("Do this.", "Do that!"),
    labeled("Is it?", "A label and more words than anybody would ever write on one tab of a page"),
    "**Small** text\n\n| Style | Size |\n|---|---|\n| A | 1 |\n\n" + labeled("Two"),
  ])
  func whatIsNotJoined(markdown: String) {
    let found = tables("## Sizes\n\n" + markdown)
    #expect(found.count == 2)
    #expect(found.allSatisfy { !$0.isJoined })
  }

  private static let carriedOn =
    "## All\n\n### iOS sizes\n\n" + labeled("S", "L") + "### iOS larger sizes\n\n"
    + labeled("AX1", "AX2")

  @Test func aSectionCarriesOnThePanelsOfTheOneBefore() throws {
    let joined = try #require(table(Self.carriedOn))
    #expect(joined.id == "type--ios-sizes" && joined.caption == "iOS sizes")
    #expect(joined.panels == ["S", "L", "AX1", "AX2"])
  }

  @Test(arguments: [
    ("AX1", "S"), ("### iOS larger sizes", "### tvOS larger sizes"),
    ("### iOS larger sizes", "### iOS larger faces"), ("### iOS larger", "#### iOS larger"),
    ("### iOS larger", "### iOS words\n\n### iOS larger"),
  ])
  func whatCarriesNothingOn(part: String, other: String) {
    #expect(tables(Self.carriedOn.replacing(part, with: other)).count == 2)
  }
}
