/// One step of templates that were prepared for filling: a text or a tag in numbers, which is read
/// without a copy of what it holds. What is inside of a section follows it.
struct TemplateStep: Sendable {
  enum Kind: UInt8, Sendable {
    case text
    /// A line begins, with this white space of its own.
    case lineStart
    case variable, verbatim
    case section, inverted
    /// Another template; its blocks follow.
    case call
    case block
  }

  let kind: Kind
  /// Where a text begins in the source; else a place among the paths, the calls or the blocks.
  let place: Int
  /// Where a text ends in the source; else the step that is next when this one is done.
  let end: Int
}

/// A dotted name by the numbers of its parts.
struct TemplatePath: Sendable {
  /// nil for `.`, the value itself.
  let first: Int?
  /// Places among the parts of all paths.
  let rest: Range<Int>
}

/// The mention of another template.
struct TemplateCall: Sendable {
  /// nil if there is none of that name, or if the data name it.
  let template: Int?
  /// Where the data have its name.
  let path: Int?
  /// As it is written in the tag.
  let name: String
  /// White space before every line of what comes; nil if the tag is within a line.
  let indent: Range<Int>?
  /// Where the tag is in its own template.
  let offset: Int
  /// Those that replace, among the blocks of all templates.
  let blocks: Range<Int>
}

/// A named part of a template: in a parent's tag it replaces, elsewhere it can be replaced.
struct TemplateBlock: Sendable {
  let name: Int
  let body: Range<Int>
  /// White space before every line of what replaces it; nil if the tag is within a line.
  let indent: Range<Int>?
  /// How much white space its own lines lose when it replaces.
  let margin: Int
  /// It stands for whole lines: what replaces it ends with one.
  let ownsLines: Bool
  /// Its body starts in the line of its tag.
  let startsWithinLine: Bool
}
