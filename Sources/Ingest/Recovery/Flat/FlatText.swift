import Bytes

/// Text of a flattened page as Markdown. The scraper escaped marks inside lines, but a block that
/// it ran into the one before may start with a mark that would count at the start of a line.
enum FlatText {
  static func normal(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let line = text.contains { $0 < 0x20 } ? text.map { $0 < 0x20 ? 0x20 : $0 }[...] : text
    let normal = InlineText.normal(Scrape.trimmed(line))
    guard let mark = mark(normal[...]) else { return normal }
    return normal[..<mark] + [UInt8(ascii: "\\")] + normal[mark...]
  }

  /// The mark at the start that makes a line anything but text.
  private static func mark(_ text: ArraySlice<UInt8>) -> Int? {
    guard let first = text.first else { return nil }
    if ByteClass.isDigit(first) { return numberMark(text) }
    let rest = text.drop { $0 == first }
    let run = text.count - rest.count
    let isAlone = rest.isEmpty || ByteClass.isSpace(rest[rest.startIndex])
    switch first {
    case UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "<"), UInt8(ascii: "="): return 0
    case UInt8(ascii: "#"): return isAlone ? 0 : nil
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "_"):
      return isAlone && (run == 1 || run > 2) ? 0 : nil
    case UInt8(ascii: "`"), UInt8(ascii: "~"): return run > 2 ? 0 : nil
    default: return nil
    }
  }

  /// `1. ` and `1) ` number an item.
  private static func numberMark(_ text: ArraySlice<UInt8>) -> Int? {
    let mark = text.prefix(10).prefix(while: ByteClass.isDigit).endIndex
    guard mark < text.endIndex, ".)".utf8.contains(text[mark]) else { return nil }
    return mark + 1 == text.endIndex || ByteClass.isSpace(text[mark + 1]) ? mark : nil
  }
}
