import Bytes
import Model

/// Where the links of a page lead: addresses in any form made whole, and safe inside `](…)`.
struct LinkTarget {
  /// nil where it is not known yet: what leads elsewhere on the page, or to one beside it, stays
  /// as it is.
  let page: PageAddress?

  /// nil for what leads nowhere outside a browser: scripts, the top of the page, nothing at all.
  func address(_ raw: String) -> [UInt8]? {
    let text = Array(raw.utf8)[...].trimmed
    guard !text.isEmpty, text.count <= Self.longest, !isNowhere(text) else { return nil }
    let whole = whole(text)
    guard whole.last != UInt8(ascii: "#") else { return nil }
    return Self.encoded(LinkAddress.written(whole))
  }

  /// The address of a picture, which may be one on the disk of the person who saved the page.
  static func source(_ raw: String) -> [UInt8] {
    let text = Array(raw.utf8)[...].trimmed
    if ByteSearch.starts(text, with: "data:") {
      return EmbeddedPicture(text).map { Array($0.name.utf8) } ?? []
    }
    guard text.count <= longest else { return [] }
    let whole = LinkAddress.written(DocAddress.web(text) ?? Array(text))
    return LinkAddress.withoutBrackets(encoded(whole))
  }

  /// In bytes. Longer addresses only hold a file.
  private static let longest = 2048
}

extension LinkTarget {
  private func isNowhere(_ text: ArraySlice<UInt8>) -> Bool {
    if ["#", "#app-top", "#app-main"].contains(where: { text.elementsEqual($0.utf8) }) {
      return true
    }
    guard let scheme = Self.scheme(text) else { return false }
    return !["http", "https", "mailto", "doc"].contains(scheme)
  }

  /// `name:` in front of an address.
  private static func scheme(_ text: ArraySlice<UInt8>) -> String? {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex,
      text[..<colon].allSatisfy({ ByteClass.isAlphanumeric($0) || "+-.".utf8.contains($0) })
    else { return nil }
    return String(decoding: text[..<colon].map(ByteClass.lowered), as: UTF8.self)
  }

  private func whole(_ text: ArraySlice<UInt8>) -> [UInt8] {
    if let address = DocAddress.web(text) { return address }
    if ByteSearch.starts(text, with: "//") { return Array("https:".utf8) + text }
    guard let page, text.first != UInt8(ascii: "/"), Self.scheme(text) == nil else {
      return Array(text)
    }
    if text.first == UInt8(ascii: "#") { return Array(page.url.utf8) + text }
    return Array((PageAddress.root + "/").utf8) + Self.withoutDots(text)
  }

  /// A relative address, its leading `./` and `../` gone: all pages lie in one folder.
  private static func withoutDots(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text
    while let dots = ["./", "../"].first(where: { rest.starts(with: $0.utf8) }) {
      rest = rest.dropFirst(dots.utf8.count)
    }
    return rest
  }

  /// Bytes that would end the address, or be read as markup in it, as codes.
  private static func encoded(_ address: [UInt8]) -> [UInt8] {
    address.flatMap { byte -> [UInt8] in
      guard byte <= 0x20 || byte == 0x7F || "<>\"\\`|".utf8.contains(byte) else { return [byte] }
      return [UInt8(ascii: "%")] + SHA256.hexDigits(of: [byte])
    }
  }
}
