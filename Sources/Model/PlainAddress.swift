import Bytes

/// The address of a page in ASCII, as nearly all are, taken apart by its bytes.
struct PlainAddress {
  let slug: Slug
  let fragment: String

  static func isPlain(_ address: Substring) -> Bool {
    let bytes = address.utf8.span
    for place in bytes.indices where bytes[place] >= 0x80 || bytes[place] < 0x20 { return false }
    return true
  }

  /// nil for an address that is no page of the guidelines.
  init?(_ address: Substring) {
    let bytes = address.utf8.span
    var start = 0
    for host in [PageAddress.host, "http://developer.apple.com"] {
      if Self.starts(bytes, at: start, host) { start += host.utf8.count }
    }
    guard Self.starts(bytes, at: start, PageAddress.root) else { return nil }
    start += PageAddress.root.utf8.count
    let end = Self.first(UInt8(ascii: "#"), in: bytes, start..<bytes.count)
    let path = start..<Self.first(UInt8(ascii: "?"), in: bytes, start..<end)
    guard path.isEmpty || bytes[start] == UInt8(ascii: "/") else { return nil }
    guard let name = Self.lastPart(of: bytes, path, of: address) else { return nil }
    slug = name
    fragment = end + 1 < bytes.count ? Self.text(address, end + 1..<bytes.count) : ""
  }
}

extension PlainAddress {
  /// Of hosts no capitals are known; of paths, Apple's own exports have some.
  private static func starts(_ bytes: Span<UInt8>, at start: Int, _ text: String) -> Bool {
    let text = text.utf8.span
    guard bytes.count - start >= text.count else { return false }
    let ignoresCase = text[0] == UInt8(ascii: "/")
    for place in text.indices {
      let byte = bytes[start + place]
      guard (ignoresCase ? ByteClass.lowered(byte) : byte) == text[place] else { return false }
    }
    return true
  }

  private static func first(_ sign: UInt8, in bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    range.first { bytes[$0] == sign } ?? range.upperBound
  }

  /// The name behind the last slash that has one; the start page's without any.
  private static func lastPart(
    of bytes: Span<UInt8>, _ path: Range<Int>, of address: Substring
  ) -> Slug? {
    var end = path.upperBound
    while end > path.lowerBound, bytes[end - 1] == UInt8(ascii: "/") { end -= 1 }
    var start = end
    while start > path.lowerBound, bytes[start - 1] != UInt8(ascii: "/") {
      guard bytes[start - 1].isSlugByte else { return nil }
      start -= 1
    }
    return start == end ? PageAddress.startPage : Slug(checking: text(address, start..<end))
  }

  private static func text(_ address: Substring, _ range: Range<Int>) -> String {
    let start = address.utf8.index(address.startIndex, offsetBy: range.lowerBound)
    return String(address[start..<address.utf8.index(start, offsetBy: range.count)])
  }
}

extension PlainAddress {
  /// The slug of a title in ASCII that has words, and not too many.
  static func slug(of title: String, upTo longest: Int) -> Slug? {
    guard title.utf8.count <= longest else { return nil }
    return DataAnchors.plainWords(title, lowercased: true).flatMap(Slug.init(checking:))
  }
}

extension PageAddress {
  /// Whether an address has the name of the guidelines in any case, or of the library that they
  /// were in once.
  public static func mayBeOfGuidelines(_ address: String) -> Bool {
    ByteSearch.has("guidelin", inAnyCase: address)
      || ByteSearch.has("/library", inAnyCase: address)
  }
}
