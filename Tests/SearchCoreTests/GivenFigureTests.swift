import Testing

@testable import SearchCore

/// A figure that is typed is shown with what it belongs to.
struct GivenFigureTests {
  private let sizes = QuestionTable(
    "Accessibility", "Mobility", ["Platform", "Default control size", "Minimum control size"],
    ["iOS, iPadOS", "44x44 pt", "28x28 pt"], ["tvOS", "66x66 pt", "56x56 pt"])
  private let styles = QuestionTable(
    "Typography", "Text styles", ["Style", "Weight", "Size (points)", "Leading (points)"],
    ["Large Title", "Regular", "34", "41"], ["Title 2", "Regular", "22", "28"])

  @Test(arguments: [
    ("44x44 control", "iOS, iPadOS", "44x44 pt"), ("56x56 pt control", "tvOS", "56x56 pt"),
    ("28 pt control", "iOS, iPadOS", "28x28 pt"), ("66pt touch target tvos", "tvOS", "66x66 pt"),
    ("touch target", "iOS, iPadOS", "44x44 pt"), ("tvos touch target", "tvOS", "66x66 pt"),
  ])
  func aFigureShowsItself(query: String, row: String, cell: String) {
    let found = sizes.best(query)
    #expect(found?.row == row)
    #expect(found?.cell == cell)
  }

  @Test(arguments: [
    "44 px touch target", "4 pt touch target", "24 pt touch target", "44x28 control",
  ])
  func aFigureThatNoRowHasShowsNone(query: String) { #expect(sizes.best(query) == nil) }

  @Test(arguments: [
    ("34 pt large title", "34"), ("34 pt large title leading", "41"), ("large title leading", "41"),
    ("41 pt large title", "41"), ("22 pt large title", nil),
  ])
  func anotherFigureOfItsRowIsShownIfItsColumnIsNamed(query: String, cell: String?) {
    #expect(styles.best(query)?.cell == cell)
  }

  /// A device has its number in its name, and what is beside it is no figure of the query.
  @Test func theNumberOfADeviceIsNoFigure() {
    let islands = QuestionTable(
      "Live Activities", "Dimensions", ["Device", "Minimum (pt)", "Width (pt)"],
      ["Phone 16", "16", "230"])
    let found = islands.best("phone 16 width", of: ["phone": "ios"])
    #expect(found?.cell == "230")
  }
}
