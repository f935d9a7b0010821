import Bytes

/// The first element of a name in XML: what is in it, and where it ends.
struct XMLElement {
  static let cdata: StaticString = "<![CDATA["

  let content: ArraySlice<UInt8>
  let end: Int

  init?(_ name: StaticString, in text: ArraySlice<UInt8>) {
    var place = text.startIndex
    var start: Int?
    while let tag = Self.tag(in: text[place...]) {
      let rest = text[(tag + 1)...]
      place = tag + 1
      if let start, rest.first == UInt8(ascii: "/"), Self.isTag(rest.dropFirst(), name) {
        content = text[start..<tag]
        end = tag + 2 + name.utf8CodeUnitCount
        return
      }
      if start == nil, Self.isTag(rest, name) {
        guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        if rest[end - 1] != UInt8(ascii: "/") { start = end + 1 }
        place = end + 1
      }
    }
    return nil
  }

  /// Where the first tag begins that is neither in CDATA nor in a comment.
  static func tag(in text: ArraySlice<UInt8>) -> Int? {
    var rest = text
    while let tag = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[tag...]
      guard let close = closing(rest) else { return tag }
      guard let end = ByteSearch.first(of: close, in: rest) else { return nil }
      rest = rest[end...]
    }
    return nil
  }

  /// What ends the comment or the CDATA with which a text begins; nil if it begins with neither.
  static func closing(_ text: ArraySlice<UInt8>) -> StaticString? {
    if ByteSearch.starts(text, with: "<!--") { return "-->" }
    return ByteSearch.starts(text, with: cdata) ? "]]>" : nil
  }

  /// Whether a text begins with the name of a tag.
  static func isTag(_ text: ArraySlice<UInt8>, _ name: StaticString) -> Bool {
    let next = text.dropFirst(name.utf8CodeUnitCount).first
    return ByteSearch.starts(text, with: name)
      && next.map { ByteClass.isSpace($0) || ">/".utf8.contains($0) } ?? false
  }
}
