import Render

/// A slow, obvious Mustache for tests: the tree is built first, then printed as source and, by
/// another way than the engine's, filled. No white space rules: trees have no lines.
indirect enum NaiveTemplate {
  case text(String)
  case variable(String)
  case verbatim(String)
  case section(String, [NaiveTemplate])
  case inverted(String, [NaiveTemplate])
  case partial(String)
  case block(String, [NaiveTemplate])
  case parent(String, [(String, [NaiveTemplate])])

  var source: String {
    switch self {
    case .text(let text): text
    case .variable(let name): "{{\(name)}}"
    case .verbatim(let name): "{{{\(name)}}}"
    case .section(let name, let body): "{{#\(name)}}\(Self.source(body)){{/\(name)}}"
    case .inverted(let name, let body): "{{^\(name)}}\(Self.source(body)){{/\(name)}}"
    case .partial(let name): "{{>\(name)}}"
    case .block(let name, let body): "{{$\(name)}}\(Self.source(body)){{/\(name)}}"
    case .parent(let name, let blocks):
      "{{<\(name)}}"
        + blocks.map { "{{$\($0.0)}}\(Self.source($0.1)){{/\($0.0)}}" }.joined()
        + "{{/\(name)}}"
    }
  }

  static func source(_ trees: [NaiveTemplate]) -> String { trees.map(\.source).joined() }

  /// The trees that a template stands for once its parents and partials are put in by hand.
  static func expand(
    _ trees: [NaiveTemplate], _ partials: [String: [NaiveTemplate]],
    _ blocks: [String: [NaiveTemplate]] = [:]
  ) -> [NaiveTemplate] {
    trees.flatMap { tree -> [NaiveTemplate] in
      switch tree {
      case .text, .variable, .verbatim: return [tree]
      case .section(let name, let body): return [.section(name, expand(body, partials, blocks))]
      case .inverted(let name, let body): return [.inverted(name, expand(body, partials, blocks))]
      case .partial(let name): return expand(partials[name] ?? [], partials, blocks)
      case .block(let name, let body): return blocks[name] ?? expand(body, partials, blocks)
      case .parent(let name, let own):
        let replaced = own.map { ($0.0, expand($0.1, partials, blocks)) }
        let all = Dictionary(replaced) { first, _ in first }.merging(blocks) { _, outer in outer }
        return expand(partials[name] ?? [], partials, all)
      }
    }
  }

  /// Fills trees that have no parents, partials and blocks left.
  static func fill(_ trees: [NaiveTemplate], _ stack: [TemplateValue]) -> String {
    trees.map { tree in
      switch tree {
      case .text(let text): return text
      case .variable(let name): return escaped(text(look(up: name, stack)))
      case .verbatim(let name): return text(look(up: name, stack))
      case .section(let name, let body):
        let value = look(up: name, stack)
        if case .list(let items) = value { return items.map { fill(body, stack + [$0]) }.joined() }
        return value.isTruthy ? fill(body, stack + [value]) : ""
      case .inverted(let name, let body):
        return look(up: name, stack).isTruthy ? "" : fill(body, stack)
      case .partial, .block, .parent: return "unexpanded"
      }
    }.joined()
  }

  private static func look(up name: String, _ stack: [TemplateValue]) -> TemplateValue {
    if name == "." { return stack.last ?? .null }
    var parts = name.split(separator: ".").map(String.init)
    let first = parts.removeFirst()
    let found = stack.reversed().lazy.compactMap { $0[first] }.first ?? .null
    return parts.reduce(found) { $0[$1] ?? .null }
  }

  private static func text(_ value: TemplateValue) -> String {
    switch value {
    case .text(let text): text
    case .bool(let flag): String(flag)
    default: ""
    }
  }

  private static func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
