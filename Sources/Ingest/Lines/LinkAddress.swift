import Bytes
import Model

/// The address of a link, from `](` to its closing bracket, made canonical: Apple's host in front
/// of a path, the short address of a page for its old and nested ones, no escapes.
struct LinkAddress {
  /// Nothing longer is an address.
  static let longest = 4096
  /// As far back as an address is looked for that a line broke.
  private static let longestWord = 512
  /// Room for most addresses.
  private static let common = 64
  /// Brackets in an address nest no deeper. Openings without an end are in one another, so that
  /// this also bounds how often a byte is read.
  private static let deepest = 32

  /// Behind the closing bracket.
  let end: Int
  private let address: [UInt8]
  /// In its quotes; empty without one.
  private let title: ArraySlice<UInt8>

  init?(_ text: ArraySlice<UInt8>, at place: Int) {
    guard place + 1 < text.endIndex, text[place + 1] == UInt8(ascii: "(") else { return nil }
    let rest = text[(place + 2)...]
    let inner = EmbeddedPicture.begins(rest) ? rest : rest.prefix(Self.longest)
    let start = Self.skipBlanks(inner, from: place + 2)
    guard let (address, next) = Self.address(inner, from: start) else { return nil }
    let behind = Self.skipBlanks(inner, from: next)
    if behind < inner.endIndex, inner[behind] == UInt8(ascii: ")") {
      end = behind + 1
      title = []
    } else if behind > next, let title = Self.title(inner, from: behind) {
      let close = Self.skipBlanks(inner, from: title.endIndex)
      guard close < inner.endIndex, inner[close] == UInt8(ascii: ")") else { return nil }
      end = close + 1
      self.title = title
    } else {
      return nil
    }
    self.address = address
  }

  var normal: [UInt8] {
    let written = Self.written(address)
    return title.isEmpty ? written : written + [UInt8(ascii: " ")] + title
  }

  /// Where the address begins within which a text ends: a tool may break a line anywhere in it, or
  /// a file may be cut there.
  static func opening(in text: ArraySlice<UInt8>) -> Int? {
    var closed = 0
    for place in text.suffix(longestWord).indices.reversed() {
      let byte = text[place]
      if ByteClass.isSpace(byte) { return nil }
      if byte == UInt8(ascii: ")") { closed += 1 }
      guard byte == UInt8(ascii: "(") else { continue }
      if closed > 0 {
        closed -= 1
      } else if place > text.startIndex, text[place - 1] == UInt8(ascii: "]") {
        return place - 1
      }
    }
    return nil
  }

  /// An address as it is in our pages.
  static func written(_ address: [UInt8]) -> [UInt8] {
    if EmbeddedPicture.begins(address[...]) {
      return EmbeddedPicture(bare(address[...])).map { Array($0.name.utf8) } ?? []
    }
    return balanced(canonical(unarchived(address[...]).map(Array.init) ?? address))
  }

  /// Without its angle brackets.
  private static func bare(_ address: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    address.first == UInt8(ascii: "<") ? address.dropFirst().dropLast() : address
  }

  /// What a copy of Apple’s in the Wayback Machine is of:
  /// `https://web.archive.org/web/2025…im_/https://…`; nil if it is no copy.
  static func unarchived(_ address: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let path = ByteSearch.first(of: "/web/", in: address.prefix(30)),
      case let host = address[..<path],
      host.isEmpty || archives.contains(where: { ByteSearch.equal(host, $0) })
    else { return nil }
    let rest = address[(path + 5)...].drop {
      ByteClass.isAlphanumeric($0) || $0 == UInt8(ascii: "_")
    }
    let original = rest.dropFirst()
    guard rest.first == UInt8(ascii: "/"), isOfApple(original) else { return nil }
    return original
  }

  /// Whether an address begins with a host of Apple’s: another one might look so.
  private static func isOfApple(_ address: ArraySlice<UInt8>) -> Bool {
    let scheme = ["https://", "http://"].first { address.starts(with: $0.utf8) }
    guard let scheme else { return false }
    let host = address.dropFirst(scheme.utf8.count).prefix { !"/?#".utf8.contains($0) }
    return host.allSatisfy { ByteClass.isAlphanumeric($0) || ".-".utf8.contains($0) }
      && (ByteSearch.equal(host, "apple.com") || ByteSearch.equal(host.suffix(10), ".apple.com"))
  }

  /// The address of what a copy in the Wayback Machine is of; of anything else, its own.
  static func original(_ address: String) -> String {
    unarchived(Array(address.utf8)[...]).map { String(decoding: $0, as: UTF8.self) } ?? address
  }

  private static let archives: [StaticString] = [
    "https://web.archive.org", "http://web.archive.org", "//web.archive.org",
  ]
}

extension LinkAddress {
  /// The address and the place behind it: a blank ends it, or a bracket that it did not open.
  private static func address(
    _ text: ArraySlice<UInt8>, from start: Int
  ) -> (address: [UInt8], end: Int)? {
    var address: [UInt8] = []
    address.reserveCapacity(Self.common)
    var (next, depth) = (start, 0)
    let isAngled = start < text.endIndex && text[start] == UInt8(ascii: "<")
    while next < text.endIndex, depth <= deepest {
      let byte = text[next]
      if byte == UInt8(ascii: "\\"), next + 1 < text.endIndex,
        ByteClass.isPunctuation(text[next + 1])
      {
        next += 1
      } else if isAngled {
        if byte == UInt8(ascii: "<"), next > start { return nil }
        if byte == UInt8(ascii: ">") { return (address + [byte], next + 1) }
      } else if ByteClass.isSpace(byte) || byte == UInt8(ascii: ")") && depth == 0 {
        break
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
      }
      address.append(text[next])
      next += 1
    }
    return isAngled || depth > 0 ? nil : (address, next)
  }

  /// A title in quotes behind an address, quotes included.
  private static func title(_ text: ArraySlice<UInt8>, from start: Int) -> ArraySlice<UInt8>? {
    guard start < text.endIndex, "\"'".utf8.contains(text[start]) else { return nil }
    return text.closingQuote(of: start).map { text[start...$0] }
  }

  private static func skipBlanks(_ text: ArraySlice<UInt8>, from start: Int) -> Int {
    text[start...].firstIndex { !ByteClass.isSpace($0) } ?? text.endIndex
  }

  private static func canonical(_ address: [UInt8]) -> [UInt8] {
    guard ByteSearch.starts(address[...], with: "/") || isApples(address) else { return address }
    if let page = PageAddress(String(decoding: address, as: UTF8.self)) {
      let fragment = page.fragment.isEmpty ? "" : "#" + page.fragment
      return Array((page.url + fragment).utf8)
    }
    guard address.first == UInt8(ascii: "/"), address.dropFirst().first != UInt8(ascii: "/") else {
      return address
    }
    return Array(PageAddress.host.utf8) + address
  }

  private static func isApples(_ address: [UInt8]) -> Bool {
    ByteSearch.starts(address[...], with: "https://developer.apple.com/design/")
      || ByteSearch.starts(address[...], with: "http://developer.apple.com/design/")
  }

  /// Brackets that do not pair would end the link early: they are written as codes.
  private static func balanced(_ address: [UInt8]) -> [UInt8] {
    var depth = 0
    let pairs = address.allSatisfy { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return depth >= 0
    }
    return pairs && depth == 0 ? address : withoutBrackets(address)
  }

  /// An address of plain text, with codes for what would end the link or be markup.
  static func escaped(_ address: [UInt8]) -> [UInt8] {
    balanced(
      address.flatMap { byte in
        "<>\\`".utf8.contains(byte) ? Array(PercentCoding.encoded(byte).utf8) : [byte]
      })
  }

  static func withoutBrackets(_ address: [UInt8]) -> [UInt8] {
    address.flatMap { byte in
      switch byte {
      case UInt8(ascii: "("): Array("%28".utf8)
      case UInt8(ascii: ")"): Array("%29".utf8)
      default: [byte]
      }
    }
  }
}
