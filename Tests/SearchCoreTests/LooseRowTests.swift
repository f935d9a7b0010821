import Testing

@testable import SearchCore

/// Rows that are shown though a question names them loosely.
struct LooseRowTests {
  /// What no cell has tells nothing apart, if many sections have it and all else is met.
  @Test func oneEverydayWordNeedNotBeMet() {
    let formats = QuestionTable(
      "Messages", "Sticker sizes", ["Format", "Transparency"], ["GIF", "Single-color"],
      ["JPEG", "No"])
    let query = "gif sticker support transparency"
    #expect(formats.best(query, looseness: 1) == nil)
    #expect(formats.best(query, everyday: "support", looseness: 1)?.cell == "Single-color")
    // A cell has it; two are too many; too little is left; a size is asked for.
    for query in [
      "gif sticker jpeg transparency", "export gif sticker support transparency",
      "gif transparency support", "gif sticker support transparency width",
    ] {
      let everyday = "support export jpeg"
      #expect(formats.best(query, everyday: everyday, looseness: 1) == nil, "\(query)")
    }
  }

  /// What a row means is what it says, whether a column is called so or not.
  @Test func theMeaningIsTheRow() {
    let clicks = QuestionTable(
      "Pointing devices", "Clicks", ["Click or gesture", "Expected behavior"],
      ["Primary click", "Select an item."], ["Force click", "Show more about it."],
      ["Secondary click", "Show a menu."], ["Scroll", "Move the view."])
    #expect(clicks.best("force click meaning") == nil)
    #expect(clicks.best("force click meaning", looseness: 1)?.row == "Force click")
    #expect(clicks.best("force click purpose", looseness: 1) == nil)
  }

  /// The whole name must be asked for, a cell must answer, and a screen is no keyboard.
  @Test func noWordIsLeftOutBesideADeviceOrAPartOfAName() {
    let states = QuestionTable(
      "Phones", "Sizes in rooms", ["Model", "Portrait", "Landscape"],
      ["Phone 17 Pro", "Compact", "Regular"], ["Phone 17", "Compact", "Compact"],
      ["Closed bezel", "Compact", "Regular"])
    let devices = ["phone": "ios"]
    func best(_ query: String) -> QuestionTable.Found? {
      states.best(query, of: devices, everyday: "keyboard", looseness: 1)
    }
    #expect(best("phone 17 pro landscape")?.cell == "Regular")
    #expect(best("keyboard phone 17 pro landscape") == nil)
    #expect(best("closed bezel keyboard landscape")?.cell == "Regular")
    #expect(best("bezel rooms keyboard landscape") == nil)
    #expect(best("closed bezel rooms keyboard") == nil)
  }

  @Test func keysAreMetByAllWords() {
    let keys = QuestionTable(
      "Keyboards", "Standard shortcuts", ["Primary key", "Keyboard shortcut", "Action"],
      ["4", "Shift-Command-4", "Capture a part of the screen to a file."])
    #expect(keys.best("shift command 4")?.cell == "Capture a part of the screen to a file.")
    #expect(keys.best("shift command 4 photos", everyday: "photos", looseness: 1) == nil)
  }

  /// Who knows what something is for asks for its name.
  @Test(arguments: [
    ("audio category video call", "Play and record"),
    ("audiobook educational category", "Playback"),
    ("audio category", nil), ("video call", nil), ("call category", nil),
    ("category respond switch", "Playback"),
  ])
  func aColumnIsAskedForByWhatAnotherSays(query: String, cell: String?) {
    let categories = QuestionTable(
      "Playing audio", "Best practices", ["Category", "Meaning", "Behavior"],
      ["Playback", "An audiobook or educational app.", "Does not respond to the switch."],
      ["Play and record", "An audio or video call.", "May mix."])
    #expect(categories.best(query, everyday: "app mix")?.cell == cell)
  }

  /// The name of a column does not tell a row besides, though a sentence there has its words.
  @Test func aColumnThatIsAskedForTellsNoRow() {
    let items = QuestionTable(
      "The menu bar", "File menu", ["Menu item", "Action", "Guidance"],
      ["Open", "Opens an item.", "If people choose an item first, an ellipsis follows."],
      ["Save", "Saves a document.", "Say where it is."])
    #expect(items.best("ellipsis menu item") == nil)
    #expect(items.best("ellipsis menu item", looseness: 3) == nil)
  }

  /// A word of a sentence that stands for two is one: “colors” is no color picker.
  @Test func aWordThatStandsForTwoIsOne() {
    let keys = QuestionTable(
      "Keyboards", "Shortcuts", ["Key", "Shortcut", "Action"],
      ["8", "Command-8", "Invert the screen colors."], ["S", "Command-S", "Save the file."])
    #expect(keys.best("invert screen color shortcut")?.cell == "Command-8")
    let found = keys.best(
      "shortcut color picker", calling: ["color": "color", "picker": "color"], looseness: 2)
    #expect(found == nil)
  }

  /// The first column of several rows tells these apart; it does not answer.
  @Test(arguments: ["accessibility text size", "text size", "text sizes accessibility"])
  func theFirstColumnIsNoAnswer(query: String) {
    let contrasts = QuestionTable(
      "Accessibility", "Vision", ["Text size", "Weight", "Minimum contrast ratio"],
      ["Up to 17 pts", "All", "4.5:1"], ["18 pts", "All", "3:1"])
    #expect(contrasts.best(query) == nil)
    #expect(contrasts.best("minimum contrast ratio")?.cell == "4.5:1")
  }

  /// Who asks how large something is gets no row without a measure.
  @Test func aMeasureIsNotAnsweredByPlaces() {
    let widgets = QuestionTable(
      "Widgets", "Accessories", ["Widget size", "Phone", "Watch"],
      ["Accessory rectangular", "Lock Screen", "Smart Stack"],
      ["Accessory corner", "Not supported", "Complications"])
    #expect(widgets.best("accessory rectangular widget size") == nil)
    #expect(widgets.best("accessory rectangular widget phone")?.cell == "Lock Screen")
  }

  /// A mark is an answer, but no cell of words.
  @Test func aColumnOfMarksMeetsItsHeader() {
    let gestures = QuestionTable(
      "Pointers", "macOS", ["Click or gesture", "Action", "Mouse", "Trackpad"],
      ["Show Desktop (spread)", "Slides windows.", "", "●"])
    #expect(gestures.best("desktop gesture trackpad")?.row == "Show Desktop (spread)")
    #expect(gestures.best("desktop gesture mouse") == nil)
  }

  @Test func aUnitAsksForAMeasure() {
    let widgets = QuestionTable(
      "Widgets", "visionOS", ["Widget", "Size in pt", "Size in mm"],
      ["Small", "158x158", "268x268"], ["Extra large", "450x338", "763x574"])
    #expect(widgets.best("extra large widget mm")?.cell == "763x574")
  }

  /// Small numbers are words in tables, and none is left out.
  @Test(arguments: [
    ("4 column grid width", "Width", 3), ("4 column grid width", nil, 0),
    ("9 column grid width", nil, 3),
  ])
  func aSmallNumberIsAWord(query: String, row: String?, looseness: Int) {
    let grids = QuestionTable(
      "Layout", "Grids", ["Attribute", "Value", "Panel"],
      ["Width", "410 pt", "Four-column grid"], ["Spacing", "40 pt", "Four-column grid"],
      ["Width", "860 pt", "Two-column grid"], ["Spacing", "40 pt", "Two-column grid"])
    let found = grids.best(query, looseness: looseness)
    #expect(found?.row == row)
    #expect(found?.cell == row.map { _ in "410 pt" })
  }

  @Test func aBoundOfTheRowNeedsNoColumn() {
    let grids = QuestionTable(
      "Layout", "Grids", ["Attribute", "Value"], ["Minimum vertical spacing", "100 pt"],
      ["Horizontal spacing", "40 pt"])
    #expect(grids.best("min vertical spacing grid")?.cell == "100 pt")
  }
}
