import Bytes
import Model

/// Headings, also those that a tool broke over some lines.
extension LineReader {
  mutating func takeHeading(_ text: ArraySlice<UInt8>) {
    // Within a sentence, `##define` and others are words.
    let isWithin = goesOn && !SentenceEnds.isEnded(scrape.text(line - 1))
    guard let level = isWithin ? HeadingLine.level(text) : HeadingLine.writtenLevel(text) else {
      return takeText(text)
    }
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

  /// The level of a heading that stands in bold alone, on a page whose tool wrote all of them so.
  mutating func boldLevel(of text: ArraySlice<UInt8>) -> Int? {
    guard text.count > 4, ByteSearch.starts(text, with: "**"),
      ByteSearch.equal(text.suffix(2), "**"),
      isBlank(line + 1), lacksHeadings
    else { return nil }
    return names?.level(of: text.dropFirst(2).dropLast(2))
  }

  /// A name without the number that a tool set in front: `1. Best practices`.
  private mutating func withoutNumber(_ title: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let rest = title.drop { ByteClass.isDigit($0) || $0 == UInt8(ascii: ".") }
    guard rest.startIndex > title.startIndex, rest.first == UInt8(ascii: " "),
      let names, names.level(of: title) == nil, names.level(of: rest) != nil
    else { return title }
    return rest.dropFirst()
  }

  /// The words of a heading; the title of a page is nothing but its name.
  mutating func heading(_ title: ArraySlice<UInt8>, _ level: Int) -> [UInt8] {
    var words = read(withoutNumber(title))
    // A tag, or a link by its label, was the link to itself.
    if "<[".utf8.contains(title.first ?? 0) { words = HeadingLine.title(words) }
    return InlineText.normal(level == 1 ? HeadingLine.name(in: words) : words)
  }

  /// A heading whose link or tag goes on in the next lines, and the last of them: tools that break
  /// long lines break addresses and the words of links too.
  private func wrappedHeading(_ text: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, last: Int)? {
    var (joined, last, breaks) = (text, line, 0)
    while let opening = Opening(of: joined), last < line + Self.longestHeading,
      opening != .words || breaks < Self.mostBreaks, !isBlank(last + 1),
      HeadingLine.level(scrape.text(last + 1)) == nil
    {
      breaks += opening == .words ? 1 : 0
      last += 1
      if opening != .address { joined.append(UInt8(ascii: " ")) }
      joined += scrape.text(last)
    }
    // The link is all of the heading: other brackets are words.
    let opening = text.drop { $0 == UInt8(ascii: "#") }.trimmed.first ?? 0
    let isLink = breaks == 0 || "[<".utf8.contains(opening) && Self.endsWithLink(joined)
    guard last > line, Opening(of: joined) == nil, isLink else { return nil }
    return (joined, last)
  }

  /// What a line of a heading ends within.
  private enum Opening {
    case address, tag, words

    init?(of text: ArraySlice<UInt8>) {
      if LinkAddress.opening(in: text) != nil {
        self = .address
      } else if LineReader.endsInTag(text) {
        self = .tag
      } else if LineReader.endsInWords(text) {
        self = .words
      } else {
        return nil
      }
    }
  }

  private static func endsInTag(_ text: ArraySlice<UInt8>) -> Bool {
    guard let tag = text.lastIndex(of: UInt8(ascii: "<")), tag + 1 < text.endIndex else {
      return false
    }
    let name = text[(tag + 1)...].prefix(while: ByteClass.isLetter)
    return inlineTags.contains(String(decoding: name, as: UTF8.self))
      && !text[tag...].contains(UInt8(ascii: ">"))
  }

  /// Whether the words of a link begin in a text that do not end there.
  private static func endsInWords(_ text: ArraySlice<UInt8>) -> Bool {
    if let tag = ByteSearch.last(of: "<a ", in: text) {
      return ByteSearch.first(of: "</a>", in: text[tag...]) == nil
    }
    guard text.contains(UInt8(ascii: "[")) else { return false }
    let ticks = TickRuns(text)
    var (depth, place) = (0, text.startIndex)
    while place < text.endIndex {
      switch text[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "`"): place = ticks.end(of: place, in: text) - 1
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      default: break
      }
      place += 1
    }
    return depth > 0
  }

  /// Whether a heading that was put together is closed by the link that was open: other brackets
  /// are words, and the next line is a text of its own.
  private static func endsWithLink(_ text: ArraySlice<UInt8>) -> Bool {
    let words = AttributeRun.without(text)
    if ByteSearch.equal(words.suffix(4), "</a>") { return true }
    if let middle = ByteSearch.last(of: "](", in: words) {
      return LinkAddress(words, at: middle)?.end == words.endIndex
    }
    return words.last == UInt8(ascii: "]") && ByteSearch.last(of: "][", in: words) != nil
  }

  /// Tags with attributes, between which tools break lines.
  private static let inlineTags: Set = ["a", "abbr", "code", "img", "kbd", "span", "sup"]

  /// Of its words: those without an end must not take the text below with them.
  private static let mostBreaks = 2

  /// In lines.
  private static let longestHeading = 8

  mutating func takeUnderlined(_ text: ArraySlice<UInt8>, _ level: Int) {
    aside = nil
    let whole = scrape.lines[line].lowerBound..<scrape.lines[line + 1].upperBound
    add(.heading(level: level), heading(HeadingLine.title(text), level), from: whole, "heading")
    line += 2
  }
}
