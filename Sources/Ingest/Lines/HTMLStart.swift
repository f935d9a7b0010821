import Bytes

/// Whether a text is a page as HTML, or the part of one that a tool took out of it.
enum HTMLStart {
  /// The beginning that shows a whole page.
  static func whole(_ text: ArraySlice<UInt8>) -> StaticString? {
    let start = beginning(of: text)
    return ["<html", "<!doctype html"].first { ByteSearch.starts(start, with: $0) }
  }

  /// The element that is a part: the text begins and ends with a tag, and has a title.
  static func part(_ text: ArraySlice<UInt8>) -> StaticString? {
    let start = beginning(of: text)
    guard let tag = parts.first(where: { begins(start, with: $0) }),
      Scrape.trimmed(text.suffix(256)).last == UInt8(ascii: ">"),
      ByteSearch.first(of: "<h1", in: text) != nil
    else { return nil }
    return tag
  }

  private static let parts: [StaticString] = ["<main", "<article", "<body", "<section", "<div"]

  private static func begins(_ text: ArraySlice<UInt8>, with tag: StaticString) -> Bool {
    guard ByteSearch.starts(text, with: tag) else { return false }
    return text.dropFirst(tag.utf8CodeUnitCount).first.map { !ByteClass.isAlphanumeric($0) }
      ?? false
  }

  /// In small letters. Browsers note in a comment where a page comes from, some of them on top.
  /// XHTML has a line of its own there.
  private static func beginning(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = Scrape.trimmed(text.prefix(4096))
    let marks: [(StaticString, StaticString)] = [("<?xml", "?>"), ("<!--", "-->")]
    for (start, end) in marks {
      while ByteSearch.starts(rest, with: start), let place = ByteSearch.first(of: end, in: rest) {
        rest = Scrape.trimmed(rest[(place + end.utf8CodeUnitCount)...])
      }
    }
    return rest.prefix(16).map(ByteClass.lowered)[...]
  }
}
