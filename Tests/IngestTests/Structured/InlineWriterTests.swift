import Testing

@testable import Ingest

/// Marks hug their words, and are read as marks.
@Suite struct InlineWriterTests {
  enum Step: Sendable {
    case text(String)
    case strong([Step])
    case emphasis([Step])
    case link([Step])
    case code(String)
    case image
    case lineBreak
  }

  private func write(_ steps: [Step], to writer: inout InlineWriter) {
    for step in steps {
      switch step {
      case .text(let text): writer.text(Array(text.utf8)[...])
      case .strong(let inner): mark(.strong, inner, &writer)
      case .emphasis(let inner): mark(.emphasis, inner, &writer)
      case .link(let inner):
        writer.openLink(Array("u".utf8))
        write(inner, to: &writer)
        writer.closeLink()
      case .code(let text): writer.code(Array(text.utf8)[...])
      case .image: writer.image(alt: Array("w".utf8)[...], source: Array("s".utf8))
      case .lineBreak: writer.lineBreak()
      }
    }
  }

  private func mark(_ mark: InlineWriter.Mark, _ inner: [Step], _ writer: inout InlineWriter) {
    writer.open(mark)
    write(inner, to: &writer)
    writer.close(mark)
  }

  private func written(_ steps: [Step], _ style: InlineWriter.Style = .block) -> String {
    var writer = InlineWriter(style)
    write(steps, to: &writer)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  @Test(
    arguments: [
      ([.text(" a \n b ")], "a b"), ([.text("a\u{A0}b\u{200B}c")], "a bc"),
      ([.text("a"), .text(" "), .text("b")], "a b"), ([], ""), ([.text("  ")], ""),
    ] as [([Step], String)])
  func blanksFallTogether(steps: [Step], expected: String) { #expect(written(steps) == expected) }

  @Test(
    arguments: [
      ([.strong([.text("a ")]), .text("b")], "**a** b"),
      ([.text("a"), .strong([.text(" b")])], "a **b**"),
      ([.strong([.text(" ")]), .text("a")], "a"), ([.strong([])], ""),
      ([.strong([.text("a")]), .strong([.text("b")])], "**ab**"),
      ([.strong([.text("a")]), .text(" "), .strong([.text("b")])], "**a** **b**"),
      ([.strong([.strong([.text("a")])])], "**a**"),
      ([.strong([.emphasis([.text("a")])])], "**_a_**"),
      ([.strong([.text("a.")]), .text("b")], "**a.** b"),
      ([.text("a"), .emphasis([.text("b")]), .text("c")], "a*b*c"),
      ([.emphasis([.text("a")]), .text("b")], "*a*b"),
      ([.emphasis([.text("a")]), .text(", b")], "_a_, b"),
      ([.emphasis([.text("(a)")]), .text("b")], "(a)b"),
      ([.text("a"), .emphasis([.text("“b”")])], "a“b”"),
      ([.strong([.emphasis([.text("(a)")])]), .text("b")], "(a)b"),
      ([.strong([.emphasis([.text("a")])]), .strong([.text("b")])], "***a*b**"),
      ([.strong([.text("a"), .code("b")])], "**a`b`**"),
    ] as [([Step], String)])
  func marksHugTheirWords(steps: [Step], expected: String) { #expect(written(steps) == expected) }

  @Test(
    arguments: [
      ([.link([.text("a")])], "[a](u)"), ([.link([.text(" a ")]), .text("b")], "[a](u) b"),
      ([.link([.text("a")]), .text("s b")], "[as](u) b"),
      ([.text("un"), .link([.text("do")])], "[undo](u)"),
      ([.text("a "), .link([.code("b")]), .text("s")], "a [`b`s](u)"),
      ([.text("hi!"), .link([.text("a")])], "hi\\![a](u)"),
      ([.link([.text("a"), .link([.text("b")])])], "[ab](u)"),
      ([.link([])], ""), ([.link([.image])], "[![w](s)](u)"),
      ([.strong([.link([.text("a")])]), .text("b")], "[a](u)b"),
      ([.link([.text("a")]), .link([.text("b")])], "[a](u)[b](u)"),
    ] as [([Step], String)])
  func linksHoldTheirWords(steps: [Step], expected: String) { #expect(written(steps) == expected) }

  @Test(
    arguments: [
      ([.code("a")], "`a`"), ([.code("a`b")], "``a`b``"), ([.code("`")], "`` ` ``"),
      ([.code(" ")], ""), ([.code("a\n b")], "`a b`"), ([.code("a"), .code("b")], "`a` `b`"),
      ([.code("*")], "`*`"),
    ] as [([Step], String)])
  func codeStaysCode(steps: [Step], expected: String) { #expect(written(steps) == expected) }

  @Test func onlyCellsBreak() {
    let steps: [Step] = [.lineBreak, .text("a"), .lineBreak, .lineBreak, .text("b|"), .lineBreak]
    #expect(written(steps) == "a b|")
    #expect(written(steps, .cell) == "a<br>b\\|")
  }

  @Test func headingsHoldWordsAlone() {
    let steps: [Step] = [.strong([.text("a")]), .text(" "), .link([.text("b")]), .code("c")]
    #expect(written(steps, .heading) == "a b`c`")
  }
}
