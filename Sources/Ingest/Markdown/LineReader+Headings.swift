import Bytes
import Model

/// Headings, also those that a tool broke over some lines.
extension LineReader {
  mutating func takeHeading(_ text: ArraySlice<UInt8>) {
    guard let level = HeadingLine.level(text) else { return takeText(text) }
    aside = nil
    if let (joined, last) = wrappedHeading(text) {
      let whole = scrape.lines[line].lowerBound..<scrape.lines[last].upperBound
      add(.heading(level: level), heading(HeadingLine.title(joined), level), from: whole, "heading")
      line = last + 1
      return
    }
    let whole = scrape.lines[line]
    let title = HeadingLine.title(text)
    let isLinked = title.startIndex > text.startIndex && title.endIndex < text.endIndex
    let kept = isLinked ? title.startIndex..<title.endIndex : whole
    book.enter(whole.lowerBound..<kept.lowerBound, .dropped, "heading-link")
    add(.heading(level: level), heading(title, level), from: kept, "heading")
    book.enter(kept.upperBound..<whole.upperBound, .dropped, "heading-link")
    line += 1
  }

  /// The words of a heading; the title of a page is nothing but its name.
  private func heading(_ title: ArraySlice<UInt8>, _ level: Int) -> [UInt8] {
    var words = read(title)
    // A tag was the link to itself.
    if title.first == UInt8(ascii: "<") { words = HeadingLine.title(words) }
    return InlineText.normal(level == 1 ? HeadingLine.name(in: words) : words)
  }

  /// A heading whose link or tag goes on in the next lines, and the last of them: tools that break
  /// long lines break addresses too.
  private func wrappedHeading(_ text: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, last: Int)? {
    var (joined, last) = (text, line)
    while Self.isOpen(joined), last < line + Self.longestHeading, !isBlank(last + 1) {
      last += 1
      if LinkAddress.opening(in: joined) == nil { joined.append(UInt8(ascii: " ")) }
      joined += scrape.text(last)
    }
    return last > line && !Self.isOpen(joined) ? (joined, last) : nil
  }

  /// Whether a text ends within the address of a link, or within a tag.
  private static func isOpen(_ text: ArraySlice<UInt8>) -> Bool {
    if LinkAddress.opening(in: text) != nil { return true }
    guard let tag = text.lastIndex(of: UInt8(ascii: "<")), tag + 1 < text.endIndex else {
      return false
    }
    let name = text[(tag + 1)...].prefix(while: ByteClass.isLetter)
    return inlineTags.contains(String(decoding: name, as: UTF8.self))
      && !text[tag...].contains(UInt8(ascii: ">"))
  }

  /// Tags with attributes, between which tools break lines.
  private static let inlineTags: Set = ["a", "abbr", "code", "img", "kbd", "span", "sup"]

  /// In lines.
  private static let longestHeading = 4

  mutating func takeUnderlined(_ text: ArraySlice<UInt8>, _ level: Int) {
    aside = nil
    let whole = scrape.lines[line].lowerBound..<scrape.lines[line + 1].upperBound
    add(.heading(level: level), heading(HeadingLine.title(text), level), from: whole, "heading")
    line += 2
  }
}
