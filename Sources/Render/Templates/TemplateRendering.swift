import Bytes
import Diagnostics

/// One filling of one template: the output so far, the values in sight, the way here. Steps and
/// values are read where they are: filling a page neither copies them nor counts references.
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

  private let program: TemplateProgram
  private let verbatim: Template.Verbatim
  private var output = ByteOutput(capacity: 1 << 14)
  private var table: ValueTable
  /// The places of the values in sight, the innermost last.
  private var values: [Int]
  /// The templates we came through.
  private var trail: [Int] = []
  /// Blocks that replace others, by the call that brought them.
  private var replacements: [Replacements] = []
  /// White space before lines, of all calls that we are in.
  private var indents: [UInt8] = []
  /// What is noted while the items of a shared list are filled; nil elsewhere.
  private var note: Note?
  private var nesting = 0
  private var stepsLeft: Int
  private(set) var errors: [TemplateError] = []

  /// - Parameter values: Places in the table, the outermost first.
  init(
    _ program: TemplateProgram, _ table: ValueTable, values: [Int], verbatim: Template.Verbatim,
    steps: Int = Self.mostSteps
  ) {
    stepsLeft = steps
    self.program = program
    self.table = table
    self.values = values
    self.verbatim = verbatim
  }

  var bytes: [UInt8] { output.bytes }

  mutating func render(_ template: Int) {
    do throws(TemplateError) {
      try include(template, Scope(template: template))
    } catch {
      errors.append(error)
    }
  }

  /// What a run of steps is rendered in.
  private struct Scope {
    let template: Int
    /// The last of the replacements that reach here; those before it do too, and win. -1 for none.
    var replacements = -1
    /// White space before every line.
    var indent = 0..<0
    /// How much white space every line loses before.
    var margin = 0
  }

  private struct Replacements {
    let blocks: Range<Int>
    /// Where those blocks were written.
    let template: Int
    /// Those of the template around it.
    let outer: Int
  }
}

extension TemplateRendering {
  private mutating func include(_ template: Int, _ scope: Scope) throws(TemplateError) {
    trail.append(template)
    defer { trail.removeLast() }
    try render(program.templates[template].body, scope)
  }

  private mutating func render(_ steps: Range<Int>, _ scope: Scope) throws(TemplateError) {
    nesting += 1
    defer { nesting -= 1 }
    var place = steps.lowerBound
    while place < steps.upperBound {
      stepsLeft -= 1
      guard stepsLeft >= 0, output.count <= Self.mostBytes else { throw tooMuch(scope) }
      let step = program.steps[place]
      let inside = place + 1..<max(place + 1, step.end)
      place = inside.upperBound
      switch step.kind {
      case .text:
        output.append(program.source, step.place..<step.end)
        place = inside.lowerBound
      case .lineStart:
        startLine(step.place..<step.end, scope)
        place = inside.lowerBound
      case .variable: write(value(at: step.place), asItIs: false)
      case .verbatim: write(value(at: step.place), asItIs: verbatim == .anything)
      case .section: try renderSection(value(at: step.place), inside, scope)
      case .inverted:
        let value = value(at: step.place)
        if value.map({ table.isTruthy($0) }) != true { try render(inside, scope) }
      case .call: try call(step.place, scope)
      case .block: try renderBlock(step.place, scope)
      }
    }
  }

  private mutating func startLine(_ lead: Range<Int>, _ scope: Scope) {
    if !scope.indent.isEmpty { output.append(indents, scope.indent) }
    output.append(program.source, lead.dropFirst(scope.margin))
  }

  private mutating func renderSection(
    _ value: Int?, _ body: Range<Int>, _ scope: Scope
  ) throws(TemplateError) {
    guard let value, table.isTruthy(value) else { return }
    let entry = table.entries[value]
    let isList = entry.kind == .list || entry.kind == .parts
    for item in isList ? entry.start..<entry.end : value..<value + 1 {
      if table.entries[item].kind == .shared {
        try renderShared(item, body, scope)
      } else {
        try renderItem(item, body, scope)
      }
    }
  }

  private mutating func renderItem(
    _ item: Int, _ body: Range<Int>, _ scope: Scope
  ) throws(TemplateError) {
    table.make(item)
    values.append(item)
    defer { values.removeLast() }
    try render(body, scope)
  }

  /// White space before every line of a template or block within another.
  private mutating func indent(_ scope: Scope, adding range: Range<Int>?) -> Range<Int> {
    guard let range else { return 0..<0 }
    let start = indents.count
    for place in scope.indent { indents.append(indents[place]) }
    for place in range.dropFirst(scope.margin) { indents.append(program.source[place]) }
    return start..<indents.count
  }
}

extension TemplateRendering {
  /// Another template; the blocks that replace reach into its own partials too.
  private mutating func call(_ place: Int, _ scope: Scope) throws(TemplateError) {
    guard let template = template(of: place, scope) else { return }
    guard trail.count < Self.deepest, nesting < Self.deepestNesting else {
      throw error(.partialsTooDeep, place, scope)
    }
    let (known, before) = (replacements.count, indents.count)
    defer {
      replacements.removeLast(replacements.count - known)
      indents.removeLast(indents.count - before)
    }
    var inner = Scope(template: template, replacements: scope.replacements)
    let blocks = program.calls[place].blocks
    if !blocks.isEmpty {
      replacements.append(
        Replacements(blocks: blocks, template: scope.template, outer: scope.replacements))
      inner.replacements = replacements.count - 1
    }
    inner.indent = indent(scope, adding: program.calls[place].indent)
    try include(template, inner)
  }

  private mutating func template(of call: Int, _ scope: Scope) -> Int? {
    if let template = program.calls[call].template { return template }
    var name = program.calls[call].name
    if let path = program.calls[call].path {
      guard let value = value(at: path), table.entries[value].kind == .text else { return nil }
      let entry = table.entries[value]
      name = String(decoding: table.texts[entry.start..<entry.end], as: UTF8.self)
      if let template = program.places[name] { return template }
    }
    if errors.count < Self.mostErrors { errors.append(error(.partialMissing(name), call, scope)) }
    return nil
  }

  private func tooMuch(_ scope: Scope) -> TemplateError {
    let file = program.templates[scope.template].template.file
    return TemplateError(.tooMuch, at: SourceLocation(file: file), trail: files)
  }

  private func error(
    _ problem: TemplateError.Problem, _ call: Int, _ scope: Scope
  ) -> TemplateError {
    let template = program.templates[scope.template].template
    return TemplateError(
      problem, at: program.calls[call].offset, of: template.source, file: template.file,
      trail: files)
  }

  private var files: [String] { trail.map { program.templates[$0].template.file } }

  /// A block's own body, or what replaces it. A replacement sees the values of this place, and
  /// its own inner blocks are replaced by templates further out only: so it cannot reach itself.
  private mutating func renderBlock(_ place: Int, _ scope: Scope) throws(TemplateError) {
    note?.isWhole = false
    let block = program.blocks[place]
    guard let found = replacement(of: block.name, scope) else {
      return try render(block.body, scope)
    }
    let replacement = program.blocks[found.block]
    var inner = Scope(template: replacements[found.level].template, margin: replacement.margin)
    inner.replacements = replacements[found.level].outer
    let before = indents.count
    defer { indents.removeLast(indents.count - before) }
    inner.indent = indent(scope, adding: block.indent)
    try replace(block, by: replacement, inner)
  }

  /// The outermost template that has a block of the name has its way.
  private func replacement(of name: Int, _ scope: Scope) -> (block: Int, level: Int)? {
    var (found, level) = ((block: Int, level: Int)?.none, scope.replacements)
    while level >= 0 {
      let block = replacements[level].blocks.first { program.blocks[$0].name == name }
      if let block { found = (block, level) }
      level = replacements[level].outer
    }
    return found
  }

  private mutating func replace(
    _ block: TemplateBlock, by replacement: TemplateBlock, _ scope: Scope
  ) throws(TemplateError) {
    if replacement.startsWithinLine, !replacement.body.isEmpty {
      output.append(indents, scope.indent)
    }
    let start = output.count
    try render(replacement.body, scope)
    if block.ownsLines, output.count > start, output.last != UInt8(ascii: "\n") {
      output.append("\n")
    }
  }
}

extension TemplateRendering {
  /// What is noted of the filling of shared items: whether it can be kept, and for whom.
  private struct Note {
    /// How many values are in sight around the items.
    let depth: Int
    var reads: [SharedList.Read] = []
    /// Whether nothing else than those decides what becomes of the items.
    var isWhole = true
  }

  /// A part of a shared list: as it was on another page, if it was and all is as it was there.
  private mutating func renderShared(
    _ part: Int, _ body: Range<Int>, _ scope: Scope
  ) throws(TemplateError) {
    let entry = table.entries[part]
    let list = table.lists[Int(entry.number)]
    // Lists in shared lists are filled with them.
    guard note == nil else {
      return try renderItems(of: list, entry.start..<entry.end, body, scope)
    }
    let place = SharedList.Place(
      program: program.mark, step: body.lowerBound, indent: Array(indents[scope.indent]),
      margin: scope.margin)
    let known = list.filling(at: place) { reads in
      reads.allSatisfy { read in
        // Not as an argument: to be asked with what changes it, the whole filling is copied.
        let value = value(at: read.path)
        return self.read(read.path, value) == read
      }
    }
    let filling = if let known { known } else { try fill(list, at: place, body, scope) }
    guard filling.isWhole else {
      return try renderItems(of: list, entry.start..<entry.end, body, scope)
    }
    output.append(filling.bytes, filling.starts[entry.start]..<filling.starts[entry.end])
  }

  private mutating func renderItems(
    of list: SharedList, _ range: Range<Int>, _ body: Range<Int>, _ scope: Scope
  ) throws(TemplateError) {
    for item in list.items[range] { try renderItem(table.add(item), body, scope) }
  }

  /// Fills all items, to be kept.
  private mutating func fill(
    _ list: SharedList, at place: SharedList.Place, _ body: Range<Int>, _ scope: Scope
  ) throws(TemplateError) -> SharedList.Filling {
    let (before, known) = (output, errors.count)
    output = ByteOutput()
    note = Note(depth: values.count)
    var starts = [0]
    defer {
      note = nil
      output = before
    }
    for number in list.items.indices {
      try renderItems(of: list, number..<number + 1, body, scope)
      starts.append(output.count)
    }
    let isWhole = note?.isWhole == true && errors.count == known
    let filling = SharedList.Filling(
      place: place, reads: isWhole ? note?.reads ?? [] : [], isWhole: isWhole,
      bytes: isWhole ? output.bytes : [], starts: starts)
    list.keep(filling)
    return filling
  }

  private mutating func remember(_ path: Int, _ value: Int?, foundAt depth: Int) {
    guard let note, depth < note.depth else { return }
    let read = read(path, value)
    if note.reads.contains(read) { return }
    self.note?.reads.append(read)
    switch read.kind {
    case .null, .no, .yes, .text: break
    case .markup, .list, .object, .later, .parts, .shared: self.note?.isWhole = false
    }
  }

  private func read(_ path: Int, _ value: Int?) -> SharedList.Read {
    guard let value else { return SharedList.Read(path: path, kind: .null, text: []) }
    let entry = table.entries[value]
    let text = entry.kind == .text ? Array(table.texts[entry.start..<entry.end]) : []
    return SharedList.Read(path: path, kind: entry.kind, text: text)
  }
}

extension TemplateRendering {
  /// The first part is looked up from the innermost value outwards, the others inside of it.
  private mutating func value(at number: Int) -> Int? {
    let path = program.paths[number]
    guard let first = path.first else { return values.last }
    var place = values.count - 1
    while place >= 0 {
      if let found = table.member(first, of: values[place]) {
        table.make(found)
        let value = path.rest.isEmpty ? found : inner(found, path.rest)
        if note != nil { remember(number, value, foundAt: place) }
        return value
      }
      place -= 1
    }
    if note != nil { remember(number, nil, foundAt: -1) }
    return nil
  }

  private mutating func inner(_ value: Int, _ parts: Range<Int>) -> Int? {
    var value = value
    for part in parts {
      guard let next = table.member(program.parts[part], of: value) else { return nil }
      table.make(next)
      value = next
    }
    return value
  }

  private mutating func write(_ value: Int?, asItIs: Bool) {
    guard let value else { return }
    let entry = table.entries[value]
    switch entry.kind {
    case .null, .list, .object, .later, .parts, .shared: break
    case .no: output.append("false")
    case .yes: output.append("true")
    case .markup: output.append(table.markups[entry.start])
    case .text:
      if asItIs {
        output.append(table.texts, entry.start..<entry.end)
      } else {
        HTMLEscape.append(table.texts[entry.start..<entry.end], to: &output)
      }
    }
  }
}
