/// A parsed template is a tree of these. Ranges are in the bytes of the template they came from.
enum TemplateNode: Sendable {
  case text(Range<Int>)
  /// A line begins, with this white space of its own.
  case lineStart(Range<Int>)
  case variable(TemplatePath, verbatim: Bool)
  case section(TemplatePath, [TemplateNode])
  case inverted(TemplatePath, [TemplateNode])
  case partial(TemplateReference)
  /// Another template, with these blocks of it replaced.
  case parent(TemplateReference, [TemplateBlock])
  case block(TemplateBlock)
}

/// A dotted name; no parts for `.`, the value itself.
struct TemplatePath: Sendable, Equatable {
  let parts: [String]

  init(_ name: some StringProtocol) {
    parts = name == "." ? [] : name.split(separator: ".").map { String($0) }
  }
}

/// The mention of another template.
struct TemplateReference: Sendable {
  enum Name: Sendable {
    case literal(String)
    /// The name is what the data say.
    case dynamic(TemplatePath)
  }

  let name: Name
  /// White space before every line of what comes; nil if the tag is within a line.
  let indent: Range<Int>?
  let offset: Int
}

/// A named part of a template: in a parent's tag it replaces, elsewhere it can be replaced.
struct TemplateBlock: Sendable {
  let name: String
  let body: [TemplateNode]
  /// White space before every line of what replaces it; nil if the tag is within a line.
  let indent: Range<Int>?
  /// How much white space its own lines lose when it replaces.
  let margin: Int
  /// It stands for whole lines: what replaces it ends with one.
  let ownsLines: Bool
  /// Its body starts in the line of its tag.
  let startsWithinLine: Bool
}
