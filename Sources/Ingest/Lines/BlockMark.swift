import Bytes

/// A mark at the start of a line that would make anything but text of it.
enum BlockMark {
  /// The text as a paragraph: such a mark escaped.
  static func escaped(_ text: [UInt8]) -> [UInt8] {
    guard let mark = mark(text[...]) else { return text }
    return text[..<mark] + [UInt8(ascii: "\\")] + text[mark...]
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
    case UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: ":"): return run > 2 ? 0 : nil
    case UInt8(ascii: "["): return DefinitionLine(text) != nil ? 0 : nil
    default: return nil
    }
  }

  /// `1. ` and `1) ` number an item.
  static func numberMark(_ text: ArraySlice<UInt8>) -> Int? {
    let mark = text.prefix(9).prefix(while: ByteClass.isDigit).endIndex
    guard mark < text.endIndex, ".)".utf8.contains(text[mark]) else { return nil }
    return mark + 1 == text.endIndex || ByteClass.isSpace(text[mark + 1]) ? mark : nil
  }
}
