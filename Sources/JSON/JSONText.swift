public import Bytes

/// A text as JSON writes it: in quotes, with escapes for what cannot be in them.
public enum JSONText {
  public static func append(_ text: String, to output: inout ByteOutput) {
    output.append(UInt8(ascii: "\""))
    let utf8 = text.utf8Span
    let bytes = utf8.span
    var run = 0
    var place = special(in: bytes, from: 0)
    while place < bytes.count {
      output.append(bytes.extracting(run..<place))
      append(escaped: bytes[place], to: &output)
      run = place + 1
      place = special(in: bytes, from: run)
    }
    output.append(bytes.extracting(run..<place))
    output.append(UInt8(ascii: "\""))
  }
}

extension JSONText {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let width = 8

  /// The first byte that needs an escape, or the end. Eight at a time.
  private static func special(in bytes: Span<UInt8>, from start: Int) -> Int {
    var place = start
    while place < bytes.count {
      // The last eight overlap those before.
      if bytes.count >= width {
        let near = min(place, bytes.count - width)
        let word = bytes.bytes.unsafeLoadUnaligned(fromByteOffset: near, as: UInt64.self)
        guard maySpecial(word) else {
          place += width
          continue
        }
      }
      let end = min(place + width, bytes.count)
      while place < end, !isSpecial(bytes[place]) { place += 1 }
      if place < end { return place }
    }
    return bytes.count
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
  }

  /// Whether one of eight bytes may need an escape. A byte is below a number if it has no high bit
  /// and borrows one when the number is taken off; it is another byte if what differs is below one.
  @inline(__always) private static func maySpecial(_ word: UInt64) -> Bool {
    let quote = word ^ (ones &* 0x22)
    let slash = word ^ (ones &* 0x5C)
    let delete = word ^ (ones &* 0x7F)
    let found =
      (word &- ones &* 0x20) & ~word | (quote &- ones) & ~quote | (slash &- ones) & ~slash
      | (delete &- ones) & ~delete
    return found & (ones << 7) != 0
  }

  private static func append(escaped byte: UInt8, to output: inout ByteOutput) {
    switch byte {
    case UInt8(ascii: "\""): output.append("\\\"")
    case UInt8(ascii: "\\"): output.append("\\\\")
    case UInt8(ascii: "\n"): output.append("\\n")
    case UInt8(ascii: "\t"): output.append("\\t")
    case UInt8(ascii: "\r"): output.append("\\r")
    default:
      output.append("\\u00")
      output.append(SHA256.hexDigits(of: [byte]))
    }
  }
}
