import Model
import PageFormat
import TestSupport
import Testing

@Suite struct PageRoundTripTests {
  @Test func whatIsWrittenIsReadBack() {
    var random = SeededRandom(11)
    for _ in 0..<300 {
      let bodies = ["# T\n", "\n\n# T\n", "---\n", "", "a\r\nb\n", "no end", "\u{FEFF}x\n"]
      let front = Page.random(&random)
      let bytes = PageWriter.bytes(Page.of(front, body: random.pick(bodies)))
      let (page, diagnostics) = PageReader.read(bytes, file: "p.md")
      #expect(diagnostics == [])
      #expect(page?.frontMatter == front)
      #expect(page.map { PageWriter.bytes($0) } == bytes)
    }
  }

  /// As some editors save it.
  @Test(arguments: [("", "\r\n"), ("\u{FEFF}", "\n"), ("\u{FEFF}", "\r\n")])
  func marksOfTheByteOrderAndCarriageReturnsDoNotMatter(mark: String, end: String) throws {
    let bytes = PageWriter.bytes(Page.of(Page.plain))
    let text = String(decoding: bytes, as: UTF8.self)
    let saved = Array((mark + text.replacing("\n", with: end)).utf8)
    let (page, diagnostics) = PageReader.read(saved, file: "p.md")
    #expect(page == PageReader.read(bytes, file: "p.md").page && diagnostics == [])
    #expect(PageReader.writtenDigest(saved) == PageReader.writtenDigest(bytes))
  }

  @Test func theBodyKnowsItsLine() throws {
    let bytes = PageWriter.bytes(Page.of(Page.plain))
    let page = try #require(PageReader.read(bytes, file: "p.md").page)
    let above = bytes.dropLast(page.body.count).count { $0 == UInt8(ascii: "\n") }
    #expect(page.bodyLine == above + 1)
    #expect(Array(page.body) == Array("# T\n\nText.\n".utf8))
  }

  @Test func everyShareComesBack() throws {
    for share in 0...1000 {
      var front = Page.plain
      front.sources = [
        PageSource(file: "f", shape: "s", sha256: "", captured: nil, keptPerMille: share)
      ]
      let page = PageReader.read(PageWriter.bytes(Page.of(front)), file: "p.md").page
      #expect(page?.frontMatter.sources.first?.keptPerMille == share)
    }
  }
}
