/// The bytes that HTML reads as markup, as references, and signs for what a page does not show as
/// it is (`ShownText`). One scan, copied in runs.
public enum HTMLEscape {
  /// Text between tags, and values in double quotes: both are safe after the same five.
  public static func append(_ text: ArraySlice<UInt8>, to output: inout ByteOutput) {
    text.withUnsafeBufferPointer { append($0, to: &output) }
  }

  public static func append(_ text: String, to output: inout ByteOutput) {
    text.utf8.span.withUnsafeBufferPointer { append($0, to: &output) }
  }

  private static func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout ByteOutput) {
    var (shown, run) = (ShownText(), 0)
    var place = special(from: 0, in: text)
    while place < text.count {
      if let reference = reference(for: text[place]) {
        output.append(text[run..<place])
        output.append(reference)
        run = place + 1
      } else if let sign = shown.sign(at: place, in: text) {
        output.append(text[run..<place])
        output.append(sign.bytes)
        run = place + sign.length
      }
      place = special(from: max(run, place + 1), in: text)
    }
    output.append(text[run...])
  }

  /// The next place where something may have to be written otherwise; the end if there is none.
  private static func special(from start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    var place = start
    let bytes = UnsafeRawBufferPointer(text)
    while place < text.count {
      // The last eight overlap those before.
      if text.count >= 8 {
        let near = min(place, text.count - 8)
        let word = bytes.loadUnaligned(fromByteOffset: near, as: UInt64.self)
        guard mayBeSpecial(word) else {
          place += 8
          continue
        }
      }
      let end = min(place + 8, text.count)
      while place < end {
        if isSpecial(text[place]), isMarkup(text[place]) || ShownText.isSuspect(place, in: text) {
          return place
        }
        place += 1
      }
    }
    return text.count
  }

  /// Whether any of eight bytes is special; of some others too.
  @inline(__always) private static func mayBeSpecial(_ word: UInt64) -> Bool {
    let (ones, tops) = (0x0101_0101_0101_0101 as UInt64, 0x8080_8080_8080_8080 as UInt64)
    // A byte that is zero here is one of `&'`, `<>`, `"`, or below a space.
    let and = (word | ones) ^ (ones &* 0x27)
    let angle = (word | ones &* 2) ^ (ones &* 0x3E)
    let quote = word ^ (ones &* 0x22)
    let control = word & (ones &* 0xE0)
    let delete = word ^ ~tops
    // Bytes without their highest bit: adding 7F sets it in all but zero. As one expression, the
    // five take the compiler seconds.
    var full = (and & ~tops) &+ ~tops
    full &= (angle & ~tops) &+ ~tops
    full &= (quote & ~tops) &+ ~tops
    full &= (control & ~tops) &+ ~tops
    full &= (delete & ~tops) &+ ~tops
    return (word | ~full) & tops != 0
  }

  /// One comparison and a bit for most bytes.
  @inline(__always) private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x40 ? markup >> UInt64(byte) & 1 != 0 : byte >= 0x7F && ShownText.isSuspect(byte)
  }

  @inline(__always) private static func isMarkup(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x40
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
