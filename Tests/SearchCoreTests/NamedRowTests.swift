import Testing

@testable import SearchCore

/// Rows that are asked for by their whole name, small tables by their column, and colors.
struct NamedRowTests {
  private let gestures = QuestionTable(
    "Gestures", "Standard", ["Gesture", "Supported in", "Common action"],
    ["Tap", "iOS, tvOS", "Activate a control."], ["Double tap", "iOS", "Zoom in."])

  /// Two words are enough, unless they ask for a section or a page of that name.
  @Test func twoWordsNameARow() {
    #expect(gestures.best("what does double tap do")?.row == "Double tap")
    #expect(gestures.best("tap") == nil)
    let named = QuestionTable(
      "Game Center", "Integrating", ["Term", "Use"], ["Game Center", "As it is written."])
    #expect(named.best("game center") == nil)
  }

  /// A tick says nothing alone.
  @Test func aTickIsNotShownLarge() throws {
    let pointers = QuestionTable(
      "Pointing devices", "macOS", ["Click or gesture", "Action", "Mouse", "Trackpad"],
      ["Force click", "Show a window of help.", "", "●"])
    let found = try #require(pointers.best("force click trackpad"))
    #expect(found.row == "Force click")
    #expect(found.cell == nil)
  }

  /// Of the sizes that several devices have from the start, that of most is shown.
  @Test func largeIsTheUsualSize() {
    func best(_ labels: [String]) -> String? {
      let head = ["Style", "Size (points)", "Panel"]
      let rows = zip(labels, ["15", "16", "17"]).map { ["Body", $0.1, $0.0] }
      return QuestionTable("Typography", "watchOS", head, rows[0], rows[1], rows[2])
        .best("watchos body size")?.cell
    }
    #expect(
      best(["Small (default 38mm)", "Large (default 40mm)", "xLarge (default 44mm)"]) == "16")
    #expect(best(["xSmall", "Large", "xLarge (default)"]) == "17")
  }

  private let contrasts = QuestionTable(
    "Accessibility", "Vision", ["Text size", "Text weight", "Minimum contrast ratio"],
    ["Up to 17 pts", "All", "4.5:1"], ["18 pts", "All", "3:1"], ["All", "Bold", "3:1"])

  /// Of three rows all are shown.
  @Test func aSmallTableIsAskedForByAColumn() {
    #expect(contrasts.best("minimum contrast ratio")?.cell == "4.5:1")
    #expect(contrasts.best("minimum contrast ratio of bold text")?.row == "All")
    let larger = QuestionTable(
      "Accessibility", "Vision", contrasts.head, contrasts.rows[0], contrasts.rows[1],
      contrasts.rows[2], ["Any", "Light", "7:1"])
    #expect(larger.best("minimum contrast ratio") == nil)
  }

  /// A color is asked for by that word, in a cell that is one or in a row that is named whole.
  @Test(arguments: [
    ("move ring color", "R-250,G-17,B-79"), ("stand ring colors", "R-0,G-255,B-246"),
    ("stand ring width", nil),
  ])
  func aColorIsAValue(query: String, cell: String?) {
    let rings = QuestionTable(
      "Activity rings", "Best practices", ["Move", "Exercise", "Stand"],
      ["R-250,G-17,B-79", "R-166,G-255,B-0", "R-0,G-255,B-246"])
    #expect(rings.best(query)?.cell == cell)
  }

  @Test func aColorIsNoOtherMeasure() {
    let colors = QuestionTable(
      "Color", "macOS", ["Color", "Use for", "AppKit API"],
      ["Text color", "Text of a document.", "textColor"],
      ["Selected text color", "Text that is selected.", "selectedTextColor"])
    #expect(colors.best("text color")?.cell == "textColor")
    let buttons = QuestionTable(
      "Apple Pay", "Button size", ["Button", "Minimum width", "Minimum height"],
      ["Book with Apple Pay", "140pt", "30pt"])
    #expect(buttons.best("book with apple pay button color") == nil)
    #expect(buttons.best("book with apple pay button width")?.cell == "140pt")
  }

  /// One word names a row if the whole title of its page is asked for, in two words.
  @Test func oneWordNamesARowBelowAWholeTitle() {
    func best(_ query: String, _ title: String) -> String? {
      QuestionTable(
        title, "watchOS", ["Style", "Meaning"], ["Default", "The button has no meaning."],
        ["Destructive", "The button destroys something."], ["Cancel", "Goes back."],
        ["Other", "Nothing."]
      ).best(query)?.row
    }
    #expect(best("destructive action sheet button", "Action sheets") == "Destructive")
    #expect(best("destructive action button", "Action sheets") == nil)
    #expect(best("destructive sheet button", "Sheets") == nil)
    #expect(best("destructive sheets button sheet", "Sheets") == nil)
    #expect(best("cancel and other", "Cancel and other") == nil)
  }

  /// A heading of two words is a column of one.
  @Test func twoWordsMayBeOneHeader() {
    let images = QuestionTable(
      "Wallet", "Images", ["Image", "Styles", "Filename"], ["Thumbnail", "Ticket", "thumb.png"],
      ["Logo", "All", "logo.png"], ["Strip", "Coupon", "strip.png"], ["Icon", "All", "icon.png"])
    #expect(images.best("thumbnail file name wallet")?.cell == "thumb.png")
    #expect(images.best("thumbnail file wallet") == nil)
  }

  @Test func aLetterAloneNamesNoRow() {
    let keys = QuestionTable(
      "Keyboards", "Standard shortcuts", ["Primary key", "Shortcut", "Action"],
      ["A", "Command-A", "Select all."], ["B", "Command-B", "Boldface the text."],
      ["C", "Command-C", "Copy."], ["D", "Command-D", "Duplicate."])
    #expect(keys.best("action b") == nil)
    #expect(keys.best("b shortcut")?.cell == "Command-B")
    #expect(keys.best("b key action")?.cell == "Boldface the text.")
  }

  /// A description of a picture mentions sizes, and no row is about photos by that.
  @Test func aSentenceIsNoName() {
    let states = QuestionTable(
      "Focus", "tvOS", ["State", "Description"],
      ["A button of the same size as others, on a picture.", "A photo is filled."],
      ["A larger button with a shadow.", "It is focused."], ["A dim button.", "It is not."],
      ["A flat button.", "It is unavailable."])
    #expect(states.best("photo size") == nil)
  }

  /// A size is no word to describe a row by.
  @Test func aSizeIsNotDescribed() {
    let items = QuestionTable(
      "The menu bar", "Window menu", ["Menu item", "Action"],
      ["Bring to Front", "Keeps its size. Click the icon in the Dock."],
      ["Zoom", "Toggles."], ["Minimize", "Hides."], ["Close", "Closes."])
    #expect(items.best("menu icon size") == nil)
    #expect(items.best("menu icon dock item")?.cell == "Bring to Front")
  }

  /// Each page has a heading about platforms.
  @Test func platformsAreAskedOfAColumn() {
    let gestures = QuestionTable(
      "Gestures", "Standard gestures Platform considerations",
      ["Gesture", "Supported in", "Action"], ["Rotate", "iOS, macOS", "Rotates an item."],
      ["Shake", "iOS", "Undoes."], ["Pinch", "iOS", "Zooms."], ["Drag", "iOS", "Moves."])
    #expect(gestures.best("rotate gesture platforms") == nil)
    #expect(
      gestures.best("rotate gesture platforms", looseness: Asked.loosest)?.cell == "iOS, macOS")
  }
}
