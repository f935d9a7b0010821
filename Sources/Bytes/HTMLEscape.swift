/// The bytes that HTML reads as markup, as references, and signs for what a page does not show as
/// it is (`ShownText`). One scan, copied in runs.
public enum HTMLEscape {
  /// Text between tags, and values in double quotes: both are safe after the same five.
  public static func append(_ text: ArraySlice<UInt8>, to output: inout ByteOutput) {
    text.withUnsafeBufferPointer { append($0, to: &output) }
  }

  public static func append(_ text: String, to output: inout ByteOutput) {
    var text = text
    text.withUTF8 { append($0, to: &output) }
  }

  private static func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout ByteOutput) {
    var (shown, run, place) = (ShownText(), 0, 0)
    while place < text.count {
      guard isSpecial(text[place]) else {
        place += 1
        continue
      }
      if let reference = reference(for: text[place]) {
        output.append(text[run..<place])
        output.append(reference)
        place += 1
        run = place
      } else if let sign = shown.sign(at: place, in: text) {
        output.append(text[run..<place])
        output.append(sign.bytes)
        place += sign.length
        run = place
      } else {
        place += 1
      }
    }
    output.append(text[run...])
  }

  /// One comparison and a bit for most bytes.
  @inline(__always) private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x40 ? markup >> UInt64(byte) & 1 != 0 : byte >= 0x7F && ShownText.isSuspect(byte)
  }

  /// `"&'<>` and the controls but tab, line feed and carriage return.
  private static let markup: UInt64 = 0x5000_00C4_FFFF_D9FF

  private static func reference(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
