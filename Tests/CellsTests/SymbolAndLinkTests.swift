import Model
import Testing
@testable import Cells

/// Names in code spans, and links.
@Suite struct SymbolAndLinkTests {
  private func told(_ cell: CellText, under header: String = "") -> String? {
    let header = ColumnHeader(CellText(words: header))
    return ColumnRegistry.read(ReadableCell(cell, under: header))?.told
  }

  @Test(arguments: [
    ("UIKit API", "symbol label of UIKit"), ("SwiftUI API", "symbol label of SwiftUI"),
    ("Symbol name", "symbol label of SF Symbols"), ("API", "symbol label"),
    ("Web API use", "symbol label"), ("macOS", "symbol label"),
  ])
  func theHeaderNamesTheFramework(header: String, expected: String) {
    #expect(told(CellText(words: "label", codes: ["label"]), under: header) == expected)
  }

  @Test(arguments: [
    ("https://developer.apple.com/documentation/UIKit/UIColor/label", "UIKit"),
    ("https://developer.apple.com/documentation/appkit/nscolor", "AppKit"),
    ("https://developer.apple.com/documentation/GameKit", nil),
    ("https://developer.apple.com/documentation/", nil), ("/design/label", nil), ("", nil),
  ])
  func elseTheLinkDoes(address: String, framework: String?) {
    let cell = CellText(words: "label", codes: ["label"], links: [("label", address)])
    #expect(told(cell) == "symbol label" + (framework.map { " of \($0)" } ?? ""))
  }

  @Test func wordsBehindASymbolAreReadOverWhereSymbolsAreExpected() {
    let cell = CellText(words: "xmark Close", codes: ["xmark"])
    #expect(told(cell, under: "Symbol name") == "symbol xmark of SF Symbols")
    #expect(told(cell) == nil)
  }

  @Test(arguments: ["footer.png", "Info.plist", "two words", "4x", "", "…"])
  func codeThatNamesNoSymbol(code: String) {
    #expect(told(CellText(words: code, codes: [code])) == nil)
  }

  @Test(arguments: ["draw(in:)", ".bold", "line.3.horizontal.decrease", "NSColor", "a_b"])
  func codeThatDoes(code: String) {
    #expect(told(CellText(words: code, codes: [code])) == "symbol \(code)")
  }

  @Test func blanksInACodeSpanAreNotPartOfTheName() {
    let cell = CellText(words: "checkmark  Done", codes: ["checkmark "])
    #expect(told(cell, under: "Symbol name") == "symbol checkmark of SF Symbols")
  }

  @Test func figuresInCodeAreNoFigures() {
    #expect(told(CellText(words: "17", codes: ["17"])) == nil)
    #expect(told(CellText(words: "17", codes: [])) == "number 17")
  }

  @Test func aLinkIsOneIfNothingElseStandsThere() {
    let link = [(words: "Calls", address: "/calls")]
    #expect(told(CellText(words: "Calls", links: link)) == "link /calls")
    #expect(told(CellText(words: "See Calls", links: link)) == nil)
    #expect(told(CellText(words: "Calls", codes: ["Calls"], links: link)) == "symbol Calls")
  }

  @Test func severalLinksAreAList() {
    let links = [(words: "One", address: "/1"), (words: "Two", address: "/2")]
    for words in ["One, Two", "One and Two", "One\nTwo"] {
      #expect(told(CellText(words: words, links: links)) == "list [link /1; link /2]")
    }
    #expect(told(CellText(words: "One or Two", links: links)) == nil)
  }
}
