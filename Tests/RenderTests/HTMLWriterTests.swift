import Bytes
import TestSupport
import Testing

@testable import Render

@Suite struct HTMLWriterTests {
  @Test func closesWhatItOpens() {
    var writer = HTMLWriter()
    writer.begin("ul")
    writer.begin("li", .class("a"))
    writer.text("one")
    writer.void("br")
    #expect(
      String(decoding: writer.finish(), as: UTF8.self) == #"<ul><li class="a">one<br></li></ul>"#)
  }

  @Test func ignoresAnEndTooMany() {
    var writer = HTMLWriter()
    writer.begin("p")
    writer.end()
    writer.end()
    #expect(String(decoding: writer.finish(), as: UTF8.self) == "<p></p>")
  }

  @Test func escapesAnyBytesInTextAndAttributes() throws {
    for seed in 0..<200 {
      let bytes = (0..<40).map { UInt8(truncatingIfNeeded: ($0 * 131 + seed * 7919) >> ($0 % 5)) }
      let text = String(decoding: bytes, as: UTF8.self)
      var writer = HTMLWriter()
      writer.begin("p", .id(text), .label(text))
      writer.text(text)
      let shown = String(decoding: ShownText.bytes(Array(text.utf8)), as: UTF8.self)
      let pieces = try TagScanner.pieces(of: writer.finish())
      #expect(pieces.first == .open("p", ["id": shown, "aria-label": shown]))
      #expect(pieces.count(where: { if case .open = $0 { true } else { false } }) == 1)
      #expect(pieces.last == .close("p"))
    }
  }
}
