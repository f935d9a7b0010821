import Testing

@testable import SearchCore

/// Which rows answer a question, and which of their cells.
@Suite struct RowFinderTests {
  @Test(arguments: [
    ("iphone 17 pro resolution", "iPhone 17 Pro"), ("iphone 17 size", "iPhone 17"),
    ("iphone 16e size", "iPhone 16e"), ("iphone 17 pro max dimensions", "iPhone 17 Pro Max"),
    ("iphone air screen size", "iPhone Air"), ("402x874 model", "iPhone 17 Pro"),
    ("how many points wide is the iphone 17", "iPhone 17"), ("iphone 16 size", nil),
    ("iphone17pro resolution", "iPhone 17 Pro"), ("iphone16e size", "iPhone 16e"),
    ("iphone 7 size", nil), ("pixel 9 resolution", nil), ("galaxy 17 size", nil),
  ])
  func aModelIsNamedWhole(query: String, row: String?) {
    let screens = QuestionTable(
      "Layout", "device screen dimensions", ["Model", "Dimensions (portrait)"],
      ["iPhone 17 Pro Max", "440x956 pt (1320x2868 px @3x)"],
      ["iPhone 17 Pro", "402x874 pt (1206x2622 px @3x)"], ["iPhone Air", "420x912 pt"],
      ["iPhone 17", "402x874 pt"], ["iPhone 16e", "390x844 pt"])
    #expect(screens.best(query)?.row == row)
  }

  /// A number behind a device is the device’s, but for a length.
  @Test(arguments: [
    ("iphone 17 px", "iPhone 17"), ("iphone 17 points", "iPhone 17"), ("iphone 16 px", nil),
    ("iphone 44 mm size", "iPhone 44mm"),
  ])
  func theNumberOfADeviceIsNoSize(query: String, row: String?) {
    let screens = QuestionTable(
      "Layout", "device screen dimensions", ["Model", "Dimensions (portrait)"],
      ["iPhone 17 Pro", "402x874 pt (1206x2622 px @3x)"],
      ["iPhone 17", "402x874 pt (1206x2622 px @3x)"],
      ["iPhone 44mm", "375x812 pt (1125x2436 px @3x)"])
    #expect(screens.best(query, of: ["iphone": "ios"])?.row == row)
  }

  /// Nothing but a model is asked for: its own row says more than one that mentions it.
  @Test func aRowOfThatNameGoesFirst() {
    let own = QuestionTable(
      "Layout", "device dimensions", ["Model", "Dimensions"],
      ["iPhone 17 Pro", "402x874 pt"], ["iPhone 17", "402x874 pt"])
    let other = QuestionTable(
      "Activities", "dimensions", ["Form", "Device", "Width"],
      ["Compact", "iPhone 17 Pro", "230"], ["Compact", "iPhone 17", "222"])
    let scores = [own, other].map { $0.best("iphone 17 pro")?.score ?? 0 }
    #expect(scores[0] > scores[1] && scores[1] > 0)
  }

  @Test(arguments: [
    ("minimum font size watchos", "12 pt"), ("default font size ios", "17 pt"),
    ("default text size watchos", "16 pt"), ("smallest type size ios", "11 pt"),
    ("font size", "17 pt"), ("watchos fonts", nil), ("minimum font size android", nil),
    ("what is the default", nil), ("minimum size", nil), ("smallest size", nil),
  ])
  func aColumnIsNamedByWhatItMeans(query: String, cell: String?) {
    let sizes = QuestionTable(
      "Typography", "Legibility", ["Platform", "Default size", "Minimum size"],
      ["iOS, iPadOS", "17 pt", "11 pt"], ["watchOS", "16 pt", "12 pt"])
    #expect(sizes.best(query)?.cell == cell)
  }

  /// The opposite of what is asked for mentions it too.
  @Test func aSentenceThatBeginsWithTheOppositeNamesNothing() {
    let keys = QuestionTable(
      "Keyboards", "Keyboard shortcuts", ["Key", "Shortcut", "Action"],
      ["A", "Command-A", "Select every item of a window, or all letters of a field."],
      ["", "Shift-Command-A", "Deselect all selections or letters."],
      ["H", "Command-H", "Hide the windows."], [".", "Command-Period", "."])
    #expect(keys.best("select all keyboard shortcut")?.cell == "Command-A")
    #expect(keys.best("hide windows shortcut")?.cell == "Command-H")
  }

  /// A shortcut is one cell, what it does another.
  @Test(arguments: [
    ("command w", "Close the window."), ("⌘W", "Close the window."),
    ("cmd w", "Close the window."), ("what does Command-W do", "Close the window."),
    ("cmd+w shortcut", "Close the window."), ("⌥⌘W", "Close all windows"),
    ("cmd option w", "Close all windows"), ("command w option", "Close all windows"),
    ("⌘A", "Select all."), ("cmd a", "Select all."), ("⌘,", "Open the settings."),
    ("cmd ,", "Open the settings."), ("shift command 3", "Capture the screen."),
    ("command", nil), ("cmd x", nil), ("shift cmd w", nil), ("command w toolbar", nil),
  ])
  func keysAreToldWhatTheyDo(query: String, effect: String?) {
    let keys = QuestionTable(
      "Keyboards", "Standard shortcuts", ["Key", "Shortcut", "Action", ""],
      ["W", "Command-W", "Close the window.", ""],
      ["", "Option-Command-W", "Close all windows", ""],
      ["A", "Command-A", "Select all.", ""], ["3", "Shift-Command-3", "Capture the screen.", ""],
      ["Comma (,)", "Command-Comma", "Open the settings.", ""], ["F11", "", "Show desktop.", ""])
    #expect(keys.best(query)?.cell == effect)
  }

  @Test func aNameWithAnUnderscoreIsOneWord() {
    let words = QuestionTable(
      "Siri", "Editorial guidelines", ["Locale code", "Hey Siri translation"],
      ["de_AT", "Hey"], ["de_CH", "Hoi"], ["de_DE", "Hallo"])
    for (query, row) in [("siri locale de_de", "de_DE"), ("de_CH hey siri translation", "de_CH")] {
      #expect(words.best(query)?.row == row)
    }
    #expect(words.best("siri locale de") == nil)
  }

  /// A name says what is asked for if what is above it is named too.
  @Test func aNameAloneIsAskedForWithWhatIsAboveIt() {
    let colors = QuestionTable(
      "Color", "System colors", ["Color", "Use for", "API"],
      ["Secondary label", "A text of less weight.", "secondaryLabel"],
      ["Separator", "A line.", "separator"])
    #expect(colors.best("secondary label color")?.row == "Secondary label")
    #expect(colors.best("separator color")?.row == "Separator")
    #expect(colors.best("secondary label")?.row == "Secondary label")
    for query in ["separator", "label color", "color system", "separator width"] {
      #expect(colors.best(query) == nil, "\(query)")
    }
  }

  @Test func aRemarkIsNoPartOfAName() {
    let items = QuestionTable(
      "Menus", "App menu", ["Menu item", "Action", "Guidance"],
      ["Hide Others (macOS only)", "Hides all.", ""], ["Gray (2)", "Words.", ""],
      ["Gray", "Other words.", ""])
    #expect(items.best("hide others menu")?.row == "Hide Others (macOS only)")
    #expect(items.best("gray menu item")?.row == "Gray")
  }

  /// “Kerning” may be tracking, and an icon a symbol, if nothing else answers.
  @Test func aLooseQueryAsksForWhatAppleCallsIt() {
    let keys = QuestionTable(
      "Typography", "Tracking values", ["Size", "Tracking", "Panel"], ["11", "+6", "SF Pro"],
      ["12", "+9", "SF Pro"])
    let letters = ["letter": "track", "space": "track"]
    #expect(keys.best("letter spacing 11 sf pro", calling: letters) == nil)
    #expect(keys.best("letter spacing 11 sf pro", calling: letters, looseness: 2)?.row == "11")
    let symbols = QuestionTable(
      "Icons", "Editing", ["Action", "Icon", "Symbol name"],
      ["Redo", "An icon showing an arrow.", "arrow"], ["Undo", "An icon showing a line.", "line"])
    #expect(symbols.best("redo icon") == nil)
    #expect(symbols.best("redo icon", looseness: 3)?.cell == "arrow")
    #expect(keys.best("recommended tracking 12 sf pro") == nil)
    #expect(keys.best("recommended tracking 12 sf pro", looseness: 1)?.cell == "+9")
  }

  @Test func aClassOfSizesIsNoSize() {
    let classes = QuestionTable(
      "Layout", "Device size classes", ["Model", "Portrait", "Landscape"],
      ["iPad Pro", "Regular", "Regular"], ["iPad mini", "Regular", "Compact"])
    #expect(classes.best("ipad mini size") == nil)
    #expect(classes.best("ipad mini size class")?.row == "iPad mini")
  }

  /// The size of a watch is that of its case, unless its screen is asked for.
  @Test(arguments: [
    ("apple watch ultra 3 size", "49mm"), ("apple watch ultra 3 screen size", nil),
  ])
  func aCaseIsNoScreen(query: String, cell: String?) throws {
    let watches = QuestionTable(
      "Layout", "watchOS device screen dimensions", ["Series", "Size", "Width", "Height"],
      ["Apple Watch Ultra (3rd generation)", "49mm", "422", "514"],
      ["Apple Watch SE 3", "44mm", "368", "448"])
    let best = try #require(watches.best(query, of: ["watch": "watchos"]))
    #expect(best.row == "Apple Watch Ultra (3rd generation)" && best.cell == cell)
  }

  /// The size of a text answers those who ask for a text.
  @Test(arguments: [
    ("tvos display size", nil), ("tvos text size", "29 pt"),
    ("how small can text be on tvos", "23 pt"),
  ])
  func aSizeIsOfSomething(query: String, cell: String?) {
    let sizes = QuestionTable(
      "Games", "Every display", ["Platform", "Default text size", "Minimum text size"],
      ["iOS", "17 pt", "11 pt"], ["tvOS", "29 pt", "23 pt"])
    #expect(sizes.best(query)?.cell == cell)
  }

  /// Nor is one number either of them, unless its column says so.
  @Test(arguments: [("callout size", "16"), ("callout width", nil), ("callout height", nil)])
  func oneNumberHasNoSides(query: String, cell: String?) {
    let styles = QuestionTable(
      "Type", "Text styles", ["Style", "Size (points)"], ["Callout", "16"])
    #expect(styles.best(query)?.cell == cell)
  }

  /// A heading that mentions a text makes no font of a button.
  @Test(arguments: [
    ("tea button width", "140 pt"), ("tea button height", "30 pt"), ("tea button font size", nil),
  ])
  func aWidthIsNoHeight(query: String, cell: String?) {
    let buttons = QuestionTable(
      "Tea", "Buttons with a logo and text", ["Minimum width", "Minimum height", "Margin"],
      ["140 pt", "30 pt", "1/10 of the button’s height"])
    #expect(buttons.best(query)?.cell == cell)
    let islands = QuestionTable(
      "Activities", "Dimensions", ["Presentation type", "Device", "Width (pt)"],
      ["Compact", "iPhone 17", "230"])
    #expect(islands.best("iphone 17 activity width")?.cell == "230")
    #expect(islands.best("iphone 17 activity height") == nil)
    #expect(islands.best("iphone 17 font size") == nil)
  }

  /// A touch is not a tap, and a dash is not a name.
  @Test func aNameIsMeantAsItIsWritten() {
    let gestures = QuestionTable(
      "Gestures", "Common gestures", ["Gesture", "Result"], ["Double touch", "Preview."],
      ["–", "Nothing."])
    #expect(gestures.best("double touch result")?.cell == "Preview.")
    #expect(gestures.best("double tap result") == nil)
    #expect(gestures.best("common gestures result") == nil)
  }

  /// A word that neither the row nor what is above it has is another thing’s.
  @Test(arguments: [
    ("large widget size", "338x354"), ("large widget size ipad", nil), ("dark blue mode", "145"),
  ])
  func everyWordIsMet(query: String, cell: String?) {
    let widgets = QuestionTable(
      "Widgets", "Dimensions", ["Widget size", "Size in pt"], ["Small", "158x158"],
      ["Large", "338x354"])
    let colors = QuestionTable(
      "Color", "System colors", ["Name", "Default (light)", "Default (dark)"],
      ["Blue", "136", "145"], ["Red", "56", "66"])
    let best = [widgets.best(query), colors.best(query)].compactMap { $0?.cell }
    #expect(best.first == cell)
  }

  /// Words of a size of widgets, and of a place for them, are no size of a screen.
  @Test func aSizeIsMeasured() {
    let widgets = QuestionTable(
      "Widgets", "System family widgets", ["Widget size", "iPhone", "iPad"],
      ["System small", "Home Screen and Today View", "Home Screen and Lock Screen"],
      ["System extra large", "Not supported", "Home Screen and Today View"])
    #expect(widgets.best("iphone screen size") == nil)
    #expect(widgets.best("iphone screen") == nil)
  }

  @Test(arguments: [
    ("46mm watchos resolution", "10, 11"), ("46 mm watchos screen", "10, 11"),
    ("series 10 screen width", "10, 11"), ("series 20 width", nil), ("series 9 height", "7, 8"),
    ("pixel 9 height", nil),
  ])
  func aNumberBelongsToItsWord(query: String, row: String?) {
    let watches = QuestionTable(
      "Layout", "watchOS device screen dimensions",
      ["Series", "Size", "Width (pixels)", "Height (pixels)"],
      ["10, 11", "42mm", "374", "446"], ["10, 11", "46mm", "416", "496"],
      ["7, 8, and 9", "45mm", "396", "484"])
    let best = watches.best(query)
    #expect(row == nil ? best == nil : best?.row.hasPrefix(row ?? "") == true)
  }

  /// What was typed is not told again, and a number of another column finds no row.
  @Test(arguments: [
    ("tracking 16", "0"), ("17 pt font", nil), ("tracking 13", "+16"),
  ])
  func aRowThatIsCalledByANumberIsFoundByIt(query: String, cell: String?) {
    let tracking = QuestionTable(
      "Typography", "Tracking values", ["Size (points)", "Tracking (1/1000 em)"],
      ["13", "+16"], ["16", "0"], ["17", "-4"])
    let sizes = QuestionTable(
      "Typography", "Legibility", ["Platform", "Default size", "Minimum size"],
      ["iOS", "17 pt", "11 pt"])
    #expect((tracking.best(query) ?? sizes.best(query))?.cell == cell)
  }

  @Test(arguments: [
    ("ultra 3 screen", "Ultra (3rd generation)"),
    ("ultra 1 screen", "Ultra (1st and 2nd generations)"),
    ("ultra 2 screen", "Ultra (1st and 2nd generations)"), ("ultra 4 screen", nil),
    ("series 11 46mm screen size", "10, 11"), ("41mm screen size", nil),
  ])
  func aGenerationIsANumber(query: String, row: String?) {
    let watches = QuestionTable(
      "Layout", "Device screen dimensions", ["Series", "Size", "Width (pixels)"],
      ["Ultra (3rd generation)", "49mm", "422"],
      ["Ultra (1st and 2nd generations)", "49mm", "410"],
      ["10, 11", "46mm", "416"])
    #expect(watches.best(query)?.row == row)
    #expect(watches.best(query)?.cell != "46mm")
  }

  /// However many generations a row is of, it is as far from what was typed.
  @Test func generationsAreNotCounted() {
    let watches = QuestionTable(
      "Layout", "Device screen dimensions", ["Series", "Width (pixels)"],
      ["Ultra (3rd generation)", "422"], ["Ultra (1st and 2nd generations)", "410"],
      ["10, 11", "416"], ["SE", "368"])
    let alone = QuestionTable(
      "Layout", "Device screen dimensions", ["Series", "Width (pixels)"],
      ["Ultra (1st and 2nd generations)", "410"], ["10, 11", "416"], ["SE", "368"], ["7", "352"])
    #expect(watches.best("ultra width")?.score == alone.best("ultra width")?.score)
    #expect(alone.best("ultra width")?.cell == "410")
  }

  /// A column that is asked for by name answers for a row that a sentence tells, if it has the word
  /// as a name; the shortest sentence does.
  @Test(arguments: [
    ("undo shortcut", "Command-Z"), ("find shortcut", "Command-F"), ("open shortcut", "Command-F"),
    ("window shortcut", nil), ("undo", nil), ("undo size", nil),
  ])
  func aSentenceNamesARow(query: String, cell: String?) {
    let keys = QuestionTable(
      "Keyboards", "Standard keys", ["Primary key", "Shortcut", "Action"],
      ["F", "Command-F", "Open a Find window."],
      ["G", "Command-G", "Find the next occurrence of the selection."],
      ["Y", "Command-Y", "Redo (when Undo and Redo are commands of their own)."],
      ["Z", "Command-Z", "Undo the last operation."])
    #expect(keys.best(query)?.cell == cell)
  }

  /// A cell may say a word of its row again, if its column is asked for.
  @Test func aCellMayRepeatTheName() {
    let gestures = QuestionTable(
      "Gestures", "Standard", ["Gesture", "Common action"],
      ["Three-finger swipe", "Undo (left swipe)."], ["Shake", "Undo."])
    #expect(gestures.best("three-finger swipe action")?.cell == "Undo (left swipe).")
    #expect(gestures.best("finger swipe") == nil)
    // A name of three words and more is enough.
    #expect(gestures.best("three-finger swipe")?.cell == .some(nil))
  }

  /// The resolution of a device is its screen’s.
  @Test func aResolutionIsOfTheScreen() {
    let head = ["Watch size", "Size"]
    let cards = QuestionTable("Cards", "watchOS dimensions", head, ["41mm", "165x72"])
    let screens = QuestionTable("Layout", "watchOS screen dimensions", head, ["41mm", "352x430"])
    #expect(cards.best("watch 41mm resolution", of: ["watch": "watchos"]) == nil)
    #expect(cards.best("watch 41mm size", of: ["watch": "watchos"]) == nil)
    #expect(cards.best("watch 41mm card size", of: ["watch": "watchos"])?.row == "41mm")
    #expect(screens.best("watch 41mm resolution", of: ["watch": "watchos"])?.row == "41mm")
  }

  @Test(arguments: [
    ("system indigo dark", "97"), ("system indigo increased contrast", nil),
    ("indigo rgb light", "95"), ("facebook blue hex", nil),
  ])
  func aStateIsAColumn(query: String, cell: String?) {
    let colors = QuestionTable(
      "Color", "System colors", ["Name", "Default (light)", "Default (dark)"],
      ["Blue", "R-0,G-136,B-255", "R-0,G-145,B-255"],
      ["Indigo", "R-97,G-85,B-245", "R-97,G-124,B-255"])
    let best = colors.best(query)
    #expect((cell == nil) == (best == nil))
  }

  @Test(arguments: [
    ("44×44 pt", "44x44 PT"), ("44pt, 46mm", "44 pt 46 mm"), ("16e watchOS", "16E watchos"),
  ])
  func theSameIsWrittenInTwoWays(one: String, other: String) {
    #expect(Self.stems(one) == Self.stems(other))
  }

  @Test(arguments: [("16e", "16"), ("watchOS", "OS"), ("44x44", "44")])
  func aPieceIsNotTheWord(word: String, piece: String) {
    #expect(!Self.stems(word).contains(Self.stems(piece)[0]))
  }

  private static func stems(_ text: String) -> [UInt32] {
    AnswerWord.list(Array(text.utf8)).map(\.stem)
  }
}
