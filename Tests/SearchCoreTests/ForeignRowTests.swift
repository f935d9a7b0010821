import Testing

@testable import SearchCore

/// Rows that have the words of a question and are about something else, and cells that do not
/// answer it.
struct ForeignRowTests {
  /// What is done with buttons is no size of a display.
  @Test(arguments: [
    ("display size", nil), ("display minimum width", nil), ("displays width", nil),
    ("sign in button minimum width", "140 pt"),
  ])
  func aDisplayIsNothingDisplayed(query: String, cell: String?) {
    let buttons = QuestionTable(
      "Sign in", "Displaying buttons", ["Minimum width", "Minimum height"],
      ["140 pt", "30 pt"])
    #expect(buttons.best(query)?.cell == cell)
  }

  @Test(arguments: [
    ("playing video resolution watch", "208x260 px"), ("play video resolution watch", "208x260 px"),
    ("watch screen resolution", nil),
  ])
  func theResolutionOfAVideoIsNoScreens(query: String, cell: String?) {
    let videos = QuestionTable(
      "Playing video", "watchOS", ["Attribute", "Value"],
      ["Resolution (full screen)", "208x260 px"], ["Length", "30 seconds"],
      ["Bit rate", "160 kbps"],
      ["Codec", "H.264"])
    let devices = ["watch": "watchos"]
    #expect(videos.best(query, of: devices)?.cell == cell)
    #expect(cell != nil || videos.best(query, of: devices) == nil)
  }

  /// A column of names tells which rows there are, not which of them is meant.
  @Test func allNamesAreNoAnswer() {
    let activities = QuestionTable(
      "Live Activities", "iOS dimensions", ["Screen dimensions", "Compact", "Expanded"],
      ["430x932", "62x36", "408x84"], ["393x852", "52x36", "371x84"])
    #expect(activities.best("screen size") == nil)
    #expect(activities.best("iphone screen size", of: ["iphone": "ios"]) == nil)
    #expect(activities.best("expanded activity 430x932")?.cell == "408x84")
  }

  /// A few rows below a heading of a place that was not asked for are about that place.
  @Test(arguments: [
    ("live activity size", false), ("live activities dimensions", false),
    ("live activity height", false), ("carplay live activity size", true),
  ])
  func fewRowsOfAnotherPlaceAreNoAnswer(query: String, isAnswered: Bool) {
    let configurations = QuestionTable(
      "Live Activities", "CarPlay dimensions", ["Configuration", "Resolution (pt)"],
      ["Widescreen", "1920x720"], ["Portrait", "900x1200"], ["Standard", "800x480"])
    #expect((configurations.best(query) != nil) == isAnswered)
  }

  /// Their head may say what is asked for.
  @Test func fewRowsOfAMeasureAnswer() {
    let ratios = QuestionTable(
      "Accessibility", "Vision", ["Text size", "Minimum contrast ratio"],
      ["Up to 17 points", "4.5:1"], ["18 points and larger", "3:1"])
    #expect(ratios.best("minimum contrast ratio")?.cell == "4.5:1")
    let stickers = QuestionTable(
      "Messages and stickers", "Sticker sizes", ["Sticker size", "Dimensions (pixels)"],
      ["Small", "300x300"], ["Regular", "408x408"], ["Large", "618x618"])
    #expect(stickers.best("messages sticker size") != nil)
  }

  /// A watch that is called by its size has its screen's row, and no other table's.
  @Test(arguments: [
    ("Layout", "watchOS device screen dimensions", "7, 8, and 9"), ("Images", "watchOS", nil),
  ])
  func aWatchIsCalledByItsSize(title: String, heading: String, row: String?) {
    let watches = QuestionTable(
      title, heading, ["Series", "Size", "Width (pixels)"], ["7, 8, and 9", "41mm", "352"],
      ["7, 8, and 9", "45mm", "396"])
    let devices = ["watch": "watchos"]
    #expect(watches.best("watch 41mm", of: devices)?.row == row)
    #expect(watches.best("41mm watch", of: devices)?.row == row)
  }

  /// Where a button is has no size.
  @Test func aPlaceIsNoTarget() {
    let help = QuestionTable(
      "Buttons", "Help buttons", ["View", "Help button location"], ["Dialog", "Lower corner"],
      ["Window", "Lower left corner"])
    #expect(help.best("button hit region") == nil)
    #expect(help.best("window help button location")?.cell == "Lower left corner")
  }

  /// A cell may have the word of its own header, and the name of a row is no answer.
  @Test func theCellBelowTheWordAnswers() {
    let terms = QuestionTable(
      "Game Center", "Using custom UI", ["Term", "Incorrect terms", "Localization"],
      ["Game Center", "GameKit, game center", "Use the translation of Game Center"],
      [
        "Game Center Profile", "Profile, Account",
        "Use the translation of Game Center and localize Profile",
      ])
    let cell = terms.best("localization of game center profile term")?.cell
    #expect(cell?.hasSuffix("localize Profile") == true)
    let formats = QuestionTable(
      "Images", "Formats", ["Image type", "Format"], ["Photos", "JPEG files"],
      ["PNG graphics", "A palette"], ["Bitmap work", "PNG files"],
      ["Flat icons, interface icons, and other flat artwork", "PDF or SVG files"])
    let query = "image file type for flat icons"
    #expect(formats.best(query)?.cell == "PDF or SVG files")
  }

  /// What a sentence says in brackets at its end does not tell its row.
  @Test func aRemarkInBracketsTellsNoRow() {
    let keys = QuestionTable(
      "Keyboards", "Shortcuts", ["Key", "Keyboard shortcut", "Action"],
      ["Down", "Shift-Down", "Extend the selection (with a blank line in copy and paste)."],
      ["V", "Command-V", "Paste the Clipboard."],
      ["B", "Shift-V", "Paste as (Paste as Quotation, for example)."],
      ["F", "Command-F", "Open a window."])
    #expect(keys.best("copy paste shortcut") == nil)
    #expect(keys.best("paste shortcut")?.cell == "Command-V")
    #expect(keys.best("extend selection shortcut")?.cell == "Shift-Down")
  }

  /// The page about text goes before others that have sizes of text.
  @Test(arguments: ["minimum font size ios", "minimum text size ios"])
  func thePageAboutTextGoesFirst(query: String) {
    let own = QuestionTable(
      "Typography", "Legibility", ["Platform", "Default size", "Minimum size"],
      ["iOS", "17 pt", "11 pt"], ["tvOS", "29 pt", "23 pt"])
    let other = QuestionTable(
      "Games", "Displays", ["Platform", "Default text size", "Minimum text size"],
      ["iOS", "17 pt", "11 pt"], ["tvOS", "29 pt", "23 pt"])
    let scores = [own, other].map { $0.best(query)?.score ?? 0 }
    #expect(scores[0] > scores[1] && scores[1] > 0)
  }

  /// What one table calls the leading another one calls line height, and subheads subheadlines.
  @Test func twoNamesOfOneThingAreAlike() {
    let phone = QuestionTable(
      "Typography", "Styles", ["Style", "Size (points)", "Leading (points)"],
      ["Footnote", "13", "18"], ["Subhead", "15", "20"], ["Body", "17", "22"],
      ["Headline", "17", "22"])
    let desk = QuestionTable(
      "Typography", "Styles", ["Style", "Size (points)", "Line height (points)"],
      ["Footnote", "10", "13"], ["Subheadline", "11", "14"], ["Body", "13", "16"],
      ["Headline", "13", "16"])
    for query in [
      "footnote line height", "footnote leading", "footnote line spacing", "footnote line-height",
      "footnote height", "subhead size",
    ] {
      #expect(phone.best(query)?.score == desk.best(query)?.score, "\(query)")
      #expect(phone.best(query) != nil, "\(query)")
    }
    #expect(phone.best("footnote line height")?.cell == "18")
    #expect(phone.best("footnote height")?.cell == "18")
    #expect(desk.best("footnote leading")?.cell == "13")
    #expect(phone.best("footnote width") == nil)
  }

  /// The name that was typed is as good as the default tab of a table with the other name.
  @Test(arguments: ["subheadline size", "size of subheadline"])
  func theNameThatWasTypedIsShownToo(query: String) {
    let head = ["Style", "Size (points)", "Panel"]
    let phone = QuestionTable(
      "Typography", "Type sizes", head, ["Subhead", "15", "Large (default)"],
      ["Subhead", "12", "Small"],
      ["Body", "17", "Large (default)"], ["Body", "14", "Small"])
    let desk = QuestionTable(
      "Typography", "Styles", ["Style", "Size (points)"], ["Subheadline", "11"], ["Body", "13"],
      ["Callout", "12"], ["Headline", "13"])
    #expect(phone.best(query)?.cell == "15" && desk.best(query)?.cell == "11")
    #expect(phone.best(query)?.score == desk.best(query)?.score)
    for other in ["subhead size", "body size"] {
      #expect(
        phone.best(other).map(\.score) ?? 0 > desk.best(other).map(\.score) ?? .max, "\(other)")
    }
  }

  /// A line is no leading by itself.
  @Test(arguments: [
    "footnote line", "footnote line size", "line footnote", "line of a footnote height chart",
  ])
  func notEveryLineIsTheLeading(query: String) {
    let words = AnswerWord.list(Array(query.utf8))
    #expect(!words.contains { $0.stem == KnownStem.leading || $0.meaning & Meaning.leading != 0 })
  }

  /// Two texts may be in one list: a heading that ends with a line, and a label above it.
  @Test func aHeightAfterAnotherTextIsNoLeading() {
    var list = AnswerWord.list(Array("One line".utf8))
    AnswerWord.append(Array("Height".utf8), to: &list)
    #expect(list.map(\.stem) == AnswerWord.list(Array("One line, height".utf8)).map(\.stem))
    #expect(list.count == 3)
  }
}
