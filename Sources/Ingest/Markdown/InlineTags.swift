import Bytes

/// Tags of HTML within a line of Markdown, as the marks that Markdown has for them. Those that it
/// has no mark for go, and what is between them stays; unknown ones are words.
struct InlineTags {
  private struct Mark {
    let tag: String
    let sign: [UInt8]
    /// What closes it.
    var end: [UInt8] = []
    /// Where in the output its words start.
    let start: Int
  }

  private let text: ArraySlice<UInt8>
  private let ticks: TickRuns
  private var place: Int
  private var output: [UInt8] = []
  private var open: [Mark] = []
  /// Whether there may be one more `</code>` ahead.
  private var hasCodeEnd = true

  static func read(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(UInt8(ascii: "<")) else { return text }
    var tags = InlineTags(text)
    tags.run()
    return tags.output[...]
  }

  private init(_ text: ArraySlice<UInt8>) {
    self.text = text
    ticks = TickRuns(text)
    place = text.startIndex
    output.reserveCapacity(text.count)
  }
}

extension InlineTags {
  private mutating func run() {
    while place < text.endIndex {
      switch text[place] {
      case UInt8(ascii: "\\"): copy(to: min(place + 2, text.endIndex))
      case UInt8(ascii: "`"): copyCode()
      case UInt8(ascii: "<"): takeAngle()
      default: copy(to: place + 1)
      }
    }
    while let mark = open.popLast() { close(mark) }
  }

  private mutating func copy(to end: Int) {
    output += text[place..<end]
    place = end
  }

  private mutating func copyCode() {
    let sign = text[place...].prefix { $0 == UInt8(ascii: "`") }
    let opens = ticks.opens(sign.count, at: place)
    copy(to: sign.endIndex)
    while opens, place < text.endIndex {
      let run = text[place...].prefix { $0 == UInt8(ascii: "`") }
      copy(to: run.isEmpty ? place + 1 : run.endIndex)
      if run.count == sign.count { return }
    }
  }

  private mutating func takeAngle() {
    if output.suffix(2).elementsEqual("](".utf8) { return copyAddress() }
    guard !isBehindAngle, let tag = HTMLTag(text, at: place) else { return copy(to: place + 1) }
    switch tag.name {
    case "b", "strong": take(tag, sign: "**")
    case "i", "em", "cite", "dfn", "var": take(tag, sign: "*")
    case "a": takeLink(tag)
    case "code", "kbd", "samp", "tt": takeCode(tag)
    case "img": takeImage(tag)
    case "q": replace(tag, with: tag.isClosing ? "”" : "“")
    case "li": replace(tag, with: tag.isClosing ? "" : isAfterWords ? "<br>• " : "• ")
    case "dd", "div", "dt", "p", "tr":
      replace(tag, with: isAfterWords && !tag.isClosing ? "<br>" : "")
    case let name where Self.silent.contains(name): replace(tag, with: "")
    default: copy(to: tag.end)
    }
  }

  /// `[words](<address>)`
  private mutating func copyAddress() {
    let address = text[place...].prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "\n") }
    copy(to: address.endIndex)
  }

  /// Without the tag, what is on both sides of it would be one.
  private var isBehindAngle: Bool {
    let before = text[..<place].suffix(2)
    return before.last == UInt8(ascii: "<") || before.elementsEqual("</".utf8)
  }

  /// Whether words of the same cell are on this line.
  private var isAfterWords: Bool {
    let line = InlineText.lineEnd(output[...])
    return line.last.map { $0 != UInt8(ascii: "|") } ?? false
      && !line.suffix(4).elementsEqual("<br>".utf8)
  }

  private mutating func replace(_ tag: HTMLTag, with sign: String) {
    output += Array(sign.utf8)
    place = tag.end
  }

  /// What is around the words of a page or shows how they look.
  private static let silent: Set = [
    "abbr", "article", "aside", "bdi", "big", "blockquote", "body", "caption", "center", "data",
    "details", "dl", "figcaption", "figure", "font", "footer", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "html", "ins", "label", "main", "mark", "nobr", "ol", "picture", "section", "small",
    "source", "span", "sub", "summary", "sup", "table", "tbody", "td", "th", "thead", "time", "u",
    "ul", "wbr",
  ]
}

/// Marks that open and close.
extension InlineTags {
  private mutating func take(_ tag: HTMLTag, sign: String) {
    place = tag.end
    if tag.isClosing { return close(tag.name) }
    // A mark that words do not touch marks nothing.
    if place < text.endIndex, ByteClass.isSpace(text[place]) {
      output.append(UInt8(ascii: " "))
      place = text[place...].firstIndex { !ByteClass.isSpace($0) } ?? text.endIndex
    }
    let isOpen = open.contains { $0.sign.elementsEqual(sign.utf8) }
    begin(tag, sign: isOpen ? "" : sign, end: Array((isOpen ? "" : sign).utf8))
  }

  private mutating func takeLink(_ tag: HTMLTag) {
    place = tag.end
    if tag.isClosing { return close(tag.name) }
    let target = tag["href"].flatMap {
      LinkTarget(page: nil).address(String(decoding: $0, as: UTF8.self))
    }
    guard let target, !open.contains(where: { $0.tag == "a" && !$0.sign.isEmpty }) else {
      return begin(tag, sign: "", end: [])
    }
    let address = LinkTarget.source(String(decoding: target, as: UTF8.self))
    begin(tag, sign: "[", end: Array("](".utf8) + address + Array(")".utf8))
  }

  private mutating func begin(_ tag: HTMLTag, sign: String, end: [UInt8]) {
    output += Array(sign.utf8)
    open.append(Mark(tag: tag.name, sign: Array(sign.utf8), end: end, start: output.count))
  }

  /// Closes a mark, and those that were opened in it and not closed.
  private mutating func close(_ name: String) {
    guard let first = open.suffix(Self.deepest).lastIndex(where: { $0.tag == name }) else { return }
    while open.count > first, let mark = open.popLast() { close(mark) }
  }

  private mutating func close(_ mark: Mark) {
    guard !mark.end.isEmpty else { return }
    let words = output[mark.start...]
    guard let last = words.lastIndex(where: { !ByteClass.isSpace($0) }) else {
      return output.removeSubrange(mark.start - mark.sign.count..<mark.start)
    }
    output.insert(contentsOf: mark.end, at: last + 1)
  }

  private static let deepest = 64
}

/// What is read as a whole.
extension InlineTags {
  private mutating func takeImage(_ tag: HTMLTag) {
    place = tag.end
    let source = LinkTarget.source(String(decoding: tag["src"] ?? [], as: UTF8.self))
    if source.isEmpty { return }
    // Marks of Markdown may be in these words, and references of HTML are the same in both.
    let words = InlineBlanks.oneLine(tag["alt"] ?? []).filter { !"[]<>`\\*".utf8.contains($0) }
    output += MarkdownText.image(words: words, source: source)
  }

  private mutating func takeCode(_ tag: HTMLTag) {
    place = tag.end
    guard !tag.isClosing, hasCodeEnd else { return }
    guard let end = text[place...].indices.first(where: { isEnd(of: tag, at: $0) }) else {
      return hasCodeEnd = false
    }
    let words = Self.plain(text[place..<end])
    place = HTMLTag(text, at: end)?.end ?? end
    guard !words.allSatisfy(ByteClass.isSpace) else { return }
    let sign = Array(repeating: UInt8(ascii: "`"), count: MarkdownText.longestTicks(words) + 1)
    output += sign + words + sign
  }

  private func isEnd(of tag: HTMLTag, at place: Int) -> Bool {
    guard text[place] == UInt8(ascii: "<"), let end = HTMLTag(text, at: place) else { return false }
    return end.isClosing && end.name == tag.name
  }

  /// Code of Markdown resolves no references.
  private static func plain(_ code: ArraySlice<UInt8>) -> [UInt8] {
    var text = String(decoding: code, as: UTF8.self)
    for (reference, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
      text.replace(reference, with: sign)
    }
    return Array(text.utf8)
  }
}
