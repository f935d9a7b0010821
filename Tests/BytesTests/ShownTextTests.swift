import Bytes
import TestSupport
import Testing

@Suite struct ShownTextTests {
  private func isPrinted(_ text: [UInt8]) -> Bool { ShownText.isPrinted(text.span) }

  @Test func printedIsASCIIWithoutControls() {
    for size in 0..<30 {
      for place in 0...size {
        var text = [UInt8](repeating: UInt8(ascii: "a"), count: size)
        #expect(isPrinted(text))
        for byte in 0...255 as ClosedRange<UInt8> {
          text.insert(byte, at: place)
          #expect(isPrinted(text) == (0x20..<0x7F ~= byte), "\(byte) in \(size)")
          text.remove(at: place)
        }
      }
    }
  }

  private func shown(_ text: String) -> String {
    String(decoding: ShownText.bytes(Array(text.utf8)), as: UTF8.self)
  }

  @Test func whatIsSeenStays() {
    let text = "a\tb\r\nc “é” … 👩‍👩‍👧 \u{A0}\u{200E}\u{200F}\u{2028}\u{FEFF}\u{FFFD}\u{E000}\u{10FFFD}"
    #expect(shown(text) == text)
    #expect(ShownText.first(in: text) == nil)
  }

  @Test(arguments: [
    (0x1, "␁"), (0x8, "␈"), (0xB, "␋"), (0xC, "␌"), (0x1B, "␛"), (0x1F, "␟"), (0x7F, "␡"),
    (0, "\u{FFFD}"), (0x80, "\u{FFFD}"), (0x9F, "\u{FFFD}"), (0xFDD0, "\u{FFFD}"),
    (0xFDEF, "\u{FFFD}"), (0xFFFE, "\u{FFFD}"), (0xFFFF, "\u{FFFD}"), (0x1FFFE, "\u{FFFD}"),
    (0x8FFFF, "\u{FFFD}"), (0x10FFFF, "\u{FFFD}"),
  ])
  func whatIsNotSeenGetsASign(value: UInt32, sign: String) throws {
    let character = try #require(Unicode.Scalar(value))
    #expect(shown("a\(character)b\(character)") == "a\(sign)b\(sign)")
    #expect(ShownText.first(in: "ab\(character)") == character)
  }

  @Test(arguments: [
    "\u{202A}a\u{202C}", "\u{202B}a\u{202A}b\u{202C}\u{202C}", "\u{2066}a\u{2069}b",
    "\u{2067}\u{202B}a\u{202C}\u{2069}", "\u{2068}\u{2066}\u{2069}a\u{2069}",
  ])
  func turnsThatAreClosedStay(text: String) { #expect(shown(text) == text) }

  @Test(arguments: [
    ("\u{202A}a", "?a"), ("a\u{202C}", "a?"), ("\u{2066}a", "?a"), ("a\u{2069}b", "a?b"),
    // Overrides go, closed or not, and take their end along.
    ("\u{202E}gpj.exe", "?gpj.exe"), ("\u{202D}a\u{202C}b", "?a?b"),
    ("\u{202A}\u{202E}a\u{202C}b\u{202C}", "\u{202A}?a?b\u{202C}"),
    // The one does not end the other; the end of an isolate ends what is open in it.
    ("\u{2066}a\u{202C}", "?a?"), ("\u{202A}a\u{2069}", "?a?"),
    ("\u{2066}\u{202B}a\u{2069}", "\u{2066}?a\u{2069}"),
    ("\u{2069}\u{2066}", "??"), ("\u{2066}\u{2066}a\u{2069}", "?\u{2066}a\u{2069}"),
  ])
  func turnsThatReachFurtherGetASign(text: String, expected: String) {
    let sign = expected.split(separator: "?", omittingEmptySubsequences: false)
    #expect(shown(text) == sign.joined(separator: "\u{FFFD}"))
  }

  @Test func halfACharacterIsLeftToOthers() {
    for bytes: [UInt8] in [
      [0xC2], [0xE2], [0xE2, 0x80], [0xEF, 0xBF], [0xF0, 0x9F, 0xBF], [0xFF],
    ] {
      #expect(ShownText.bytes(bytes) == bytes)
    }
  }

  @Test func nothingElseIsTouched() {
    var random = SeededRandom(7)
    for _ in 0..<500 {
      let text = random.list(upTo: 12) {
        $0.pick(["a", "’", "é", "\u{1B}", "\u{85}", "\u{FFFE}", "\u{202E}", "👩", "\u{2066}"])
      }.joined()
      let signs = ["\u{1B}": "␛", "\u{85}": "\u{FFFD}", "\u{FFFE}": "\u{FFFD}"]
        .merging(["\u{202E}": "\u{FFFD}", "\u{2066}": "\u{FFFD}"]) { one, _ in one }
      let naive = text.unicodeScalars.map { signs["\($0)"] ?? "\($0)" }.joined()
      #expect(shown(text) == naive)
      #expect(shown(naive) == naive)
    }
  }
}
