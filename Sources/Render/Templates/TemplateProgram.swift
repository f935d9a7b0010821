/// Templates that may include one another, prepared for filling: every name that one of them reads
/// is a number, and so is every template that one of them mentions.
struct TemplateProgram: Sendable {
  /// All templates, one behind the other; places in them are places here.
  fileprivate(set) var source: [UInt8] = []
  fileprivate(set) var steps: [TemplateStep] = []
  fileprivate(set) var paths: [TemplatePath] = []
  /// What paths have behind their first parts.
  fileprivate(set) var parts: [Int] = []
  fileprivate(set) var calls: [TemplateCall] = []
  fileprivate(set) var blocks: [TemplateBlock] = []
  fileprivate(set) var templates: [Entry] = []
  /// By name.
  fileprivate(set) var places: [String: Int] = [:]
  private(set) var names: NameTable
  /// The names of blocks as numbers, in any order.
  fileprivate var blockNames: [String: Int] = [:]
  private(set) var mark = Mark()

  /// Tells a program from others, whose places mean something else.
  final class Mark: Sendable, Equatable {
    static func == (one: Mark, other: Mark) -> Bool { one === other }
  }

  struct Entry: Sendable {
    let template: Template
    fileprivate(set) var body = 0..<0
  }

  /// - Parameter first: A template that others cannot include by its name.
  init(_ templates: [String: Template], first: Template? = nil) {
    let sorted = templates.sorted { $0.key < $1.key }
    let all = [first].compactMap(\.self) + sorted.map(\.value)
    names = NameTable(Set(all.flatMap(\.tokens).flatMap(\.path)))
    let offset = all.count - sorted.count
    places = Dictionary(
      uniqueKeysWithValues: sorted.enumerated().map { ($1.key, $0 + offset) })
    self.templates = all.map { Entry(template: $0) }
    for (place, template) in all.enumerated() {
      let start = steps.count
      var writer = StepWriter(program: self)
      self = writer.written(template)
      self.templates[place].body = start..<steps.count
    }
  }
}

/// Writes the tokens of one template as steps, with a stack of what is open.
private struct StepWriter {
  private var program: TemplateProgram
  /// Where the template begins in the source.
  private let base: Int
  private var open: [Opened] = []

  /// A tag that waits for its end.
  private struct Opened {
    let tag: TemplateToken
    /// The place of its step.
    let step: Int
    /// White space of the first line inside.
    var margin: Range<Int>?
    /// Those of a parent; what is between them is not rendered.
    var blocks: [TemplateBlock] = []
  }

  init(program: TemplateProgram) {
    self.program = program
    base = program.source.count
  }

  mutating func written(_ template: Template) -> TemplateProgram {
    program.source += template.source
    for token in template.tokens { add(token) }
    return program
  }

  private mutating func add(_ token: TemplateToken) {
    if token.kind != .close { noteMargin(token) }
    let (range, next) = (moved(token.range), program.steps.count + 1)
    switch token.kind {
    case .comment, .delimiters: break
    case .text: add(.text, range.lowerBound, end: range.upperBound)
    case .lineStart: add(.lineStart, range.lowerBound, end: range.upperBound)
    case .variable: add(.variable, path(token), end: next)
    case .verbatim: add(.verbatim, path(token), end: next)
    case .partial: add(.call, call(token, []), end: next)
    case .section, .inverted, .parent, .block:
      open.append(Opened(tag: token, step: next - 1))
      // The place is kept for the step, which is known at the end.
      add(.text, 0, end: 0)
    case .close: if let opened = open.popLast() { end(opened, token) }
    }
  }

  private mutating func add(_ kind: TemplateStep.Kind, _ place: Int, end: Int) {
    program.steps.append(TemplateStep(kind: kind, place: place, end: end))
  }

  private mutating func noteMargin(_ token: TemplateToken) {
    guard let last = open.last, last.margin == nil, token.line != last.tag.line else { return }
    open[open.count - 1].margin = token.indent
  }

  private mutating func end(_ opened: Opened, _ close: TemplateToken) {
    let (kind, place): (TemplateStep.Kind, Int)
    switch opened.tag.kind {
    case .block:
      let block = block(opened, close)
      if open.last?.tag.kind == .parent { open[open.count - 1].blocks.append(block) }
      program.blocks.append(block)
      (kind, place) = (.block, program.blocks.count - 1)
    case .parent: (kind, place) = (.call, call(opened.tag, opened.blocks))
    case .inverted: (kind, place) = (.inverted, path(opened.tag))
    default: (kind, place) = (.section, path(opened.tag))
    }
    program.steps[opened.step] = TemplateStep(kind: kind, place: place, end: program.steps.count)
  }

  private mutating func block(_ opened: Opened, _ close: TemplateToken) -> TemplateBlock {
    let tag = opened.tag
    let name = program.blockNames[tag.name] ?? program.blockNames.count
    program.blockNames[tag.name] = name
    let startsWithinLine = tag.indent == nil || close.line == tag.line
    return TemplateBlock(
      name: name, body: opened.step + 1..<program.steps.count,
      indent: tag.indent.map { moved(opened.margin ?? $0) },
      margin: startsWithinLine ? 0 : opened.margin?.count ?? 0,
      ownsLines: tag.indent != nil && close.tookBreak,
      startsWithinLine: startsWithinLine)
  }

  /// The place of a new call of the template that a tag mentions.
  private mutating func call(_ tag: TemplateToken, _ blocks: [TemplateBlock]) -> Int {
    let start = program.blocks.count
    program.blocks += blocks
    program.calls.append(
      TemplateCall(
        template: tag.isDynamic ? nil : program.places[tag.name],
        path: tag.isDynamic ? path(tag) : nil, name: tag.isDynamic ? "" : tag.name,
        indent: tag.indent.map(moved), offset: tag.range.lowerBound,
        blocks: start..<program.blocks.count))
    return program.calls.count - 1
  }

  /// The place of a new path.
  private mutating func path(_ tag: TemplateToken) -> Int {
    let numbers = tag.path.compactMap(program.names.number)
    let start = program.parts.count
    program.parts += numbers.dropFirst()
    program.paths.append(
      TemplatePath(first: numbers.first, rest: start..<program.parts.count))
    return program.paths.count - 1
  }

  private func moved(_ range: Range<Int>) -> Range<Int> {
    base + range.lowerBound..<base + range.upperBound
  }
}
