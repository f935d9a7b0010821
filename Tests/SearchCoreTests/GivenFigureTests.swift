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

  /// What is in brackets is a figure too, and an icon is no name.
  @Test(arguments: [
    ("120 px icon", "60x60 pt (120x120 px @2x)"), ("icon 180 px", "60x60 pt (180x180 px @3x)"),
    ("180x180 website icon", "60x60 pt (180x180 px @3x)"), ("120 pt icon", nil),
  ])
  func aSizeInBracketsIsAFigure(query: String, cell: String?) {
    let icons = QuestionTable(
      "Apple Pay", "Displaying a website icon", ["@2x", "@3x"],
      ["60x60 pt (120x120 px @2x)", "60x60 pt (180x180 px @3x)"])
    #expect(icons.best(query)?.cell == cell)
  }

  /// A number behind a device is the device’s, or else a figure if it has a unit.
  @Test(arguments: [
    ("phone 44 pt control", "44x44 pt", 1), ("phone 28 pt control", "28x28 pt", 1),
    ("phone 44x44 control", "44x44 pt", 0), ("phone 66 pt control", nil, 1),
  ])
  func aFigureIsBehindADevice(query: String, cell: String?, looseness: Int) {
    #expect(sizes.best(query, of: ["phone": "ios"], looseness: looseness)?.cell == cell)
  }

  @Test func aDeviceBelowItsSystemIsFoundByItsFigure() {
    let phones = QuestionTable(
      "Layout", "iOS device screen dimensions", ["Model", "Dimensions (portrait)"],
      ["Phone 17 Pro", "402x874 pt (1206x2622 px @3x)"],
      ["Phone 15", "393x852 pt (1179x2556 px @3x)"], ["Player", "320x568 pt (640x1136 px @2x)"],
      ["Phone SE", "375x667 pt (750x1334 px @2x)"],
      ["Phone mini 5.4-inch", "375x812 pt (1125x2436 px @3x)"])
    func best(_ query: String) -> String? { phones.best(query, of: ["phone": "ios"])?.row }
    #expect(best("phone 402x874") == "Phone 17 Pro")
    #expect(best("phone 1179x2556") == "Phone 15")
    #expect(best("phone 320x568") == nil)
    #expect(best("phone 15 px") == "Phone 15")
    #expect(best("phone mini 5.4 pixel dimensions") == "Phone mini 5.4-inch")
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

  /// “Minimum” is said of any size.
  @Test(arguments: [
    ("44 pt minimum control", "44x44 pt"), ("minimum control 56 pt", "56x56 pt"),
    ("default control 28 pt", "28x28 pt"),
  ])
  func aClassOfSizesNamesNoOtherColumn(query: String, cell: String) {
    #expect(sizes.best(query)?.cell == cell)
  }

  /// Of two rows, that with the figure below the column that is named goes first.
  @Test func aFigureIsLookedForBelowItsColumn() {
    let two = QuestionTable(
      "Typography", "Text styles", ["Style", "Size (points)", "Leading (points)"],
      ["Title 1", "22", "26"], ["Title 2", "17", "22"])
    #expect(two.best("leading 22")?.row == "Title 2")
    #expect(two.best("title leading 22")?.cell == "22")
  }

  private let rings = QuestionTable(
    "Complications", "Circular", ["Image", "38mm", "40mm/42mm", "45mm/49mm"],
    ["Ring", "20x20 pt (40x40 px @2x)", "22x22 pt (44x44 px @2x)", "38x38 pt (76x76 px @2x)"])

  /// The unit is that of the number, and the size of a watch is none of a picture.
  @Test(arguments: [
    ("ring 20 pt", "20x20 pt (40x40 px @2x)"), ("ring 22 px", nil), ("ring 44 pt", nil),
    ("ring 38mm", "20x20 pt (40x40 px @2x)"), ("ring 38 mm", "20x20 pt (40x40 px @2x)"),
    ("ring 40 mm", "22x22 pt (44x44 px @2x)"),
  ])
  func theUnitIsThatOfTheNumber(query: String, cell: String?) {
    #expect(rings.best(query)?.cell == cell)
  }

  /// A row that is called by the figure has no other one for it, unless its column is named.
  @Test(arguments: [
    ("icon 120 px", "120x120 px"), ("icon 120x120 px", "120x120 px"),
    ("icon 120x120 @3x", "180x180 px"),
  ])
  func aRowThatIsCalledByItShowsNoOtherFigure(query: String, cell: String?) {
    let icons = QuestionTable(
      "CarPlay", "Icons", ["@2x", "@3x"], ["120x120 px", "180x180 px"], ["60x60 px", "90x90 px"])
    #expect(icons.best(query)?.cell == cell)
  }

  /// Without a figure, rows that are called by one are told apart by the cell that answers.
  @Test func aRowThatIsCalledByAFigureIsNotGiven() {
    let screens = QuestionTable(
      "Widgets", "iPadOS dimensions", ["Screen size (pt)", "Target", "Small (pt)"],
      ["768x1024", "Device", "120x120"], ["744x1133", "Device", "120x120"])
    let found = screens.best("target device screen size")
    #expect(found?.row == "768x1024")
    #expect(found?.isGiven == false)
    #expect(sizes.best("44x44 control")?.isGiven == true)
  }

  /// A size of two numbers tells its row apart, if nothing else is asked for but what is above it.
  @Test(arguments: [
    ("sticker 408x408", "Regular"), ("sticker size 408 x 408", "Regular"),
    ("sticker 300 x 300", "Small"), ("sticker 408", nil), ("408x408", "Regular"),
    ("408 x 408 px", "Regular"), ("409x408", nil),
    ("sticker 408x618", nil), ("apple pay 408x408", nil), ("button 300 x 300", nil),
  ])
  func aSizeOfTwoNumbersIsAName(query: String, row: String?) {
    let stickers = QuestionTable(
      "Stickers", "Sizes", ["Sticker size", "@3x dimensions (pixels)"],
      ["Small", "300x300"], ["Regular", "408x408"], ["Large", "618x618"], ["Huge", "900x900"])
    #expect(stickers.best(query)?.row == row)
  }

  /// Points are pts, and pixels px.
  @Test(arguments: [
    ("18 point text contrast", "3:1"), ("18 points text contrast", "3:1"),
    ("18 pt text contrast", "3:1"), ("18 pts text contrast", "3:1"), ("18 px text contrast", nil),
    ("28 point text contrast", nil),
  ])
  func pointsAreCalledInSeveralWays(query: String, cell: String?) {
    let contrasts = QuestionTable(
      "Accessibility", "Vision", ["Text size", "Text weight", "Minimum contrast ratio"],
      ["Up to 17 pts", "All", "4.5:1"], ["18 pts", "All", "3:1"], ["All", "Bold", "3:1"])
    #expect(contrasts.best(query)?.cell == cell)
  }

  /// A device has its number in its name, and what is beside it is no figure of the query.
  @Test func theNumberOfADeviceIsNoFigure() {
    let islands = QuestionTable(
      "Live Activities", "Dimensions", ["Device", "Minimum (pt)", "Width (pt)"],
      ["Phone 16", "16", "230"])
    let found = islands.best("phone 16 activity width", of: ["phone": "ios"])
    #expect(found?.cell == "230")
  }

  /// A size of two numbers finds what has it by itself.
  @Test func aSizeAloneFindsItsRow() {
    let phones = QuestionTable(
      "Layout", "device dimensions", ["Model", "Dimensions"], ["Phone 17", "402x874 pt"],
      ["Phone 15", "393x852 pt"], ["Player", "320x568 pt"], ["Tablet", "744x1133 pt"])
    #expect(phones.best("393x852")?.row == "Phone 15")
    #expect(phones.best("which model is 402 x 874")?.row == "Phone 17")
    #expect(phones.best("393x874") == nil && phones.best("393") == nil)
  }

  /// A size that a cell begins with goes before one in brackets: so points go before pixels.
  @Test(arguments: ["44x44", "44 x 44", "44x44 icon"])
  func aSizeIsRatherInFrontOfBrackets(query: String) {
    func table(_ cell: String) -> QuestionTable {
      QuestionTable(
        "Icons", "Sizes", ["Use", "Icon size"], ["Home", cell], ["Search", "40x40 pt"],
        ["Back", "41x41 pt"], ["Menu", "42x42 pt"])
    }
    let points = table("44x44 pt (88x88 px @2x)").best(query)
    let pixels = table("22x22 pt (44x44 px @2x)").best(query)
    #expect(points?.row == "Home" && pixels?.row == "Home")
    #expect(points?.score ?? 0 > pixels?.score ?? .max)
  }

  /// A weight is rather in the column of weights than in the one of emphasized weights.
  @Test func whatIsBesideAFigureIsRatherInAnEarlierColumn() {
    let styles = QuestionTable(
      "Typography", "Text styles", ["Style", "Weight", "Size (points)", "Emphasized weight"],
      ["Body", "Regular", "17", "Semibold"], ["Headline", "Semibold", "17", "Semibold"],
      ["Callout", "Regular", "16", "Semibold"], ["Title 1", "Regular", "28", "Bold"])
    #expect(styles.best("17pt semibold")?.row == "Headline")
    #expect(styles.best("17pt regular")?.row == "Body")
  }
}
