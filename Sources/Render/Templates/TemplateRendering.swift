import Bytes
import Diagnostics

/// One filling of one template: the output so far, the values in sight, the way here.
struct TemplateRendering {
  /// Partials within partials: enough for any tree of data, and below what a thread's stack holds.
  static let deepest = 100
  /// Sections and blocks within one another, over all partials: the same, for the stack's sake.
  static let deepestNesting = 1000
  /// Lists within lists within lists multiply: thirty tags could go on for years.
  static let mostSteps = 20_000_000
  static let mostBytes = 1 << 28
  /// The same error again says nothing new.
  static let mostErrors = 100

  private let partials: [String: Template]
  private let verbatim: Template.Verbatim
  private var output = ByteOutput(capacity: 1 << 14)
  /// The values in sight, the innermost last.
  private var values: [TemplateValue]
  private var trail: [String] = []
  private var nesting = 0
  private var stepsLeft: Int
  private(set) var errors: [TemplateError] = []

  init(
    _ context: TemplateValue, partials: [String: Template], verbatim: Template.Verbatim,
    steps: Int = Self.mostSteps
  ) {
    stepsLeft = steps
    self.partials = partials
    self.verbatim = verbatim
    values = [context]
  }

  var bytes: [UInt8] { output.bytes }

  mutating func render(_ template: Template) {
    do throws(TemplateError) {
      try include(template, Scope(template: template))
    } catch {
      errors.append(error)
    }
  }

  /// What a run of nodes is rendered in.
  private struct Scope {
    let template: Template
    /// Blocks that replace others, those of the outermost template first: they win.
    var replacements: [[Replacement]] = []
    /// White space before every line.
    var indent: [UInt8] = []
    /// How much white space every line loses before.
    var margin = 0

    func indent(adding range: Range<Int>) -> [UInt8] {
      indent + template.source[range].dropFirst(margin)
    }
  }

  private struct Replacement {
    let block: TemplateBlock
    let template: Template
  }
}

extension TemplateRendering {
  private mutating func include(_ template: Template, _ scope: Scope) throws(TemplateError) {
    trail.append(template.file)
    defer { trail.removeLast() }
    try render(template.nodes, scope)
  }

  private mutating func render(_ nodes: [TemplateNode], _ scope: Scope) throws(TemplateError) {
    nesting += 1
    defer { nesting -= 1 }
    for node in nodes {
      stepsLeft -= 1
      guard stepsLeft >= 0, output.count <= Self.mostBytes else { throw tooMuch(scope) }
      switch node {
      case .text(let range): output.append(scope.template.source[range])
      case .lineStart(let lead): startLine(lead, scope)
      case .variable(let path, let verbatim): write(value(at: path), verbatim: verbatim)
      case .section(let path, let body): try renderSection(value(at: path), body, scope)
      case .inverted(let path, let body):
        if !value(at: path).isTruthy { try render(body, scope) }
      case .partial(let reference): try renderPartial(reference, [], scope)
      case .parent(let reference, let blocks): try renderPartial(reference, blocks, scope)
      case .block(let block): try renderBlock(block, scope)
      }
    }
  }

  private mutating func startLine(_ lead: Range<Int>, _ scope: Scope) {
    output.append(scope.indent)
    output.append(scope.template.source[lead].dropFirst(scope.margin))
  }

  private mutating func renderSection(
    _ value: TemplateValue, _ body: [TemplateNode], _ scope: Scope
  ) throws(TemplateError) {
    guard value.isTruthy else { return }
    let items = if case .list(let items) = value { items } else { [value] }
    for item in items {
      values.append(item.made)
      defer { values.removeLast() }
      try render(body, scope)
    }
  }
}

extension TemplateRendering {
  /// Another template; the blocks that replace reach into its own partials too.
  private mutating func renderPartial(
    _ reference: TemplateReference, _ blocks: [TemplateBlock], _ scope: Scope
  ) throws(TemplateError) {
    guard let template = template(for: reference, scope) else { return }
    guard trail.count < Self.deepest, nesting < Self.deepestNesting else {
      throw error(.partialsTooDeep, reference, scope)
    }
    var inner = Scope(template: template, replacements: scope.replacements)
    if !blocks.isEmpty {
      inner.replacements.append(blocks.map { Replacement(block: $0, template: scope.template) })
    }
    inner.indent = reference.indent.map(scope.indent(adding:)) ?? []
    try include(template, inner)
  }

  private mutating func template(for reference: TemplateReference, _ scope: Scope) -> Template? {
    switch reference.name {
    case .literal(let name):
      if let template = partials[name] { return template }
      miss(name, reference, scope)
      return nil
    case .dynamic(let path):
      guard case .text(let name) = value(at: path) else { return nil }
      if let template = partials[name] { return template }
      miss(name, reference, scope)
      return nil
    }
  }

  private mutating func miss(_ name: String, _ reference: TemplateReference, _ scope: Scope) {
    guard errors.count < Self.mostErrors else { return }
    errors.append(error(.partialMissing(name), reference, scope))
  }

  private func tooMuch(_ scope: Scope) -> TemplateError {
    TemplateError(.tooMuch, at: SourceLocation(file: scope.template.file), trail: trail)
  }

  private func error(
    _ problem: TemplateError.Problem, _ reference: TemplateReference, _ scope: Scope
  ) -> TemplateError {
    let (line, column) = LineTable(scope.template.source).position(of: reference.offset)
    let place = SourceLocation(file: scope.template.file, line: line, column: column)
    return TemplateError(problem, at: place, trail: trail)
  }

  /// A block's own body, or what replaces it. A replacement sees the values of this place, and
  /// its own inner blocks are replaced by templates further out only: so it cannot reach itself.
  private mutating func renderBlock(
    _ block: TemplateBlock, _ scope: Scope
  ) throws(TemplateError) {
    for (depth, candidates) in scope.replacements.enumerated() {
      guard let found = candidates.first(where: { $0.block.name == block.name }) else { continue }
      var inner = Scope(template: found.template, margin: found.block.margin)
      inner.replacements = Array(scope.replacements[..<depth])
      inner.indent = block.indent.map(scope.indent(adding:)) ?? []
      return try replace(block, by: found.block, inner)
    }
    try render(block.body, scope)
  }

  private mutating func replace(
    _ block: TemplateBlock, by replacement: TemplateBlock, _ scope: Scope
  ) throws(TemplateError) {
    if replacement.startsWithinLine, !replacement.body.isEmpty { output.append(scope.indent) }
    let start = output.count
    try render(replacement.body, scope)
    if block.ownsLines, output.count > start, output.last != UInt8(ascii: "\n") {
      output.append("\n")
    }
  }
}

extension TemplateRendering {
  /// The first part is looked up from the innermost value outwards, the others inside of it.
  private func value(at path: TemplatePath) -> TemplateValue {
    guard let first = path.parts.first else { return values.last ?? .null }
    var place = values.count - 1
    while place >= 0 {
      if let found = values[place][first] { return inner(found.made, path.parts.dropFirst()) }
      place -= 1
    }
    return .null
  }

  private func inner(_ value: TemplateValue, _ parts: ArraySlice<String>) -> TemplateValue {
    var value = value
    for part in parts {
      guard let next = value[part] else { return .null }
      value = next.made
    }
    return value
  }

  private mutating func write(_ value: TemplateValue, verbatim wanted: Bool) {
    switch value {
    case .null, .list, .object, .later: break
    case .bool(let flag): output.append(flag ? "true" : "false")
    case .html(let markup): output.append(markup)
    case .text(let text):
      if wanted, verbatim == .anything {
        output.append(Array(text.utf8))
      } else {
        HTMLEscape.append(text, to: &output)
      }
    }
  }
}
