import Bytes

/// A tag in a line of text: `<a href="…">`, `</b>`, `<br/>`.
struct HTMLTag {
  /// In small letters.
  let name: String
  let isClosing: Bool
  /// Behind its `>`.
  let end: Int
  private let attributes: ArraySlice<UInt8>

  /// nil for what is no tag, such as an address in angle brackets, and for one that is broken off.
  init?(_ text: ArraySlice<UInt8>, at place: Int) {
    var next = place + 1
    guard next < text.endIndex, text[place] == UInt8(ascii: "<") else { return nil }
    isClosing = text[next] == UInt8(ascii: "/")
    if isClosing { next += 1 }
    let name = text[next...].prefix(Self.longestName).prefix(while: ByteClass.isAlphanumeric)
    guard let first = name.first, ByteClass.isLetter(first) else { return nil }
    self.name = String(decoding: name.map(ByteClass.lowered), as: UTF8.self)
    var scan = HTMLAttributeScan()
    let rest = text[name.endIndex...].prefix(Self.longest)
    guard let start = rest.first, ByteClass.isSpace(start) || "/>".utf8.contains(start) else {
      return nil
    }
    for place in rest.indices {
      if scan.take(rest[place]) {
        attributes = rest[..<place]
        end = place + 1
        return
      }
      if rest[place] == UInt8(ascii: "<"), !scan.isQuoting { return nil }
    }
    return nil
  }

  /// The value of an attribute, as it is written.
  subscript(name: StaticString) -> ArraySlice<UInt8>? {
    var rest = attributes
    while let place = ByteSearch.first(of: name, in: rest) {
      rest = rest[(place + name.utf8CodeUnitCount)...]
      let isWhole = place > attributes.startIndex && ByteClass.isSpace(attributes[place - 1])
      let value = Scrape.trimmed(rest)
      guard isWhole, value.first == UInt8(ascii: "=") else { continue }
      return Self.unquoted(Scrape.trimmed(value.dropFirst()))
    }
    return nil
  }

  private static func unquoted(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let quote = value.first, "\"'".utf8.contains(quote) else {
      return value.prefix { !ByteClass.isSpace($0) }
    }
    return value.dropFirst().prefix { $0 != quote }
  }

  private static let longestName = 16
  /// In bytes. Tags that are not closed would each be read to the end of the text.
  private static let longest = 2000
}
