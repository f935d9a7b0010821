import Render

/// Templates and data from a seed, with few names so that they often meet.
struct RandomTemplate {
  static let partials = ["p", "q", "r"]
  private static let names = ["a", "b", "c", "a.b", "b.c", "."]
  private static let blocks = ["x", "y"]
  private static let texts = ["one", "<b>", "&", "'\"", "two ", "3"]
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  /// Trees in one line, which begins with text: the rules for white space never apply.
  mutating func trees(partials: [String]) -> [NaiveTemplate] {
    [.text("-")] + trees(partials: partials, depth: 3)
  }

  private mutating func trees(partials: [String], depth: Int) -> [NaiveTemplate] {
    (0..<(1 + next(4))).map { _ in tree(partials: partials, depth: depth) }
  }

  private mutating func tree(partials: [String], depth: Int) -> NaiveTemplate {
    switch depth == 0 ? next(3) : next(10) {
    case 0: return .text(Self.texts[next(Self.texts.count)])
    case 1: return .variable(name())
    case 2: return .verbatim(name())
    case 3, 8, 9: return .section(name(), trees(partials: partials, depth: depth - 1))
    case 4: return .inverted(name(), trees(partials: partials, depth: depth - 1))
    case 5: return .block(block(), trees(partials: partials, depth: depth - 1))
    default:
      guard !partials.isEmpty else { return .text("end") }
      let partial = partials[next(partials.count)]
      if next(2) == 0 { return .partial(partial) }
      // A replacement without blocks of its own: what those mean is a case of its own.
      return .parent(partial, [(block(), [.text("new "), .variable(name())])])
    }
  }

  /// A few lines of text and tags, some alone on theirs.
  mutating func lines() -> String {
    var lines: [String] = []
    for _ in 0..<(1 + next(6)) {
      let name = name()
      let text = Self.texts[next(Self.texts.count)]
      switch next(6) {
      case 0: lines += ["{{#\(name)}}", "  \(text)", "{{/\(name)}}"]
      case 1: lines += ["  {{^\(name)}}", text, "  {{/\(name)}}"]
      case 2: lines += ["  {{\(name)}} \(text)"]
      case 3: lines += [text, ""]
      case 4: lines += ["{{! note }}", "{{#\(name)}}\(text){{/\(name)}}"]
      default: lines += ["\t\(text)"]
      }
    }
    return lines.joined(separator: "\n") + (next(2) == 0 ? "\n" : "")
  }

  mutating func value(depth: Int) -> TemplateValue {
    switch depth == 0 ? [3, 4, 6][next(3)] : next(7) {
    case 0, 1, 5: return object(depth: depth)
    case 2: return .list((0..<next(4)).map { _ in value(depth: depth - 1) })
    case 3: return .null
    case 4: return .bool(next(2) == 0)
    default: return .text(Self.texts[next(Self.texts.count)])
    }
  }

  mutating func object(depth: Int) -> TemplateValue {
    .object(["a", "b", "c"].map { TemplateMember($0, value(depth: depth - 1)) })
  }

  private mutating func name() -> String { Self.names[next(Self.names.count)] }
  private mutating func block() -> String { Self.blocks[next(Self.blocks.count)] }
}
