import Bytes
import Diagnostics

/// Builds the tree from the tokens, with a stack of what is open.
struct TemplateParser {
  static let deepest = 100

  private let source: [UInt8]
  private let file: String
  private var open: [Opened] = []
  private var nodes: [TemplateNode] = []

  static func nodes(of source: [UInt8], file: String) throws(TemplateError) -> [TemplateNode] {
    let tokens = try TemplateScanner.tokens(of: source, file: file)
    var parser = TemplateParser(source: source, file: file)
    for token in TemplateLines.arrange(tokens, of: source) { try parser.add(token) }
    if let left = parser.open.last {
      throw parser.error(.sectionNeverClosed(left.tag.name), at: left.tag)
    }
    return parser.nodes
  }

  private init(source: [UInt8], file: String) {
    self.source = source
    self.file = file
  }

  /// A tag that waits for its end.
  private struct Opened {
    let tag: TemplateToken
    /// What is around the tag.
    let before: [TemplateNode]
    /// White space of the first line inside.
    var margin: Range<Int>?
  }
}

extension TemplateParser {
  private mutating func add(_ token: TemplateToken) throws(TemplateError) {
    if token.kind != .close { noteMargin(token) }
    switch token.kind {
    case .comment, .delimiters: break
    case .text: nodes.append(.text(token.range))
    case .lineStart: nodes.append(.lineStart(token.range))
    case .variable: nodes.append(.variable(TemplatePath(token.name), verbatim: false))
    case .verbatim: nodes.append(.variable(TemplatePath(token.name), verbatim: true))
    case .partial: nodes.append(.partial(reference(token)))
    case .section, .inverted, .parent, .block: try begin(token)
    case .close: try end(token)
    }
  }

  private mutating func noteMargin(_ token: TemplateToken) {
    guard let last = open.last, last.margin == nil, token.line != last.tag.line else { return }
    open[open.count - 1].margin = token.indent
  }

  private mutating func begin(_ tag: TemplateToken) throws(TemplateError) {
    guard open.count < Self.deepest else { throw error(.nestedTooDeep, at: tag) }
    open.append(Opened(tag: tag, before: nodes))
    nodes = []
  }

  private mutating func end(_ close: TemplateToken) throws(TemplateError) {
    guard let opened = open.popLast() else { throw error(.closesNothing(close.name), at: close) }
    guard opened.tag.name == close.name else {
      throw error(.closesOther(close.name, open: opened.tag.name), at: close)
    }
    let body = nodes
    nodes = opened.before
    nodes.append(node(opened, body, close))
  }

  private func node(
    _ opened: Opened, _ body: [TemplateNode], _ close: TemplateToken
  ) -> TemplateNode {
    switch opened.tag.kind {
    case .inverted: .inverted(TemplatePath(opened.tag.name), body)
    case .parent: .parent(reference(opened.tag), body.compactMap(\.block))
    case .block: .block(block(opened, body, close))
    default: .section(TemplatePath(opened.tag.name), body)
    }
  }

  private func block(
    _ opened: Opened, _ body: [TemplateNode], _ close: TemplateToken
  ) -> TemplateBlock {
    let tag = opened.tag
    let startsWithinLine = tag.indent == nil || close.line == tag.line
    return TemplateBlock(
      name: tag.name, body: body,
      indent: tag.indent.map { opened.margin ?? $0 },
      margin: startsWithinLine ? 0 : opened.margin?.count ?? 0,
      ownsLines: tag.indent != nil && close.tookBreak,
      startsWithinLine: startsWithinLine)
  }

  private func reference(_ tag: TemplateToken) -> TemplateReference {
    let name: TemplateReference.Name =
      tag.name.hasPrefix("*")
      ? .dynamic(TemplatePath(tag.name.dropFirst())) : .literal(tag.name)
    return TemplateReference(name: name, indent: tag.indent, offset: tag.range.lowerBound)
  }

  private func error(_ problem: TemplateError.Problem, at token: TemplateToken) -> TemplateError {
    let (line, column) = LineTable(source).position(of: token.range.lowerBound)
    return TemplateError(problem, at: SourceLocation(file: file, line: line, column: column))
  }
}

extension TemplateNode {
  /// The block that this is; text between the blocks of a parent is not rendered.
  fileprivate var block: TemplateBlock? {
    if case .block(let block) = self { block } else { nil }
  }
}
