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
