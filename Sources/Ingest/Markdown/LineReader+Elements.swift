import Bytes
import Model

/// Elements of HTML on lines of their own, which tools write where Markdown has no form for what
/// a page has: tables whose cells span others, pictures with their words, text that is folded.
extension LineReader {
  /// Reads the element that begins at this line; false if none does.
  mutating func takeElement(_ text: ArraySlice<UInt8>) -> Bool {
    guard let tag = HTMLTag(text, at: text.startIndex), Self.names.contains(tag.name) else {
      return takeForeignComment(text)
    }
    if isMarkup(text) {
      pass(.dropped, "markup")
      return true
    }
    guard let last = lastLineOfElement(tag.name) else { return false }
    let whole = scrape.lines[line].lowerBound..<scrape.lines[last].upperBound
    guard let part = HTMLArticle.part(Array(scrape.bytes[whole])) else { return false }
    add(part.book, from: whole.lowerBound)
    for place in part.lostTables where !part.book.blocks.isEmpty {
      findings.append(
        LineFinding(
          rule: .tableTooWide, line: scrape.line(at: whole.lowerBound + place),
          summary: LineFinding.wideTable))
    }
    line = last + 1
    return true
  }

  /// `:::note` or `::: {.class}` around lines: a part of the page, or an aside.
  mutating func takeColons(_ text: ArraySlice<UInt8>) {
    guard ByteSearch.starts(text, with: ":::") else { return takeText(text) }
    let name = text.filter(ByteClass.isLetter)
    if let kind = AsideLine.kind(named: String(decoding: name, as: UTF8.self)), hasBody {
      takeAsideLabel(kind)
    } else {
      pass(.dropped, "markup")
    }
  }

  /// nil for code whose end was lost: what of the rest is code is not known.
  private mutating func lastLineOfElement(_ name: String) -> Int? {
    let spans = elements ?? ElementSpans(scrape, line..<end)
    elements = spans
    return spans.end(from: line) ?? (["script", "style", "svg"].contains(name) ? nil : line)
  }

  /// Whether a line is only tags around what other lines say.
  private func isMarkup(_ text: ArraySlice<UInt8>) -> Bool {
    var place = text.startIndex
    while place < text.endIndex {
      if ByteClass.isSpace(text[place]) {
        place += 1
      } else if let tag = HTMLTag(text, at: place), Self.wrappers.contains(tag.name) {
        place = tag.end
      } else {
        return false
      }
    }
    return true
  }

  /// A comment that is none of ours, on a line of its own.
  private mutating func takeForeignComment(_ text: ArraySlice<UInt8>) -> Bool {
    guard ByteSearch.starts(text, with: "<!--"),
      let end = ByteSearch.first(of: "-->", in: text.dropFirst(4)), end + 3 == text.endIndex
    else { return false }
    pass(.dropped, "comment")
    return true
  }

  /// What only holds other elements, or text.
  private static let wrappers: Set = [
    "address", "article", "blockquote", "body", "center", "details", "div", "fieldset", "figure",
    "footer", "header", "hgroup", "html", "main", "p", "section", "span",
  ]

  /// What begins a block.
  private static let names: Set =
    wrappers.subtracting(["span"]).union([
      "aside", "caption", "dd", "dl", "dt", "figcaption", "h1", "h2", "h3", "h4", "h5", "h6", "hr",
      "iframe", "img", "li", "nav", "ol", "picture", "pre", "script", "style", "summary", "svg",
      "table", "tbody", "td", "th", "thead", "tr", "ul", "video",
    ])
}
