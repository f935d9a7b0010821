import Bytes

/// Tags of HTML within Markdown, as the marks that Markdown has for them. Those that it has no mark
/// for go, and what is between them stays; unknown ones are words.
struct InlineTags {
  private let text: ArraySlice<UInt8>
  private let ticks: TickRuns
  private var place: Int
  private var writer: InlineWriter
  /// What is closed somewhere: “<time>” alone is a word to be filled in.
  private let closed: Set<String>
  /// Whether there may be one more end of code ahead.
  private var hasCodeEnd = true

  static func read(_ text: ArraySlice<UInt8>, inCell: Bool = false) -> ArraySlice<UInt8> {
    guard text.contains(UInt8(ascii: "<")), let closed = closedTags(in: text) else { return text }
    var tags = InlineTags(text, inCell ? .cell : .block, closed)
    while tags.place < text.endIndex { tags.step() }
    return tags.writer.finish()[...]
  }

  private init(_ text: ArraySlice<UInt8>, _ style: InlineWriter.Style, _ closed: Set<String>) {
    (self.text, self.closed) = (text, closed)
    ticks = TickRuns(text)
    place = text.startIndex
    writer = InlineWriter(style)
  }

  /// The names of tags that are closed; nil if there are no tags at all.
  private static func closedTags(in text: ArraySlice<UInt8>) -> Set<String>? {
    var closed: Set<String>?
    var place = text.startIndex
    while let start = text[place...].firstIndex(of: UInt8(ascii: "<")) {
      let tag = HTMLTag(text, at: start)
      place = tag?.end ?? start + 1
      guard let tag, tag.role != nil else { continue }
      closed = closed ?? []
      if tag.isClosing { closed?.insert(tag.name) }
    }
    return closed
  }
}

extension InlineTags {
  private mutating func step() {
    switch text[place] {
    case UInt8(ascii: "\\"): copy(to: min(place + 2, text.endIndex))
    case UInt8(ascii: "`"): copy(to: ticks.end(of: place, in: text))
    case UInt8(ascii: "<"): takeAngle()
    case let byte where ByteClass.isSpace(byte):
      writer.hasSpace = true
      place += 1
    default:
      copy(to: text[place...].firstIndex { Self.ends[Int($0)] } ?? text.endIndex)
    }
  }

  /// What a run of plain bytes ends at.
  private static let ends: [Bool] = (0...255).map {
    "\\`<".utf8.contains($0) || ByteClass.isSpace($0)
  }

  private mutating func copy(to end: Int) {
    writer.raw(Array(text[place..<end]))
    place = end
  }

  private mutating func takeAngle() {
    if text[..<place].suffix(2).elementsEqual("](".utf8) { return copyAddress() }
    guard !isBehindAngle, let tag = HTMLTag(text, at: place) else { return copy(to: place + 1) }
    let start = place
    place = tag.end
    switch tag.role {
    case .mark(let mark): take(tag, mark)
    case .link: takeLink(tag)
    case .code: takeCode(tag)
    case .picture: takeImage(tag)
    case .quote: writer.raw(Array((tag.isClosing ? "”" : "“").utf8))
    case .raised: takeRaised(tag)
    case .item where !tag.isClosing:
      writer.lineBreak()
      writer.raw(Array("•".utf8))
      writer.hasSpace = true
    case .item, .block: writer.lineBreak()
    case .silent where tag.isClosing || tag.hasAttributes || closed.contains(tag.name): break
    case .silent where TagRole.lone.contains(tag.name): break
    case .silent, nil: writer.raw(Array(text[start..<tag.end]))
    }
  }

  /// `[words](<address>)`
  private mutating func copyAddress() {
    copy(to: text[place...].prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "\n") }.endIndex)
  }

  /// Without the tag, what is on both sides of it would be one.
  private var isBehindAngle: Bool {
    let before = text[..<place].suffix(2)
    return before.last == UInt8(ascii: "<") || before.elementsEqual("</".utf8)
  }
}

extension InlineTags {
  /// Marks in one another beyond this mark nothing more.
  private static let deepest = 64

  private var isDeep: Bool { writer.waiting.count + writer.opened.count >= Self.deepest }

  private mutating func take(_ tag: HTMLTag, _ mark: InlineWriter.Mark) {
    if tag.isClosing { return close(mark) }
    if !tag.isSlashed, !isDeep { writer.open(mark) }
  }

  /// Closes a mark, and those before it that were opened in it.
  private mutating func close(_ mark: InlineWriter.Mark) {
    let isOpen = writer.opened.contains { $0.opening == .mark(mark) }
    while isOpen, let last = writer.opened.last?.opening, last != .mark(mark) {
      writer.close { $0 == last }
    }
    writer.close(mark)
  }

  private mutating func takeLink(_ tag: HTMLTag) {
    if tag.isClosing { return writer.closeLink() }
    guard !tag.isSlashed, !isDeep else { return }
    let target = tag["href"].map { String(decoding: Self.words($0), as: UTF8.self) }
    writer.openLink(target.flatMap { LinkTarget(page: nil).address($0) })
  }

  private mutating func takeImage(_ tag: HTMLTag) {
    let set = tag["srcset"]?.split(whereSeparator: ByteClass.isSpace).first
    let sources = [tag["src"], tag["data-src"], set].compactMap(\.self)
      .map { LinkTarget.source(String(decoding: Self.words($0), as: UTF8.self)) }
      .filter { !$0.isEmpty }
    let source = sources.first { !EmbeddedPicture.isName($0) } ?? sources.first
    let alt = Self.words(tag["alt"] ?? tag["aria-label"] ?? tag["title"] ?? [])[...]
    if let source { writer.image(alt: alt, source: source) } else { writer.text(alt) }
  }

  private mutating func takeRaised(_ tag: HTMLTag) {
    let digits = text[place...].prefix(4).prefix(while: ByteClass.isDigit)
    guard !tag.isClosing, ByteSearch.starts(text[digits.endIndex...], with: "</sup>"),
      let number = TagRole.raised(String(decoding: digits, as: UTF8.self))
    else { return }
    writer.raw(Array(number.utf8))
    place = digits.endIndex + "</sup>".utf8.count
  }

  private mutating func takeCode(_ tag: HTMLTag) {
    guard !tag.isClosing, !tag.isSlashed, hasCodeEnd else { return }
    guard let end = text[place...].indices.first(where: { isEnd(of: tag, at: $0) }) else {
      return hasCodeEnd = false
    }
    let words = String(decoding: Self.words(text[place..<end]), as: UTF8.self)
    // Where a bar is written in a cell, it is escaped once more.
    writer.code(writer.style == .cell ? words.replacing("\\|", with: "|") : words)
    place = HTMLTag(text, at: end)?.end ?? end
  }

  private func isEnd(of tag: HTMLTag, at place: Int) -> Bool {
    guard text[place] == UInt8(ascii: "<"), let end = HTMLTag(text, at: place) else { return false }
    return end.isClosing && end.name == tag.name
  }

  /// What HTML says, without tags and with its references resolved.
  private static func words(_ html: ArraySlice<UInt8>) -> [UInt8] {
    guard html.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }),
      HTMLNesting.problem(Array(html)) == nil
    else { return Array(html) }
    return GumboBridge.nodes(of: Array(html)).filter { $0.kind == .text }.flatMap(\.text)
  }
}
