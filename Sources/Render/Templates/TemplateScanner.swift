import Bytes

/// Cuts a template into text and tags.
struct TemplateScanner {
  private let source: [UInt8]
  private let file: String
  private var open = "{{"
  private var close = "}}"
  private var place = 0
  private var tokens: [TemplateToken] = []

  static func tokens(of source: [UInt8], file: String) throws(TemplateError) -> [TemplateToken] {
    var scanner = TemplateScanner(source: source, file: file)
    while scanner.place < source.count { try scanner.scanTextAndTag() }
    return scanner.tokens
  }
}

extension TemplateScanner {
  private mutating func scanTextAndTag() throws(TemplateError) {
    let tag = ByteSearch.first(text: open, in: source[place...]) ?? source.count
    if tag > place { tokens.append(TemplateToken(.text, place..<tag)) }
    place = tag
    if tag < source.count { try scanTag() }
  }

  private mutating func scanTag() throws(TemplateError) {
    let start = place
    place += open.utf8.count
    skipSpace()
    let sign = place < source.count ? source[place] : 0
    let kind = Self.kinds[sign]
    if kind != nil { place += 1 }
    let end = Self.closing[sign, default: ""] + close
    guard let stop = ByteSearch.first(text: end, in: source[place...]) else {
      throw error(.tagNeverClosed, at: start)
    }
    let content = source[place..<stop].trimmed.indices
    place = stop + end.utf8.count
    switch kind {
    case .delimiters: try changeDelimiters(content, at: start)
    case .comment: break
    default: try checkName(content, at: start)
    }
    let name = name(content, of: kind ?? .variable)
    tokens.append(TemplateToken(kind ?? .variable, name: name, start..<place))
  }

  /// What a tag is for, by the byte behind the opening delimiter.
  private static let kinds: [UInt8: TemplateToken.Kind] = [
    UInt8(ascii: "!"): .comment, UInt8(ascii: "="): .delimiters, UInt8(ascii: "&"): .verbatim,
    UInt8(ascii: "{"): .verbatim, UInt8(ascii: "#"): .section, UInt8(ascii: "^"): .inverted,
    UInt8(ascii: "<"): .parent, UInt8(ascii: "$"): .block, UInt8(ascii: "/"): .close,
    UInt8(ascii: ">"): .partial,
  ]

  /// What is before the closing delimiter as well.
  private static let closing = [UInt8(ascii: "="): "=", UInt8(ascii: "{"): "}"]

  private mutating func changeDelimiters(_ content: Range<Int>, at start: Int) throws(TemplateError)
  {
    let parts = source[content].split(whereSeparator: ByteClass.isSpace)
    guard parts.count == 2, !source[content].contains(UInt8(ascii: "=")) else {
      throw error(.badDelimiters(text(content)), at: start)
    }
    open = text(parts[0].indices)
    close = text(parts[1].indices)
  }

  private func checkName(_ content: Range<Int>, at start: Int) throws(TemplateError) {
    let name = source[withoutStar(content)]
    guard !name.isEmpty else { throw error(.nameMissing, at: start) }
    guard !name.contains(where: ByteClass.isSpace) else {
      throw error(.nameWithSpace(text(content)), at: start)
    }
  }

  private func name(_ content: Range<Int>, of kind: TemplateToken.Kind) -> String {
    guard kind != .comment, kind != .delimiters else { return "" }
    let bare = withoutStar(content)
    return bare == content ? text(content) : "*" + text(bare)
  }

  /// The name behind the star of a dynamic name, which spaces may follow.
  private func withoutStar(_ content: Range<Int>) -> Range<Int> {
    guard source[content].first == UInt8(ascii: "*") else { return content }
    return source[content].dropFirst().trimmed.indices
  }

  private mutating func skipSpace() {
    while place < source.count, ByteClass.isSpace(source[place]) { place += 1 }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }

  private func error(_ problem: TemplateError.Problem, at offset: Int) -> TemplateError {
    TemplateError(problem, at: offset, of: source, file: file)
  }
}
