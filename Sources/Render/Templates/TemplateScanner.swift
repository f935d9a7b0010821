import Bytes
import Diagnostics

/// Cuts a template into text and tags.
struct TemplateScanner {
  private let source: [UInt8]
  private let file: String
  private var open = Array("{{".utf8)
  private var close = Array("}}".utf8)
  private var place = 0
  private var tokens: [TemplateToken] = []

  static func tokens(of source: [UInt8], file: String) throws(TemplateError) -> [TemplateToken] {
    var scanner = TemplateScanner(source: source, file: file)
    while scanner.place < source.count { try scanner.scanTextAndTag() }
    return scanner.tokens
  }

  private init(source: [UInt8], file: String) {
    self.source = source
    self.file = file
  }
}

extension TemplateScanner {
  private mutating func scanTextAndTag() throws(TemplateError) {
    let tag = find(open, from: place) ?? source.count
    if tag > place { tokens.append(TemplateToken(.text, place..<tag)) }
    place = tag
    if tag < source.count { try scanTag() }
  }

  private mutating func scanTag() throws(TemplateError) {
    let start = place
    place += open.count
    skipSpace()
    let sign = place < source.count ? Sign(rawValue: source[place]) : nil
    if sign != nil { place += 1 }
    let end = (sign?.closes).map { [$0] + close } ?? close
    guard let stop = find(end, from: place) else { throw error(.tagNeverClosed, at: start) }
    let content = trimmed(place..<stop)
    place = stop + end.count
    switch sign {
    case .delimiters: try changeDelimiters(content, at: start)
    case .comment: break
    case .none, .some: try checkName(content, at: start)
    }
    let kind = sign?.kind ?? .variable
    tokens.append(TemplateToken(kind, name: name(content, of: kind), start..<place))
  }

  private mutating func changeDelimiters(_ content: Range<Int>, at start: Int) throws(TemplateError)
  {
    let parts = source[content].split(whereSeparator: ByteClass.isSpace)
    guard parts.count == 2, !source[content].contains(UInt8(ascii: "=")) else {
      throw error(.badDelimiters(text(content)), at: start)
    }
    open = Array(parts[0])
    close = Array(parts[1])
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
    return trimmed(content.lowerBound + 1..<content.upperBound)
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, ByteClass.isSpace(source[low]) { low += 1 }
    while low < high, ByteClass.isSpace(source[high - 1]) { high -= 1 }
    return low..<high
  }

  private mutating func skipSpace() {
    while place < source.count, ByteClass.isSpace(source[place]) { place += 1 }
  }

  private func find(_ needle: [UInt8], from start: Int) -> Int? {
    var at = start
    while at + needle.count <= source.count {
      if source[at] == needle[0], source[at..<at + needle.count].elementsEqual(needle) { return at }
      at += 1
    }
    return nil
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }

  private func error(_ problem: TemplateError.Problem, at offset: Int) -> TemplateError {
    let (line, column) = LineTable(source).position(of: offset)
    return TemplateError(problem, at: SourceLocation(file: file, line: line, column: column))
  }
}

/// The byte behind the opening delimiter that says what a tag is for.
private enum Sign: UInt8 {
  case comment = 0x21  // !
  case section = 0x23  // #
  case block = 0x24  // $
  case ampersand = 0x26  // &
  case close = 0x2F  // /
  case parent = 0x3C  // <
  case delimiters = 0x3D  // =
  case partial = 0x3E  // >
  case inverted = 0x5E  // ^
  case brace = 0x7B  // {

  /// What is before the closing delimiter as well.
  var closes: UInt8? {
    switch self {
    case .delimiters: UInt8(ascii: "=")
    case .brace: UInt8(ascii: "}")
    default: nil
    }
  }

  var kind: TemplateToken.Kind {
    switch self {
    case .comment: .comment
    case .section: .section
    case .block: .block
    case .ampersand, .brace: .verbatim
    case .close: .close
    case .parent: .parent
    case .delimiters: .delimiters
    case .partial: .partial
    case .inverted: .inverted
    }
  }
}
