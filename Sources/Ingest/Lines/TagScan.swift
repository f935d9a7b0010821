import Bytes

/// Goes over the elements of a text without a look into them.
struct TagScan {
  private let text: ArraySlice<UInt8>
  private var place: Int

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    place = text.startIndex
  }

  var isAtEnd: Bool { place >= text.endIndex }
  var rest: ArraySlice<UInt8> { text[place...] }

  /// Whether a text begins with the name of a tag, in either case.
  static func isTag(_ text: ArraySlice<UInt8>, _ name: some Collection<UInt8>) -> Bool {
    let end = text.dropFirst(name.count).first
    return text.prefix(name.count).elementsEqual(name) { ByteClass.lowered($0) == $1 }
      && end.map { !ByteClass.isAlphanumeric($0) } ?? false
  }

  static func isTag(_ text: ArraySlice<UInt8>, _ name: StaticString) -> Bool {
    isTag(text, "\(name)".utf8)
  }

  /// Blanks, comments and what XML has in front.
  mutating func skipProlog() {
    while true {
      while place < text.endIndex, ByteClass.isSpace(text[place]) { place += 1 }
      if ByteSearch.starts(rest, with: "\u{FEFF}") {
        place += 3
      } else if ByteSearch.starts(rest, with: "<!--") {
        guard skip(behind: "-->") else { return }
      } else if ByteSearch.starts(rest, with: "<?") {
        guard skip(behind: "?>") else { return }
      } else {
        return
      }
    }
  }

  /// Goes behind the element that begins here; its name, nil if none does or it does not end.
  mutating func element() -> [UInt8]? {
    guard let name = openTag() else { return nil }
    var depth = name.isClosed ? 0 : 1
    while depth > 0 {
      guard let next = text[place...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
      place = next
      let rest = text[(place + 1)...]
      if ByteSearch.starts(rest, with: "!--") {
        guard skip(behind: "-->") else { return nil }
      } else if rest.first == UInt8(ascii: "/"), Self.isTag(rest.dropFirst(), name.tag) {
        guard skip(behind: ">") else { return nil }
        depth -= 1
      } else if Self.isTag(rest, name.tag) {
        guard let inner = openTag() else { return nil }
        depth += inner.isClosed ? 0 : 1
      } else {
        place += 1
      }
    }
    return name.tag
  }

  /// The name of the tag that begins here, in small letters, and whether nothing can be in it.
  private mutating func openTag() -> (tag: [UInt8], isClosed: Bool)? {
    guard place < text.endIndex, text[place] == UInt8(ascii: "<") else { return nil }
    let tag = text[(place + 1)...].prefix(while: ByteClass.isAlphanumeric).map(ByteClass.lowered)
    guard let first = tag.first, ByteClass.isLetter(first) else { return nil }
    place += 1 + tag.count
    var quote: UInt8?
    while place < text.endIndex {
      let byte = text[place]
      place += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        let isEmpty = Self.empty.contains { $0.utf8.elementsEqual(tag) }
        return (tag, isEmpty || text[place - 2] == UInt8(ascii: "/"))
      }
    }
    return nil
  }

  private static let empty = ["br", "hr", "img", "meta", "link", "input", "source", "wbr"]

  private mutating func skip(behind end: StaticString) -> Bool {
    guard let found = ByteSearch.first(of: end, in: text[place...]) else { return false }
    place = found + end.utf8CodeUnitCount
    return true
  }
}
