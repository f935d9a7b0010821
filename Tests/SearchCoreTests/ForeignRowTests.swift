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
}
