import Testing

@testable import Render

/// Markup as XML: every element ends, every attribute has a value, no forbidden character.
@Suite struct DialectTests {
  private func xml(_ write: (inout HTMLWriter) -> Void) -> String {
    var writer = HTMLWriter(dialect: .xml)
    write(&writer)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  @Test func emptyElementsEnd() {
    #expect(xml { $0.void("br") } == "<br/>")
    #expect(xml { $0.void("input", .disabled) } == "<input disabled=\"disabled\"/>")
    #expect(xml { $0.begin("p") } == "<p></p>")
  }

  @Test func drawingsSayWhatTheyAre() {
    #expect(
      xml { $0.begin("svg", .decoration) }
        == "<svg xmlns=\"http://www.w3.org/2000/svg\" aria-hidden=\"true\"></svg>")
  }

  @Test func forbiddenCharactersGetASign() {
    #expect(xml { $0.text("a\u{1}\u{B}\u{FFFE}<\t\u{7F}") } == "a␁␋\u{FFFD}&lt;\t␡")
    #expect(xml { $0.begin("p", .label("\u{C}x")) } == "<p aria-label=\"␌x\"></p>")
  }

  @Test(arguments: [
    ("../cups/index.html", "../cups/index.xhtml"),
    ("../cups/index.html#index.html", "../cups/index.xhtml#index.html"),
    ("#index.html", "#index.html"), ("a.html", "a.html"), ("", ""),
  ])
  func pagesAreChapters(address: String, chapter: String) {
    #expect(Dialect.chapter(address) == chapter)
  }
}
