import Bytes

/// A line that starts with a picture, and the caption glued to it.
struct ImageLine {
  /// `![description](source)`.
  let picture: ArraySlice<UInt8>
  /// What is behind it, or in its brackets, if attributes describe it.
  let caption: ArraySlice<UInt8>
  /// How many bytes at the end of the line are the caption’s.
  let captionCount: Int
  let attributes: AttributeRun?
  /// `](source)`
  private let source: ArraySlice<UInt8>
  private let inCell: Bool

  init?(_ text: ArraySlice<UInt8>, inCell: Bool = false) {
    guard ByteSearch.starts(text, with: "!["), let middle = Self.middle(of: text),
      let end = LinkAddress(text, at: middle)?.end ?? Self.end(ofPlain: text, from: middle)
    else { return nil }
    (picture, source) = (text[..<end], text[middle..<end])
    let rest = text[end...].trimmed
    let run = AttributeRun(text, at: rest.startIndex)
    let behind = run.map { text[$0.end...].trimmed } ?? rest
    let words = run?.alt == nil ? [] : text[(text.startIndex + 2)..<middle].trimmed
    let blank = words.isEmpty || behind.isEmpty ? "" : " "
    caption = words.isEmpty ? behind : words + Array(blank.utf8) + behind
    (captionCount, attributes, self.inCell) = (behind.count, run, inCell)
    // Two pictures on one line are a run of text to us.
    if ByteSearch.starts(behind, with: "![") { return nil }
  }

  /// Where its brackets close: those within them are of links; without an end, at the first.
  private static func middle(of text: ArraySlice<UInt8>) -> Int? {
    guard let first = ByteSearch.first(of: "](", in: text) else { return nil }
    var (depth, place) = (0, text.startIndex + 2)
    while place + 1 < text.endIndex {
      switch text[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]") where depth == 0:
        return text[place + 1] == UInt8(ascii: "(") ? place : first
      case UInt8(ascii: "]"): depth -= 1
      default: break
      }
      place += 1
    }
    return first
  }

  /// Where an address with blanks ends, which is no address to Markdown: `](image (1).png)`.
  private static func end(ofPlain text: ArraySlice<UInt8>, from middle: Int) -> Int? {
    let closing = UInt8(ascii: ")")
    guard let first = text[middle...].firstIndex(of: closing) else { return nil }
    var depth = 0
    for place in (middle + 2)..<text.endIndex {
      if text[place] == UInt8(ascii: "(") { depth += 1 }
      guard text[place] == closing else { continue }
      if depth == 0 {
        return (EmbedLine.isPicture(text[(middle + 2)..<place]) ? place : first) + 1
      }
      depth -= 1
    }
    return first + 1
  }

  /// The picture with what its attributes say of it in its brackets.
  var described: ArraySlice<UInt8> {
    guard let alt = attributes?.alt else { return picture }
    var (plain, isEscaped): ([UInt8], Bool) = ([], false)
    for (place, byte) in zip(alt.indices, alt) {
      let next = place + 1 < alt.endIndex ? alt[place + 1] : 0
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped && ByteClass.isPunctuation(next)
      if !isEscaped { plain.append(byte) }
    }
    let words = MarkdownText.escapeAlt(InlineBlanks.oneLine(plain[...])[...], inCell: inCell)
    return (Array("![".utf8) + words + source)[...]
  }

  /// The picture in its normal form, without the number that Jina’s reader sets before its words,
  /// and without the size that Obsidian sets behind them.
  var normal: [UInt8] {
    if attributes?.alt == nil, let repaired { return repaired }
    let start = picture.dropFirst(2)
    guard ByteSearch.starts(start, with: "Image "), attributes?.alt == nil else {
      return InlineText.normal(described)
    }
    let digits = start.dropFirst(6).prefix(while: ByteClass.isDigit)
    let rest = start[digits.endIndex...]
    let isNumber = !digits.isEmpty && rest.first.map { ":]".utf8.contains($0) } ?? false
    guard isNumber else { return InlineText.normal(picture) }
    let words = rest.first == UInt8(ascii: ":") ? rest.dropFirst().trimmed : rest
    return InlineText.normal((Array("![".utf8) + words)[...])
  }

  /// With an address whose blanks are codes, and with words alone in its brackets; nil if it is so.
  private var repaired: [UInt8]? {
    let words = picture[(picture.startIndex + 2)..<source.startIndex]
    let told = EmbedLine.words(words)
    let isWhole = LinkAddress(picture, at: source.startIndex) != nil
    let address = source.dropFirst(2).dropLast()
    guard told.count < words.count || !isWhole && EmbedLine.isPicture(address) else { return nil }
    let named =
      isWhole ? Array(address) : LinkTarget.source(String(decoding: address, as: UTF8.self))
    return InlineText.normal(MarkdownText.image(words: Array(told), source: named)[...])
  }

  /// The file's name says so: a mark beside an example, which readers know as “do” and “avoid”.
  static func isMark(_ picture: [UInt8]) -> Bool {
    let names: [StaticString] = [
      "/checkmark%402x", "/crossout%402x", "/checkmark@2x", "/crossout@2x", "(checkmark@2x",
      "(crossout@2x",
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
