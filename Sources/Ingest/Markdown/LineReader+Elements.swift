import Bytes
import Model

/// Elements of HTML on lines of their own, which tools write where Markdown has no form for what
/// a page has: tables whose cells span others, pictures with their words, text that is folded.
extension LineReader {
  /// Reads the element that begins at this line; false if none does.
  mutating func takeElement(_ text: ArraySlice<UInt8>) -> Bool {
    guard let tag = HTMLTag(text, at: text.startIndex) else { return takeForeignComment(text) }
    if !tag.isClosing, let span = span(of: tag.name), takeWhole(span) { return true }
    if isMarkup(text) {
      pass(.dropped, "markup")
      return true
    }
    guard tag.isBlock || tag.name == "li" else { return false }
    // What is around it goes on elsewhere.
    lastLine = -1
    takeText(text)
    return true
  }

  private mutating func takeWhole(_ span: ElementSpans.Span) -> Bool {
    let whole = scrape.lines[line].lowerBound..<scrape.lines[span.last].upperBound
    // What is in an element that was refused would be refused again.
    guard line >= refused,
      let part = HTMLArticle.part(Array(scrape.bytes[whole]), isMarkdown: span.isMarkdown)
    else {
      refused = max(refused, span.last + 1)
      return false
    }
    add(part.book, from: whole.lowerBound)
    for place in part.lostTables where !part.book.blocks.isEmpty {
      findings.append(
        LineFinding(
          rule: .tableTooWide, line: scrape.line(at: whole.lowerBound + place),
          summary: LineFinding.wideTable))
    }
    line = span.last + 1
    return true
  }

  /// `:::note` or `::: {.class}` around lines: a part of the page, or an aside. Words behind the
  /// name are its title.
  mutating func takeColons(_ text: ArraySlice<UInt8>) {
    guard ByteSearch.starts(text, with: ":::") else { return takeText(text) }
    let sign = text.drop { $0 == UInt8(ascii: ":") }.drop { " {.".utf8.contains($0) }
    let name = sign.prefix { ByteClass.isAlphanumeric($0) || "-_".utf8.contains($0) }
    let kind = AsideLine.kind(named: String(decoding: name, as: UTF8.self))
    let isAttributes = AttributeRun.start(in: text) != nil
    let title = isAttributes ? [] : Self.title(behind: sign[name.endIndex...])
    if !title.isEmpty {
      let block = kind.map { Block.Kind.aside($0) } ?? .paragraph
      add(block, words: title, from: scrape.lines[line], kind == nil ? "paragraph" : "aside")
      lastLine = -1
      line += 1
    } else if let kind, hasBody {
      takeAsideLabel(kind)
    } else {
      pass(.dropped, "markup")
    }
  }

  /// `note Words ::::` and `note[Words]` have a title.
  private static func title(behind name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = name.lastIndex { $0 != UInt8(ascii: ":") }.map { $0 + 1 } ?? name.startIndex
    let words = name[..<end].trimmed
    let isBracketed = words.first == UInt8(ascii: "[") && words.last == UInt8(ascii: "]")
    return isBracketed ? words.dropFirst().dropLast() : words
  }

  /// An element that is read as a whole.
  private mutating func span(of name: String) -> ElementSpans.Span? {
    if TagRole.void.contains(name) { return ElementSpans.Span(last: line, isMarkdown: false) }
    guard TagRole.whole.contains(name) else { return nil }
    let spans = elements ?? ElementSpans(scrape, line..<end)
    elements = spans
    return spans.span(from: line)
  }

  /// Whether a line is only tags around what other lines say.
  private func isMarkup(_ text: ArraySlice<UInt8>) -> Bool {
    var place = text.startIndex
    while place < text.endIndex {
      if ByteClass.isSpace(text[place]) {
        place += 1
      } else if let tag = HTMLTag(text, at: place), Self.isWrapper(tag) {
        place = tag.end
      } else {
        return false
      }
    }
    return true
  }

  private static func isWrapper(_ tag: HTMLTag) -> Bool {
    tag.isBlock || tag.name == "span" || tag.name == "br"
  }

  /// Whether a line ends with the tag that closes a block: the next is about something else.
  func endsElement(_ line: Int) -> Bool {
    guard line >= 0, case let text = scrape.text(line), text.last == UInt8(ascii: ">"),
      let start = ByteSearch.last(of: "</", in: text.suffix(24)),
      let tag = HTMLTag(text, at: start)
    else { return false }
    return tag.isBlock
  }

  /// A comment that is none of ours, on lines of its own.
  private mutating func takeForeignComment(_ text: ArraySlice<UInt8>) -> Bool {
    guard ByteSearch.starts(text, with: "<!--") else { return false }
    for last in line..<min(end, line + Self.longestComment) {
      let rest = last == line ? text.dropFirst(4) : scrape.text(last)
      guard let close = ByteSearch.first(of: "-->", in: rest) else { continue }
      guard close + 3 == rest.endIndex else { return false }
      let whole = scrape.lines[line].lowerBound..<scrape.lines[last].upperBound
      book.enter(whole, .dropped, "comment")
      line = last + 1
      return true
    }
    return false
  }

  /// In lines.
  private static let longestComment = 100
}
