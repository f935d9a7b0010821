import Bytes

/// A line that starts with a picture, and the caption glued to it.
struct ImageLine {
  /// `![description](source)`.
  let picture: ArraySlice<UInt8>
  let caption: ArraySlice<UInt8>

  init?(_ text: ArraySlice<UInt8>) {
    guard ByteSearch.starts(text, with: "!["), let middle = ByteSearch.first(of: "](", in: text),
      let end = LinkAddress(text, at: middle)?.end
        ?? text[middle...].firstIndex(of: UInt8(ascii: ")")).map({ $0 + 1 })
    else { return nil }
    picture = text[..<end]
    let rest = Scrape.trimmed(text[end...])
    caption = AttributeRun.start(in: rest) == rest.startIndex ? rest[rest.endIndex...] : rest
    // Two pictures on one line are a run of text to us.
    if ByteSearch.starts(caption, with: "![") { return nil }
  }

  /// The picture in its normal form, without the number that Jina’s reader sets before its words.
  var normal: [UInt8] {
    let start = picture.dropFirst(2)
    guard ByteSearch.starts(start, with: "Image ") else { return InlineText.normal(picture) }
    let digits = start.dropFirst(6).prefix(while: ByteClass.isDigit)
    let rest = start[digits.endIndex...]
    let isNumber = !digits.isEmpty && rest.first.map { ":]".utf8.contains($0) } ?? false
    guard isNumber else { return InlineText.normal(picture) }
    let words = rest.first == UInt8(ascii: ":") ? Scrape.trimmed(rest.dropFirst()) : rest
    return InlineText.normal((Array("![".utf8) + words)[...])
  }

  /// The file's name says so: a mark beside an example, which readers know as “do” and “avoid”.
  static func isMark(_ picture: [UInt8]) -> Bool {
    let names: [StaticString] = [
      "/checkmark%402x", "/crossout%402x", "/checkmark@2x", "/crossout@2x",
    ]
    return names.contains { ByteSearch.first(of: $0, in: picture.suffix(60)) != nil }
  }

  /// The picture of a card that leads to another page.
  static func isThumbnail(_ picture: ArraySlice<UInt8>) -> Bool {
    ByteSearch.first(of: "-thumbnail%402x", in: picture) != nil
      || ByteSearch.first(of: "-thumbnail@2x", in: picture) != nil
  }

  /// The picture that a line of words ends with.
  static func glued(to text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard text.last == UInt8(ascii: ")"), let start = ByteSearch.last(of: "![", in: text),
      start > text.startIndex, let image = ImageLine(text[start...]), image.caption.isEmpty
    else { return nil }
    return image.picture
  }
}
