import Bytes
import TestSupport
import Testing

@Suite struct HTMLEscapeTests {
  private func escaped(_ bytes: [UInt8]) -> [UInt8] {
    var output = ByteOutput()
    HTMLEscape.append(bytes[...], to: &output)
    return output.bytes
  }

  /// The inverse, written the slow way.
  private func unescaped(_ bytes: [UInt8]) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    for (reference, sign) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
    ] {
      text = text.split(separator: reference, omittingEmptySubsequences: false)
        .joined(separator: sign)
    }
    return text
  }

  @Test func everyMarkupCharacterIsAReference() {
    #expect(escaped(Array("a<b>&\"'c".utf8)) == Array("a&lt;b&gt;&amp;&quot;&#39;c".utf8))
  }

  @Test func nulBecomesTheReplacementCharacter() {
    #expect(escaped([0x61, 0, 0x62]) == Array("a\u{FFFD}b".utf8))
  }

  @Test func whatIsNotSeenGetsASign() {
    let text = "<\u{1B}[1m>\u{9B}\u{7F}\u{FFFE}\u{202E}a\t\n\r\u{2066}b\u{2069}"
    let sign = "\u{FFFD}"
    let expected = "&lt;␛[1m&gt;\(sign)␡\(sign)\(sign)a\t\n\r\u{2066}b\u{2069}"
    #expect(escaped(Array(text.utf8)) == Array(expected.utf8))
  }

  @Test func everyOtherByteStays() {
    let special = Set([0x22, 0x26, 0x27, 0x3C, 0x3E, 0x7F] + (0..<0x20)).subtracting([9, 10, 13])
    for byte in UInt8(0)...255 {
      #expect((escaped([0x61, byte, 0x62]) == [0x61, byte, 0x62]) == !special.contains(Int(byte)))
    }
  }

  @Test func noMarkupIsLeftAndNothingIsLost() {
    var random = SeededRandom(1)
    for _ in 0..<500 {
      let signs = random.list(upTo: 12) {
        $0.pick(["<", ">", "&", "\"", "'", "&amp;", "é", "x y"])
      }
      let text = signs.joined()
      let markup = escaped(Array(text.utf8))
      #expect(!markup.contains { "<>\"'".utf8.contains($0) })
      #expect(unescaped(markup) == text)
    }
  }

  /// Long texts are read in words of eight bytes.
  @Test func aTextIsEscapedAsItsCharactersAre() {
    var random = SeededRandom(2)
    let signs = [
      "a", "Z", " ", "%", "?", "=", "~", "@", "\n", "<", ">", "&", "\"", "'", "\u{7F}", "\u{1}",
      "\u{80}", "\u{A0}", "é", "’", "…", "\u{2028}", "日", "\u{FFFE}", "👩",
    ]
    for _ in 0..<2000 {
      let most = random.chance(2) ? 9 : signs.count
      let pieces = random.list(upTo: 60) { Array(signs[$0.below(most)].utf8) }
      #expect(escaped(pieces.flatMap(\.self)) == pieces.flatMap(escaped))
    }
  }

  @Test func aSliceIsEscapedFromItsOwnStart() {
    var output = ByteOutput()
    HTMLEscape.append(Array("<<ab<<".utf8)[2..<5], to: &output)
    #expect(output.bytes == Array("ab&lt;".utf8))
  }

  @Test func aStringIsEscapedLikeItsBytes() {
    var output = ByteOutput()
    HTMLEscape.append("5 < 6 & “x”", to: &output)
    #expect(output.bytes == Array("5 &lt; 6 &amp; “x”".utf8))
  }
}
