import Bytes

/// Whether a text is a page as HTML, or the part of one that a tool took out of it.
enum HTMLStart {
  /// The beginning that shows a whole page. Browsers note in a comment where a page comes from,
  /// some of them on top. XHTML has a line of its own there.
  static func whole(_ text: ArraySlice<UInt8>) -> StaticString? {
    var scan = TagScan(text)
    scan.skipProlog()
    let start = scan.rest.prefix(16).map(ByteClass.lowered)[...]
    return ["<html", "<!doctype html"].first { ByteSearch.starts(start, with: $0) }
  }

  /// The first element of a part: a text of elements alone, a title in one of them or paragraphs.
  static func part(_ text: ArraySlice<UInt8>) -> String? {
    guard let first = elements(of: text),
      has("h1", in: text) || blocks.contains(first) && isText(text), !hasMarkdown(text)
    else { return nil }
    return first
  }

  /// Whether a text has paragraphs, headings or what else is more than a sentence.
  static func hasBlock(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    while let tag = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(tag + 1)...]
      let name = rest.prefix(longestName + 1).prefix(while: ByteClass.isAlphanumeric)
      guard 1...longestName ~= name.count else { continue }
      let word = String(decoding: name.map(ByteClass.lowered), as: UTF8.self)
      if texts.contains(word) { return true }
    }
    return false
  }

  private static let texts: Set = [
    "article", "blockquote", "div", "dl", "h1", "h2", "h3", "h4", "h5", "h6", "ol", "p", "pre",
    "section", "table", "ul",
  ]
  /// In bytes: `blockquote`.
  private static let longestName = 10

  /// Other XML has paragraphs, too.
  private static let blocks: Set = [
    "article", "blockquote", "body", "div", "figure", "h2", "h3", "main", "ol", "p", "section",
    "span", "table", "ul",
  ]

  /// Tools for reading leave the title out.
  private static func isText(_ text: ArraySlice<UInt8>) -> Bool {
    ByteSearch.first(of: "</p>", in: text) != nil && has("p", times: 2, in: text)
  }

  /// The name of the first element, if nothing is around the elements and each is closed.
  private static func elements(of text: ArraySlice<UInt8>) -> String? {
    var scan = TagScan(text)
    scan.skipProlog()
    var first: String?
    while !scan.isAtEnd {
      guard let name = scan.element() else { return nil }
      first = first ?? String(decoding: name.map(ByteClass.lowered), as: UTF8.self)
      scan.skipProlog()
    }
    return first
  }

  private static func has(
    _ tag: StaticString, times: Int = 1, in text: ArraySlice<UInt8>
  ) -> Bool {
    text.indices.lazy.filter { place in
      text[place] == UInt8(ascii: "<") && TagScan.isTag(text[(place + 1)...], tag)
    }.prefix(times).count == times
  }

  /// Whether a line begins as headings, tables or code do in Markdown.
  private static func hasMarkdown(_ text: ArraySlice<UInt8>) -> Bool {
    text.split(separator: UInt8(ascii: "\n")).contains { line in
      HeadingLine.level(line) != nil || ByteSearch.starts(line, with: "```")
        || ByteSearch.starts(line, with: "| ")
    }
  }
}
