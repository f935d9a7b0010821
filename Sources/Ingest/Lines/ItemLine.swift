import Bytes

/// An item of a list: how far it is indented, its number if it has one, its text.
struct ItemLine {
  let indent: Int
  let number: Int?
  let text: ArraySlice<UInt8>

  init?(_ line: ArraySlice<UInt8>) {
    let blanks = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let rest = line.dropFirst(blanks.count)
    let digits = rest.prefix(while: ByteClass.isDigit)
    let mark = rest.dropFirst(digits.count).prefix(2)
    guard let sign = mark.first, mark.count == 2, mark.last.map(ByteClass.isSpace) == true,
      !Self.isRule(rest)
    else { return nil }
    if digits.isEmpty {
      guard "*-+".utf8.contains(sign) else { return nil }
      number = nil
    } else {
      guard digits.count < 4, ".)".utf8.contains(sign) else { return nil }
      number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    indent = blanks.reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? 4 : 1) }
    text = rest.dropFirst(digits.count + 2).trimmed
  }
}

extension ItemLine {
  /// `• Tea`, as programs for writing copy an item.
  init?(bulleted line: ArraySlice<UInt8>) {
    let rest = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard rest.first.map({ $0 >= 0xC2 }) == true, let words = Self.bulleted(rest) else {
      return nil
    }
    let depth = Self.bullets.firstIndex { signs in signs.contains { rest.starts(with: $0.utf8) } }
    let blanks = line[..<rest.startIndex].reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? 4 : 1) }
    indent = blanks + (depth ?? 0)
    number = nil
    text = words
  }

  /// The words behind a bullet.
  static func bulleted(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let bullet = bullets.joined().first(where: { text.starts(with: $0.utf8) }),
      case let rest = text.dropFirst(bullet.utf8.count),
      rest.first.map(ByteClass.isSpace) == true || rest.starts(with: [0xC2, 0xA0]),
      case let words = Invisible.cleaned(rest).trimmed, !words.isEmpty
    else { return nil }
    return words
  }

  /// A line without the mark of an item, if it has one.
  static func words(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    ItemLine(text)?.text ?? bulleted(text) ?? text
  }

  /// Those of lists, of lists in them, and of lists in those.
  private static let bullets = [["•", "‣"], ["◦"], ["▪"]]

  /// `* * *`: a rule across the page.
  static func isRule(_ text: ArraySlice<UInt8>) -> Bool {
    guard let sign = text.first, "*-_".utf8.contains(sign) else { return false }
    return text.allSatisfy { $0 == sign || ByteClass.isSpace($0) } && text.count { $0 == sign } > 2
  }

  /// `1. Introduction`: a number that counts, and no measure.
  static func isNumbered(_ text: ArraySlice<UInt8>) -> Bool {
    let digits = text.prefix(while: ByteClass.isDigit)
    return 1..<4 ~= digits.count && text.dropFirst(digits.count).starts(with: ". ".utf8)
  }
}

extension [Int] {
  /// How deep an item is, as shown by the indents of those around it.
  mutating func depth(of indent: Int) -> Int {
    while let last, last > indent { removeLast() }
    if last ?? -1 < indent { append(indent) }
    return count - 1
  }
}
