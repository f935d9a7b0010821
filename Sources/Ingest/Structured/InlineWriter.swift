import Bytes

/// Writes the inline text of one block as Markdown that reads back as it was meant: blanks fall
/// together, marks hug their words, text stays text.
struct InlineWriter {
  enum Style { case block, heading, cell }

  enum Mark: Sendable, Equatable { case strong, emphasis, strikethrough }

  /// What was opened; it is written once there is a word inside.
  enum Opening: Equatable {
    case mark(Mark)
    case link([UInt8])
    /// A link in a link, or in a heading: its words alone.
    case bareLink
  }

  /// An opening that is written: where, and how many bytes (none if it says nothing new).
  struct Opened: Equatable {
    let opening: Opening
    var place: Int
    let length: Int
  }

  let style: Style
  var output: [UInt8] = []
  var hasSpace = false
  var waiting: [Opening] = []
  var opened: [Opened] = []
  /// The marks that were closed at the very end of the output, the outermost last, each with the
  /// place of its closing run.
  var closed: [(opened: Opened, place: Int)] = []
  /// The address of a link whose words may go on: letters right behind it belong to its word.
  var ending: [UInt8]?

  init(_ style: Style = .block) { self.style = style }

  var isEmpty: Bool { output.isEmpty }
}

extension InlineWriter {
  /// Text in which any run of blanks is one.
  mutating func text(_ text: ArraySlice<UInt8>) {
    markdown(MarkdownText.escape(text, inCell: style == .cell)[...])
  }

  /// The same of text that is Markdown.
  mutating func markdown(_ text: ArraySlice<UInt8>) {
    var rest = text
    while let first = rest.first {
      let blank =
        InlineBlanks.starts[Int(first)] ? InlineBlanks.first(of: rest) : (count: 0, parts: false)
      if blank.count > 0 {
        hasSpace = hasSpace || blank.parts
        rest = rest.dropFirst(blank.count)
      } else {
        let next = rest.dropFirst()
        let end = next.firstIndex { InlineBlanks.starts[Int($0)] } ?? rest.endIndex
        put(Array(rest[..<end]), seen: Flank.first(of: rest))
        rest = rest[end...]
      }
    }
  }

  mutating func text(_ words: String) { text(Array(words.utf8)[...]) }

  mutating func strong(_ words: String) {
    open(.strong)
    text(words)
    close(.strong)
  }

  mutating func open(_ mark: Mark) { waiting.append(.mark(mark)) }

  mutating func close(_ mark: Mark) { close { $0 == .mark(mark) } }

  mutating func openLink(_ address: [UInt8]?) {
    let isInside = opened.contains { $0.opening.isLink } || waiting.contains { $0.isLink }
    guard let address, style != .heading, !isInside else { return waiting.append(.bareLink) }
    waiting.append(.link(address))
  }

  mutating func closeLink() { close { $0.isLink || $0 == .bareLink } }

  mutating func code(_ text: ArraySlice<UInt8>) {
    var code = InlineBlanks.oneLine(text)
    guard !code.isEmpty else { return }
    if style == .cell { code = MarkdownText.escapeBars(code) }
    let tick = UInt8(ascii: "`")
    let ticks = Array(repeating: tick, count: code.longestRun(of: tick) + 1)
    let edge = code.first == tick || code.last == tick ? Array(" ".utf8) : []
    if output.last == tick, ending == nil { hasSpace = true }
    put(ticks + edge + code + edge + ticks, seen: .punctuation)
  }

  mutating func code(_ words: String) { code(Array(words.utf8)[...]) }

  mutating func image(alt: ArraySlice<UInt8>, source: [UInt8]) {
    let words = MarkdownText.escapeAlt(InlineBlanks.oneLine(alt)[...], inCell: style == .cell)
    put(MarkdownText.image(words: words, source: source), seen: .punctuation)
  }

  /// Markdown that is written already.
  mutating func raw(_ markdown: [UInt8]) {
    if !markdown.isEmpty { put(markdown, seen: Flank.first(of: markdown[...])) }
  }

  /// A break inside the block: only a cell of a table can hold one.
  mutating func lineBreak() {
    guard !output.isEmpty, style == .cell else { return hasSpace = true }
    endLink()
    hasSpace = false
    guard !output.suffix(4).elementsEqual("<br>".utf8) else { return }
    closed = []
    output += Array("<br>".utf8)
  }

  /// The text, everything that is open closed.
  mutating func finish() -> [UInt8] {
    waiting = []
    while let last = opened.last { close { $0 == last.opening } }
    endLink()
    while output.suffix(4).elementsEqual("<br>".utf8) { output.removeLast(4) }
    return output
  }
}

extension InlineWriter.Opening {
  var isLink: Bool { if case .link = self { true } else { false } }
}

extension InlineWriter {
  /// What is behind a mark that is closed now: an opening of another, or a word.
  func flank(behind place: Int, before next: Flank) -> Flank {
    waiting.dropFirst(place).contains { $0 != .bareLink } ? .punctuation : next
  }
}
