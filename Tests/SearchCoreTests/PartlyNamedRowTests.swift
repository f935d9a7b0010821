import Testing

@testable import SearchCore

/// Rows of which only some words are asked for, or other words than they have.
struct PartlyNamedRowTests {
  private let banner = QuestionTable(
    "Top Shelf", "Scrolling inset banner", ["Aspect", "Image size"],
    ["Actual size", "1940x692 pt"], ["Focused/Safe zone size", "1740x620 pt"],
    ["Unfocused size", "1740x560 pt"], ["Corner", "8 pt"])

  /// Two words of a name will do where it has one cell, and what is above it is asked for.
  @Test(arguments: [
    ("scrolling inset banner safe zone", "1740x620 pt"), ("banner safe zone", "1740x620 pt"),
    ("safe zone", nil), ("banner zone", nil), ("banner safe zone color", nil),
  ])
  func twoWordsOfAName(query: String, cell: String?) {
    #expect(banner.best(query)?.cell == cell)
  }

  /// All of another cell tells a row as its name does, if the column of the name is asked for.
  @Test(arguments: [
    ("label color for watermark text", "Quaternary label"),
    ("watermark text label color", "Quaternary label"),
    ("label color for watermark", nil), ("watermark text size", nil),
  ])
  func aCellThatIsTypedWhole(query: String, row: String?) {
    let labels = QuestionTable(
      "Labels", "Best practices", ["System color", "Example usage", "iOS", "macOS"],
      ["Label", "Primary information", "label", "labelColor"],
      ["Secondary label", "A subheading", "secondaryLabel", "secondaryLabelColor"],
      ["Tertiary label", "An item that is unavailable", "tertiaryLabel", "tertiaryLabelColor"],
      ["Quaternary label", "Watermark text", "quaternaryLabel", "quaternaryLabelColor"])
    #expect(labels.best(query)?.row == row)
  }

  @Test(arguments: [
    ("two column grid vertical spacing", "100 pt"), ("nine column grid vertical spacing", nil),
    ("two column grid spacing", nil),
  ])
  func theTabMayBeSaid(query: String, cell: String?) {
    let grids = QuestionTable(
      "Layout", "Grids", ["Attribute", "Amount", "Panel"],
      ["Content width", "860 pt", "Two-column grid"],
      ["Horizontal spacing", "40 pt", "Two-column grid"],
      ["Minimum vertical spacing", "100 pt", "Two-column grid"],
      ["Corner", "9 pt", "Two-column grid"])
    #expect(grids.best(query)?.cell == cell)
  }

  /// A list of values belongs to what is above it, so one word names each.
  @Test(arguments: [
    ("leaderboard format", "PNG"), ("format of a leaderboard", "PNG"), ("image format", nil),
    ("leaderboard format price", nil),
  ])
  func aValueOfWhatIsAbove(query: String, cell: String?) {
    let images = QuestionTable(
      "Game Center", "Leaderboards", ["Attribute", "Value"], ["Format", "PNG"],
      ["Color space", "sRGB"], ["Resolution", "72 DPI"], ["Image size", "512x512 pt"])
    #expect(images.best(query)?.cell == cell)
  }

  /// A slip may be any of the words that are as near; what is nearest goes before.
  @Test func aSlipMayBeAnotherWord() {
    let styles = QuestionTable(
      "Typography", "Text styles", ["Style", "Weight", "Size (points)"],
      ["Headline", "Bold", "13"], ["Calloud", "Regular", "11"], ["Body", "Regular", "13"],
      ["Footnote", "Regular", "12"])
    let slips = ["callows": "calloud"]
    #expect(styles.best("callows font size") == nil)
    #expect(styles.best("callows font size", meaning: slips) == nil)
    let found = styles.best("callows font size", meaning: slips, looseness: 1)
    #expect(found?.cell == "11")
  }

  /// “Compact leading” is a side of an activity, not the leading of its lines.
  @Test func aSideIsNoHeightOfLines() {
    let activities = QuestionTable(
      "Live Activities", "iOS dimensions", ["Screen dimensions", "Compact leading"],
      ["430x932", "62.33x36.67"], ["393x852", "52.33x36.67"])
    #expect(activities.best("line height") == nil)
    #expect(activities.best("compact leading 430x932")?.cell == "62.33x36.67")
  }

  @Test(arguments: [
    ("contrast ratio 12 pt text", "4.5:1"), ("contrast ratio 17 pt text", "4.5:1"),
    ("contrast ratio 18 pt text", "3:1"), ("contrast ratio 20 pt text", nil),
    ("spacing 12 pt text", nil),
  ])
  func aFigureIsWithinAnother(query: String, cell: String?) {
    let contrasts = QuestionTable(
      "Accessibility", "Vision", ["Text size", "Text weight", "Minimum contrast ratio"],
      ["Up to 17 pts", "All", "4.5:1"], ["18 pts", "All", "3:1"], ["All", "Bold", "3:1"])
    #expect(contrasts.best(query)?.cell == cell)
  }

  /// Of two sentences with the same words, the one that begins as the query does.
  @Test func theOrderOfWordsCounts() {
    let examples = QuestionTable(
      "HomeKit", "Referring to HomeKit", ["Example text"],
      ["Back door is unlocked with HomeKit."], ["HomeKit unlocked the back door."])
    #expect(
      examples.best("homekit unlocked the back door")?.row == "HomeKit unlocked the back door.")
    #expect(
      examples.best("back door unlocked with homekit")?.row
        == "Back door is unlocked with HomeKit.")
  }
}
