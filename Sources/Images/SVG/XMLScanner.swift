import Bytes

/// Reads XML strictly and piece by piece, without a tree and without recursion. What a picture does
/// not need is refused: document types, entities, processing instructions.
struct XMLScanner {
  enum Piece {
    case begin(Element)
    case end(String)
    case text([UInt8])
  }

  struct Element {
    let name: String
    let attributes: [Attribute]
    /// `<a/>`
    let isEmpty: Bool
    let place: Int
  }

  struct Attribute {
    let name: String
    /// With its references resolved.
    let value: [UInt8]
    let place: Int
  }

  static let mostAttributes = 250

  let bytes: [UInt8]
  private(set) var place = 0
  /// Before the root, and once.
  private var mayHaveType = true

  init(_ bytes: [UInt8]) throws(SVGProblem) {
    self.bytes = bytes
    guard String(validating: bytes, as: UTF8.self) != nil else { throw problem(.encoding) }
    if let control = bytes.firstIndex(where: { $0 < 0x20 && !ByteClass.isSpace($0) }) {
      throw problem(.malformed("control character"), at: control)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    try readDeclaration()
  }

  /// nil at the end.
  mutating func next() throws(SVGProblem) -> Piece? {
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else { return .text(try readText()) }
      if starts("<!--") {
        try skipComment()
      } else if starts("<![CDATA[") {
        return .text(try readVerbatim())
      } else if starts("<!") {
        try skipDocumentType()
      } else if starts("<?") {
        throw problem(.instruction)
      } else if starts("</") {
        return .end(try readEnd())
      } else {
        mayHaveType = false
        return .begin(try readElement())
      }
    }
    return nil
  }

  func problem(_ reason: SVGProblem.Reason, at place: Int? = nil) -> SVGProblem {
    SVGProblem(reason, at: place ?? self.place, in: bytes)
  }
}

extension XMLScanner {
  private func starts(_ phrase: StaticString) -> Bool {
    ByteSearch.starts(bytes[place...], with: phrase)
  }

  private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skip(_ byte: UInt8) throws(SVGProblem) {
    guard current == byte else {
      throw problem(.malformed("expected `\(String(UnicodeScalar(byte)))`"))
    }
    place += 1
  }

  private mutating func skipSpace() {
    while let byte = current, ByteClass.isSpace(byte) { place += 1 }
  }

  /// Up to a phrase and over it.
  private mutating func skip(
    to phrase: StaticString, _ what: String
  ) throws(SVGProblem) -> ArraySlice<UInt8> {
    guard let end = ByteSearch.first(of: phrase, in: bytes[place...]) else {
      throw problem(.malformed("\(what) is not closed"))
    }
    defer { place = end + phrase.utf8CodeUnitCount }
    return bytes[place..<end]
  }

  private mutating func skipComment() throws(SVGProblem) {
    place += 4
    let text = try skip(to: "-->", "comment")
    if ByteSearch.first(of: "--", in: text) != nil || text.last == UInt8(ascii: "-") {
      throw problem(.malformed("`--` in a comment"))
    }
  }

  /// The one that older programs write at the top. It declares nothing of its own, and no browser
  /// fetches what it names.
  private mutating func skipDocumentType() throws(SVGProblem) {
    guard mayHaveType, starts("<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG ") else {
      throw problem(.documentType)
    }
    let start = place
    let text = try skip(to: ">", "document type")
    guard !text.contains(UInt8(ascii: "[")) else { throw problem(.documentType, at: start) }
    mayHaveType = false
  }

  private mutating func readVerbatim() throws(SVGProblem) -> [UInt8] {
    place += 9
    return Array(try skip(to: "]]>", "CDATA section"))
  }

  private mutating func readText() throws(SVGProblem) -> [UInt8] {
    let start = place
    place = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    return try XMLReferences.resolved(bytes, start..<place)
  }

  private mutating func readName() throws(SVGProblem) -> String {
    let start = place
    while let byte = current, Self.isName(byte) { place += 1 }
    let name = bytes[start..<place]
    // A prefix at most, so that there is one reading of what is behind it.
    let parts = name.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let areNames = parts.allSatisfy { part in
      part.first.map { !ByteClass.isDigit($0) && !"-.".utf8.contains($0) } ?? false
    }
    guard parts.count <= 2, areNames else {
      throw problem(.malformed("expected a name"), at: start)
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    ByteClass.isAlphanumeric(byte) || byte >= 0x80 || "-_.:".utf8.contains(byte)
  }

  private mutating func readEnd() throws(SVGProblem) -> String {
    place += 2
    let name = try readName()
    skipSpace()
    try skip(UInt8(ascii: ">"))
    return name
  }

  private mutating func readElement() throws(SVGProblem) -> Element {
    let start = place
    place += 1
    let name = try readName()
    var attributes: [Attribute] = []
    var names: Set<String> = []
    while try goesOn() {
      let attribute = try readAttribute()
      guard attributes.count < Self.mostAttributes else { throw problem(.tooManyAttributes) }
      guard names.insert(attribute.name).inserted else {
        throw problem(.malformed("duplicate attribute"), at: attribute.place)
      }
      attributes.append(attribute)
    }
    let isEmpty = current == UInt8(ascii: "/")
    if isEmpty { place += 1 }
    try skip(UInt8(ascii: ">"))
    return Element(name: name, attributes: attributes, isEmpty: isEmpty, place: start)
  }

  /// Whether an attribute follows, which needs white space before it.
  private mutating func goesOn() throws(SVGProblem) -> Bool {
    let start = place
    skipSpace()
    guard let byte = current else { throw problem(.malformed("tag is not closed")) }
    if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { return false }
    guard place > start else { throw problem(.malformed("expected white space")) }
    return true
  }

  private mutating func readAttribute() throws(SVGProblem) -> Attribute {
    let start = place
    let name = try readName()
    skipSpace()
    try skip(UInt8(ascii: "="))
    skipSpace()
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw problem(.malformed("expected a quote"))
    }
    place += 1
    guard let end = bytes[place...].firstIndex(of: quote) else {
      throw problem(.malformed("attribute is not closed"), at: start)
    }
    guard !bytes[place..<end].contains(UInt8(ascii: "<")) else {
      throw problem(.malformed("`<` in an attribute"), at: start)
    }
    let value = try XMLReferences.resolved(bytes, place..<end)
    place = end + 1
    return Attribute(name: name, value: value, place: start)
  }

  /// `<?xml version="1.0" encoding="utf-8"?>`. In another encoding a browser would read another
  /// document than the one that was checked.
  private mutating func readDeclaration() throws(SVGProblem) {
    guard starts("<?xml"), place + 5 < bytes.count, ByteClass.isSpace(bytes[place + 5]) else {
      return
    }
    place += 5
    while true {
      skipSpace()
      if starts("?>") { break }
      let attribute = try readAttribute()
      let value = String(decoding: attribute.value, as: UTF8.self).lowercased()
      switch attribute.name {
      case "version" where value == "1.0", "standalone": break
      case "encoding":
        guard isRight(encoding: value) else { throw problem(.encoding, at: attribute.place) }
      default: throw problem(.malformed("unknown declaration"), at: attribute.place)
      }
    }
    place += 2
  }

  private func isRight(encoding: String) -> Bool {
    if ["utf-8", "utf8"].contains(encoding) { return true }
    let isLikeASCII = ["us-ascii", "ascii", "iso-8859-1", "windows-1252"].contains(encoding)
    return isLikeASCII && bytes.allSatisfy { $0 < 0x80 }
  }
}
