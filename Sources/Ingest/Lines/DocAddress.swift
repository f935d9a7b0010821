import Bytes
import Model

/// `doc://com.apple.documentation/documentation/UIKit/UIView`: how DocC names a page, and what the
/// name says of its title.
enum DocAddress {
  /// The page's address on the web; nil for any other address.
  static func web(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard ByteSearch.starts(text, with: "doc://") else { return nil }
    let rest = text.dropFirst(6)
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    return Array(PageAddress.host.utf8) + rest[slash...]
  }

  /// The words of a link that has none: the last part of its path, as code if it is a symbol's.
  static func words(_ address: ArraySlice<UInt8>) -> [UInt8] {
    let path = address.prefix { $0 != UInt8(ascii: "?") }
    if let fragment = path.split(separator: UInt8(ascii: "#"), maxSplits: 1).dropFirst().first {
      return MarkdownText.escape(spaced(fragment)[...])
    }
    let parts = path.split(separator: UInt8(ascii: "/"))
    guard let last = parts.last else { return Array("link".utf8) }
    if let video = videoWords(parts) { return video }
    let isDocumented = parts.contains { ByteSearch.equal($0, "documentation") }
    let name = isDocumented ? withoutHash(last) : last
    guard !isDocumented || !isIdentifier(name), !name.contains(UInt8(ascii: "`")) else {
      return [UInt8(ascii: "`")] + name.filter { $0 != UInt8(ascii: "`") } + [UInt8(ascii: "`")]
    }
    return MarkdownText.escape(capitalized(spaced(name))[...])
  }
}

extension DocAddress {
  /// `videos/play/wwdc2025/222` is “WWDC25, 222”.
  private static func videoWords(_ parts: [ArraySlice<UInt8>]) -> [UInt8]? {
    guard parts.contains(where: { ByteSearch.equal($0, "videos") }), let number = parts.last,
      let event = parts.dropLast().last, ByteSearch.starts(event, with: "wwdc20")
    else { return nil }
    return MarkdownText.escape(
      (Array("WWDC".utf8) + event.suffix(2) + Array(", ".utf8) + number)[...])
  }

  /// Symbols of one name are told apart by `-` and a short code behind the name: `red-5lfj`.
  private static func withoutHash(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let hyphen = name.lastIndex(of: UInt8(ascii: "-")),
      name[..<hyphen].last == UInt8(ascii: ")") || isHash(name[(hyphen + 1)...])
    else { return name }
    return name[..<hyphen]
  }

  /// Up to five digits and small letters, both of them: words have no digits, years no letters.
  private static func isHash(_ text: ArraySlice<UInt8>) -> Bool {
    (4...5).contains(text.count)
      && text.allSatisfy { ByteClass.isDigit($0) || ByteClass.isLowercase($0) }
      && text.contains(where: ByteClass.isDigit) && text.contains(where: ByteClass.isLowercase)
  }

  private static func isIdentifier(_ name: ArraySlice<UInt8>) -> Bool {
    !name.isEmpty && name.allSatisfy { ByteClass.isAlphanumeric($0) || "_:().".utf8.contains($0) }
  }

  private static func spaced(_ name: ArraySlice<UInt8>) -> [UInt8] {
    name.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }
  }

  private static func capitalized(_ name: [UInt8]) -> [UInt8] {
    guard let first = name.first, ByteClass.isLowercase(first) else { return name }
    return [first & ~0x20] + name.dropFirst()
  }
}
