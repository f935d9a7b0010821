import Bytes

/// The link to a film, with its thumbnail inside: `[![](thumbnail) Title ](address)`.
struct VideoLine {
  /// Whether an address is that of a film of Apple’s.
  static func isFilm(_ address: ArraySlice<UInt8>) -> Bool {
    ByteSearch.starts(address, with: "/videos/play/")
      || ByteSearch.first(of: "apple.com/videos/play/", in: address) != nil
  }

  /// Where the thumbnail ends and the title begins.
  let title: ArraySlice<UInt8>
  let address: ArraySlice<UInt8>
  /// Where the link ends, if the thumbnail is behind it.
  private(set) var end: Int?

  init?(_ text: ArraySlice<UInt8>) {
    guard ByteSearch.starts(text, with: "[!["), text.last == UInt8(ascii: ")"),
      let picture = Self.thumbnailEnd(text),
      let middle = ByteSearch.last(of: "](", in: text), middle > picture
    else { return nil }
    title = VideoLine.trimmed(text[(picture + 1)..<middle])
    address = text[(middle + 2)..<(text.endIndex - 1)]
    guard !title.isEmpty else { return nil }
  }

  private static func thumbnailEnd(_ text: ArraySlice<UInt8>) -> Int? {
    let whole = ByteSearch.first(of: "](", in: text).flatMap { LinkAddress(text, at: $0) }
    return whole.map { $0.end - 1 } ?? text.firstIndex(of: UInt8(ascii: ")"))
  }

  /// An item, with nothing but the link to a film. Some write the thumbnail behind the link, which
  /// is `[Title](address)![](thumbnail)` then.
  init?(item text: ArraySlice<UInt8>) {
    if ByteSearch.starts(text, with: "[![]("), let film = VideoLine(text),
      Self.isFilm(film.address),
      ByteSearch.first(of: "](", in: film.title) == nil
    {
      self = film
      return
    }
    guard text.first == UInt8(ascii: "["), let picture = ImageLine.glued(to: text),
      ByteSearch.starts(picture, with: "![]("),
      case let link = text[..<picture.startIndex].trimmed, link.last == UInt8(ascii: ")"),
      let middle = ByteSearch.first(of: "](", in: link),
      !link[..<middle].contains(UInt8(ascii: "!"))
    else { return nil }
    title = link[(link.startIndex + 1)..<middle]
    address = link[(middle + 2)...].dropLast()
    end = link.endIndex
    guard Self.isFilm(address), LinkAddress(link, at: middle)?.end == link.endIndex else {
      return nil
    }
  }

  /// The link without its thumbnail.
  var link: [UInt8] {
    Array("[".utf8) + title + Array("](".utf8) + address + Array(")".utf8)
  }

  /// Without blanks, and without the `\\` that one crawler writes for line breaks.
  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isWord(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "\\") && !ByteClass.isSpace(byte) }
    guard let first = text.firstIndex(where: isWord), let last = text.lastIndex(where: isWord)
    else { return text[text.startIndex..<text.startIndex] }
    return text[first...last]
  }
}
