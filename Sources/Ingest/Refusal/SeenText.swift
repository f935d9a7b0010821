import Bytes

/// What a reader sees of a text, to look for phrases in it: in lower case, straight quotes, one
/// blank between words, without tags, marks of Markdown and addresses of links.
struct SeenText {
  private(set) var bytes: [UInt8] = []
  /// How many words are outside of links: menus do not make a text longer.
  private(set) var words = 0
  private var lacksEnd = false

  /// Ends once it has so many words.
  init(_ text: ArraySlice<UInt8>, upTo most: Int) {
    var place = text.startIndex
    var label = 0
    while place < text.endIndex, words <= most {
      let byte = text[place]
      if byte == UInt8(ascii: "<"), let end = tagEnd(text[place...]) {
        addBlank(of: label)
        place = end
        continue
      }
      if Self.isPlain(byte) {
        let start = place
        repeat { place += 1 } while place < text.endIndex && Self.isPlain(text[place])
        bytes += text[start..<place]
        continue
      }
      if byte == UInt8(ascii: "]") { place = Self.addressEnd(text, place) }
      if byte == UInt8(ascii: "[") { label += 1 }
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "\n") { label = 0 }
      place = add(text, place, of: label)
    }
    addBlank(of: label)
    if bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
  }

  init(_ text: String) { self.init(Array(text.utf8)[...], upTo: 100) }

  /// A phrase that ends where a word does.
  func begins(with phrase: StaticString) -> Bool {
    guard ByteSearch.starts(bytes[...], with: phrase) else { return false }
    let next = bytes.dropFirst(phrase.utf8CodeUnitCount).first
    return next.map { !ByteClass.isAlphanumeric($0) } ?? true
  }

  func contains(_ phrase: StaticString) -> Bool {
    ByteSearch.first(of: phrase, in: bytes[...]) != nil
  }
}

extension SeenText {
  /// Where the address behind a bracket ends, or the bracket, if none is.
  private static func addressEnd(_ text: ArraySlice<UInt8>, _ place: Int) -> Int {
    guard place + 1 < text.endIndex, text[place + 1] == UInt8(ascii: "(") else { return place }
    let end = text[place...].firstIndex { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "\n") }
    return end ?? text.endIndex
  }

  /// One character more; the place behind it.
  private mutating func add(_ text: ArraySlice<UInt8>, _ place: Int, of label: Int) -> Int {
    guard place < text.endIndex else { return place }
    let byte = text[place]
    if byte >= 0x80 || byte == UInt8(ascii: "&") {
      for (written, plain) in Self.signs where ByteSearch.starts(text[place...], with: written) {
        bytes.append(contentsOf: plain.utf8)
        return place + written.utf8CodeUnitCount
      }
    }
    if ByteClass.isSpace(byte) {
      addBlank(of: label)
    } else if !Self.marks[Int(byte)] {
      bytes.append(ByteClass.lowered(byte))
    }
    return place + 1
  }

  /// Letters and digits that are seen as they are.
  @inline(__always) private static func isPlain(_ byte: UInt8) -> Bool {
    ByteClass.isLowercase(byte) || ByteClass.isDigit(byte)
  }

  private static let marks: [Bool] = (0...255).map { "*_#>[]\\|`".utf8.contains($0) }

  private static let signs: [(StaticString, String)] = [
    ("’", "'"), ("‘", "'"), ("…", "..."), ("\u{A0}", " "), ("&#39;", "'"), ("&rsquo;", "'"),
    ("&amp;", "&"), ("&nbsp;", " "),
  ]

  private mutating func addBlank(of label: Int) {
    guard let last = bytes.last, last != UInt8(ascii: " ") else { return }
    bytes.append(UInt8(ascii: " "))
    if label == 0 { words += 1 }
  }

  /// No tag is longer.
  private static let longestTag = 2000

  /// Where a tag ends; of a style sheet or a script, the tag at its end.
  private mutating func tagEnd(_ text: ArraySlice<UInt8>) -> Int? {
    guard let next = text.dropFirst().first, ByteClass.isLetter(next) || "/!".utf8.contains(next)
    else { return nil }
    let body = end(of: text) ?? text
    return body.prefix(Self.longestTag).firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
  }

  /// Where the tag is that ends a style sheet or a script; looked for in vain only once.
  private mutating func end(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard !lacksEnd else { return nil }
    let name = text.dropFirst().prefix(6).map(ByteClass.lowered)[...]
    let isStyle = ByteSearch.starts(name, with: "style")
    guard isStyle || ByteSearch.starts(name, with: "script") else { return nil }
    let end = ByteSearch.first(of: isStyle ? "</style" : "</script", in: text)
    lacksEnd = end == nil
    return end.map { text[$0...] }
  }
}
