import Bytes

/// A tag in a line of text: `<a href="…">`, `</b>`, `<br/>`.
struct HTMLTag {
  /// In small letters.
  let name: String
  let isClosing: Bool
  /// Whether it closes itself: `<br/>`.
  let isSlashed: Bool
  /// Behind its `>`.
  let end: Int
  private let attributes: ArraySlice<UInt8>

  /// nil for what is no tag, such as an address in angle brackets or a `<Name>` to be filled in,
  /// and for one that is broken off.
  init?(_ text: ArraySlice<UInt8>, at place: Int) {
    var next = place + 1
    guard next < text.endIndex, text[place] == UInt8(ascii: "<") else { return nil }
    isClosing = text[next] == UInt8(ascii: "/")
    if isClosing { next += 1 }
    let name = text[next...].prefix(Self.longestName).prefix(while: ByteClass.isAlphanumeric)
    let behind = text[name.endIndex...]
    let embedded = name.count == 3 ? EmbeddedPicture.size(near: behind) : 0
    let rest = behind.prefix(Self.longest + embedded)
    guard let first = name.first, ByteClass.isLetter(first), Self.isPlain(name),
      let start = rest.first, ByteClass.isSpace(start) || "/>".utf8.contains(start)
    else { return nil }
    self.name = String(decoding: name.map(ByteClass.lowered), as: UTF8.self)
    var scan = HTMLAttributeScan()
    for place in rest.indices {
      if scan.take(rest[place]) {
        attributes = rest[..<place]
        isSlashed = scan.isSlashed
        end = place + 1
        return
      }
      if rest[place] == UInt8(ascii: "<"), !scan.isQuoting { return nil }
    }
    return nil
  }

  var hasAttributes: Bool {
    !attributes.allSatisfy { ByteClass.isSpace($0) || $0 == UInt8(ascii: "/") }
  }

  /// The value of an attribute, with references of characters as they are written.
  subscript(name: String) -> ArraySlice<UInt8>? {
    var rest = attributes
    while let (found, value, end) = Self.attribute(rest) {
      if found.map(ByteClass.lowered).elementsEqual(name.utf8) { return value }
      rest = rest[end...]
    }
    return nil
  }

  private static func attribute(
    _ text: ArraySlice<UInt8>
  ) -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>, end: Int)? {
    let start = text.drop { ByteClass.isSpace($0) || $0 == UInt8(ascii: "/") }
    let name = start.prefix { !ByteClass.isSpace($0) && $0 != UInt8(ascii: "=") }
    guard let last = name.indices.last ?? start.indices.first else { return nil }
    let sign = text[(last + 1)...].drop(while: ByteClass.isSpace)
    guard sign.first == UInt8(ascii: "="), !name.isEmpty else { return (name, [], last + 1) }
    let written = sign.dropFirst().drop(while: ByteClass.isSpace)
    guard let quote = written.first, "\"'".utf8.contains(quote) else {
      let value = written.prefix { !ByteClass.isSpace($0) }
      return (name, value, value.endIndex)
    }
    let value = written.dropFirst().prefix { $0 != quote }
    return (name, value, min(value.endIndex + 1, text.endIndex))
  }

  /// Whether all letters are small, or all are capitals.
  private static func isPlain(_ name: ArraySlice<UInt8>) -> Bool {
    name.allSatisfy { !ByteClass.isUppercase($0) } || name.allSatisfy { !ByteClass.isLowercase($0) }
  }

  private static let longestName = 16
  /// In bytes, besides the first picture that is written into its address. A scan ends at the next
  /// tag anyway.
  private static let longest = 65_536
}
