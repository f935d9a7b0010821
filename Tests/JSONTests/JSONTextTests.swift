import Bytes
import JSON
import TestSupport
import Testing

@Suite struct JSONTextTests {
  /// Scalar by scalar, as JSON has it.
  private func escaped(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case "\n": return "\\n"
      case "\t": return "\\t"
      case "\r": return "\\r"
      case "\0"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: return String(scalar)
      }
    }
    return "\"" + scalars.joined() + "\""
  }

  private func expectEscaped(_ text: String) {
    var output = ByteOutput()
    JSONText.append(text, to: &output)
    #expect(String(decoding: output.bytes, as: UTF8.self).utf8.elementsEqual(escaped(text).utf8))
  }

  @Test func everySignIsEscapedWhereverItIs() {
    var random = SeededRandom(8)
    for _ in 0..<2000 { expectEscaped(random.text(pieces: 12)) }
    for byte in 0..<0x80 as Range<UInt8> {
      for before in 0..<18 {
        let sign = String(Unicode.Scalar(byte))
        expectEscaped(String(repeating: "a", count: before) + sign + "éa" + sign + "long enough")
      }
    }
  }
}
