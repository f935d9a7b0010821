import Testing

@testable import SearchCore

/// A name for developers that is a whole cell finds its row by itself.
struct CodeNameTests {
  private let icons = QuestionTable(
    "Icons", "Editing", ["Action", "Icon", "Symbol name"],
    ["Paste", "A document in front of a clipboard.", "document.on.clipboard"],
    ["Select", "A tick in a circle.", "checkmark.circle"],
    ["Text", "Lines.", "text.justify"], ["Apps", "A name.", "AirPlay"],
    ["Site", "Link.", "iCloud"],
    ["Clock", "A clock.", "watchOS"])
  private let fonts = QuestionTable(
    "Typography", "macOS", ["Dynamic system font variant", "API"],
    ["Control content", "controlContentFont(ofSize:)"], ["Menu bar", "menuBarFont(ofSize:)"],
    ["Label", "labelFont(ofSize:)"], ["Menu", "menuFont(ofSize:)"])

  @Test(arguments: [
    ("document.on.clipboard", "Paste"), ("checkmark.circle", "Select"), ("text.justify", "Text"),
    ("what is checkmark.circle for", "Select"), ("checkmark.circle icon", "Select"),
  ])
  func aSymbolShowsItsRow(query: String, row: String) {
    let found = icons.best(query)
    #expect(found?.row == row)
    #expect(found?.cell == nil)
  }

  @Test(arguments: [
    ("menubarfont", "Menu bar"), ("menufont", "Menu"), ("labelfont api", "Label"),
    ("which font is menubarfont", "Menu bar"), ("menubarfont widget", nil),
    ("fontbarmenu", nil), ("menubar", nil),
  ])
  func theOtherCellOfTwoAnswers(query: String, cell: String?) {
    #expect(fonts.best(query)?.cell == cell)
  }

  @Test func aNumberIsNoName() {
    let sizes = QuestionTable(
      "Typography", "watchOS Dynamic Type sizes", ["Style", "Size", "Leading"],
      ["Title 2", "24", "26.5"], ["Body", "16", "18.5"])
    #expect(sizes.best("dynamic type sizes watchos 26.5")?.row == nil)
  }

  /// Neither a piece of a name nor more than it, nor a name that is none for developers.
  @Test(arguments: [
    "checkmark", "checkmark circle", "checkmark.circle.fill", "document.on", "on.clipboard",
    "xtext.justify", "airplay", "paste", "text", "checkmark.circle button",
    "watchos icons", "icons watchos", "icloud icon",
  ])
  func anythingElseShowsNone(query: String) {
    #expect(icons.best(query)?.row == nil)
  }
}
