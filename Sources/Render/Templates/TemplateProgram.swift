/// Templates that may include one another, prepared for filling: every name that one of them reads
/// is a number, and so is every template that one of them mentions.
struct TemplateProgram: Sendable {
  /// All templates, one behind the other; places in them are places here.
  fileprivate(set) var source: [UInt8] = []
  fileprivate(set) var steps: [TemplateStep] = []
  fileprivate(set) var paths: [TemplateStepPath] = []
  /// What paths have behind their first parts.
  fileprivate(set) var parts: [Int] = []
  fileprivate(set) var calls: [TemplateCall] = []
  fileprivate(set) var blocks: [TemplateStepBlock] = []
  fileprivate(set) var templates: [Entry] = []
  /// By name.
  fileprivate(set) var places: [String: Int] = [:]
  private(set) var names: NameTable
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
    var words = Words()
    for template in all { words.add(template.nodes) }
    names = NameTable(words.words)
    let offset = all.count - sorted.count
    places = Dictionary(
      uniqueKeysWithValues: sorted.enumerated().map { ($1.key, $0 + offset) })
    self.templates = all.map { Entry(template: $0) }
    for (place, template) in all.enumerated() {
      var writer = StepWriter(program: self, base: source.count, blockNames: words.blocks)
      self = writer.written(template)
      self.templates[place].body = writer.body
    }
  }
}

/// All names of some nodes.
private struct Words {
  /// The parts of paths.
  private(set) var words: Set<String> = []
  /// The names of blocks, in any order.
  private(set) var blocks: [String: Int] = [:]

  mutating func add(_ nodes: [TemplateNode]) {
    for node in nodes {
      switch node {
      case .text, .lineStart: break
      case .variable(let path, _): words.formUnion(path.parts)
      case .section(let path, let body), .inverted(let path, let body):
        words.formUnion(path.parts)
        add(body)
      case .partial(let reference): add(reference)
      case .parent(let reference, let blocks):
        add(reference)
        for block in blocks { add(block) }
      case .block(let block): add(block)
      }
    }
  }

  private mutating func add(_ reference: TemplateReference) {
    if case .dynamic(let path) = reference.name { words.formUnion(path.parts) }
  }

  private mutating func add(_ block: TemplateBlock) {
    if blocks[block.name] == nil { blocks[block.name] = blocks.count }
    add(block.body)
  }
}

/// Writes the nodes of one template as steps.
private struct StepWriter {
  var program: TemplateProgram
  /// Where the template begins in the source.
  let base: Int
  let blockNames: [String: Int]
  private(set) var body = 0..<0

  init(program: TemplateProgram, base: Int, blockNames: [String: Int]) {
    self.program = program
    self.base = base
    self.blockNames = blockNames
  }

  mutating func written(_ template: Template) -> TemplateProgram {
    program.source += template.source
    body = write(template.nodes)
    return program
  }

  private mutating func write(_ nodes: [TemplateNode]) -> Range<Int> {
    let start = program.steps.count
    for node in nodes { write(node) }
    return start..<program.steps.count
  }

  private mutating func write(_ node: TemplateNode) {
    switch node {
    case .text(let range): add(.text, moved(range))
    case .lineStart(let range): add(.lineStart, moved(range))
    case .variable(let path, let verbatim): add(verbatim ? .verbatim : .variable, add(path), [])
    case .section(let path, let body): add(.section, add(path), body)
    case .inverted(let path, let body): add(.inverted, add(path), body)
    case .partial(let reference): add(reference, [])
    case .parent(let reference, let blocks): add(reference, blocks)
    case .block(let block):
      let place = program.blocks.count
      program.blocks.append(empty(block))
      let step = program.steps.count
      add(.block, place, block.body)
      program.blocks[place].body = step + 1..<program.steps.count
    }
  }

  private mutating func add(_ kind: TemplateStep.Kind, _ range: Range<Int>) {
    program.steps.append(
      TemplateStep(kind: kind, place: range.lowerBound, end: range.upperBound))
  }

  private mutating func add(_ kind: TemplateStep.Kind, _ place: Int, _ body: [TemplateNode]) {
    let step = program.steps.count
    program.steps.append(TemplateStep(kind: kind, place: place, end: 0))
    program.steps[step].end = write(body).upperBound
  }

  private mutating func add(_ reference: TemplateReference, _ blocks: [TemplateBlock]) {
    let start = program.blocks.count
    program.blocks += blocks.map(empty)
    let places = start..<program.blocks.count
    var (template, path, name) = (Int?.none, Int?.none, "")
    switch reference.name {
    case .literal(let literal): (template, name) = (program.places[literal], literal)
    case .dynamic(let goal): path = add(goal)
    }
    let call = program.calls.count
    program.calls.append(
      TemplateCall(
        template: template, path: path, name: name, indent: reference.indent.map(moved),
        offset: reference.offset, blocks: places))
    let step = program.steps.count
    add(.call, call, [])
    for (place, block) in zip(places, blocks) { program.blocks[place].body = write(block.body) }
    program.steps[step].end = program.steps.count
  }

  private func empty(_ block: TemplateBlock) -> TemplateStepBlock {
    TemplateStepBlock(
      name: blockNames[block.name] ?? -1, body: 0..<0, indent: block.indent.map(moved),
      margin: block.margin, ownsLines: block.ownsLines, startsWithinLine: block.startsWithinLine)
  }

  private mutating func add(_ path: TemplatePath) -> Int {
    let numbers = path.parts.compactMap(program.names.number)
    let start = program.parts.count
    program.parts += numbers.dropFirst()
    program.paths.append(
      TemplateStepPath(first: numbers.first, rest: start..<program.parts.count))
    return program.paths.count - 1
  }

  private func moved(_ range: Range<Int>) -> Range<Int> {
    base + range.lowerBound..<base + range.upperBound
  }
}
