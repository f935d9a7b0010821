import Testing

@testable import SearchCore

/// Rows of tables in tabs, which are told apart by the labels of these.
@Suite struct PanelRowTests {
  private let phone = QuestionTable(
    "Typography", "Phone type sizes", ["Style", "Weight", "Size (points)", "Panel"],
    ["Body", "Regular", "16", "Medium"], ["Body", "Regular", "17", "Large (default)"],
    ["Body", "Regular", "19", "xLarge"], ["Note", "Regular", "12", "Medium"])
  private let watch = QuestionTable(
    "Typography", "Watch type sizes", ["Style", "Weight", "Size (points)", "Panel"],
    ["Body", "Regular", "16", "Large (default 40mm)"],
    ["Body", "Regular", "17", "xLarge (default 44mm)"], ["Body", "Regular", "18", "xxLarge"])
  private let screen = QuestionTable(
    "Typography", "Television styles", ["Style", "Weight", "Size (points)"],
    ["Body", "Medium", "29"], ["Note", "Regular", "23"])

  /// A label that is typed whole tells more than one that says more, or than a weight.
  @Test(arguments: [("xlarge body size", "19"), ("medium body size", "16")])
  func aLabelThatIsTypedWholeTellsTheRow(query: String, size: String) {
    let score = phone.best(query)?.score ?? 0
    #expect(phone.best(query)?.cell == size)
    #expect(score > watch.best(query)?.score ?? -1)
    #expect(score > screen.best(query)?.score ?? -1)
  }

  /// A weight of that name is no tab.
  @Test func aWeightIsNoLabel() {
    let score = phone.best("medium weight body")?.score ?? -1
    #expect(screen.best("medium weight body")?.score ?? 0 > score)
    #expect(screen.best("medium weight body")?.cell == "Medium")
  }

  /// Where no label is typed, the usual one is meant.
  @Test func theUsualLabelIsMeantOtherwise() {
    #expect(phone.best("body size")?.cell == "17")
    #expect(watch.best("default body size")?.cell == "16")
    #expect(phone.best("body size")?.score == watch.best("body size")?.score)
  }

  /// A label names no row of a name and one value: that is asked for beside it.
  @Test func aValueIsAskedForBesideALabel() {
    let grids = QuestionTable(
      "Layout", "Grids", ["Attribute", "Value", "Panel"],
      ["Horizontal spacing", "40 pt", "Nine-column grid"],
      ["Horizontal spacing", "60 pt", "Two-column grid"])
    #expect(grids.best("nine column grid horizontal spacing")?.cell == "40 pt")
  }
}
