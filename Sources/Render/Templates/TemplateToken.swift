/// A run of text or one tag, as it is in the template's bytes.
struct TemplateToken: Sendable {
  enum Kind: Sendable {
    case text
    /// The white space that a line begins with, where the line is not blank.
    case lineStart
    case comment, delimiters
    case variable, verbatim
    case section, inverted, parent, block
    case close
    case partial
  }

  let kind: Kind
  /// What is in the tag, without sign and spaces; `*` in front marks a dynamic name.
  let name: String
  let range: Range<Int>
  /// The line of the token, counted from 0 as the lines of the output are: a tag is in one.
  var line = 0
  /// The white space before a tag that is alone on its line; nil for any other tag.
  var indent: Range<Int>?
  /// Whether such a tag took a line feed away with its line.
  var tookBreak = false

  init(_ kind: Kind, name: String = "", _ range: Range<Int>) {
    self.kind = kind
    self.name = name
    self.range = range
  }
}

extension TemplateToken {
  /// A dotted name that is looked up in the data, in parts: none for `.`, the value itself.
  var path: [String] {
    switch kind {
    case .variable, .verbatim, .section, .inverted: Self.parts(name[...])
    case .partial, .parent: isDynamic ? Self.parts(name.dropFirst()) : []
    case .text, .lineStart, .comment, .delimiters, .block, .close: []
    }
  }

  /// Whether the template that a tag mentions is the one that the data name.
  var isDynamic: Bool { name.utf8.first == UInt8(ascii: "*") }

  private static func parts(_ name: Substring) -> [String] {
    let dot = UInt8(ascii: ".")
    // Most have one part.
    guard name.utf8.contains(dot) else { return name.isEmpty ? [] : [String(name)] }
    return name.utf8.split(separator: dot).map { String(Substring($0)) }
  }
}

extension TemplateToken.Kind {
  /// Whether the tag may be alone on its line, which then leaves no trace.
  var mayStandAlone: Bool {
    switch self {
    case .text, .lineStart, .variable, .verbatim: false
    case .comment, .delimiters, .section, .inverted, .parent, .block, .close, .partial: true
    }
  }

  var isOpening: Bool {
    switch self {
    case .section, .inverted, .parent, .block: true
    default: false
    }
  }
}
