/// The bytes that HTML reads as markup, as references. One scan, copied in runs.
public enum HTMLEscape {
  /// Text between tags, and values in double quotes: both are safe after the same five.
  public static func append(_ text: ArraySlice<UInt8>, to output: inout ByteOutput) {
    var run = text.startIndex
    for place in text.indices {
      guard let reference = reference(for: text[place]) else { continue }
      output.append(text[run..<place])
      output.append(reference)
      run = place + 1
    }
    output.append(text[run..<text.endIndex])
  }

  public static func append(_ text: some StringProtocol, to output: inout ByteOutput) {
    append(Array(text.utf8)[...], to: &output)
  }

  /// NUL is no character of HTML: it becomes U+FFFD, as a browser would make it.
  private static func reference(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case 0: "\u{FFFD}"
    default: nil
    }
  }
}
