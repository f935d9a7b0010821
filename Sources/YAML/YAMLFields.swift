import Bytes
public import Diagnostics

/// Reads typed values from a YAML file, and reports in one wording what is wrong with them.
public struct YAMLFields: Sendable {
  private let file: String
  private let rule: Rule
  /// The line of the file on which the YAML starts.
  private let firstLine: Int
  private let why: String?
  /// For findings that know nothing better.
  private let remedy: String?
  public private(set) var diagnostics: [Diagnostic] = []

  public init(
    file: String, rule: Rule, firstLine: Int = 1, why: String? = nil, remedy: String? = nil
  ) {
    self.file = file
    self.rule = rule
    self.firstLine = firstLine
    self.why = why
    self.remedy = remedy
  }

  /// A text of `key: value` pairs; nil if it is empty or something else.
  public mutating func pairs(
    _ bytes: [UInt8], _ name: String, remedy: String? = nil
  ) -> YAMLNode? {
    do throws(YAMLError) {
      guard let root = try YAMLReader.read(bytes) else { return nil }
      if root.mapping != nil { return root }
      report("The \(name) must be `key: value` pairs", at: root, remedy: remedy)
    } catch {
      report(
        "Invalid YAML: \(error.problem)", line: error.line, column: error.column,
        remedy: Self.remedies.first { error.problem.hasPrefix($0.problem) }?.remedy)
    }
    return nil
  }

  /// What to do about the faults that people make most, by what libyaml and the reader call them.
  private static let remedies = [
    (
      problem: "mapping values are not allowed",
      remedy: "Quote a value that contains a colon and a space: `key: 'one: two'`."
    ),
    (problem: "duplicate key", remedy: "Remove one of the two."),
    (
      problem: YAMLReader.unclosed,
      remedy: "Close the quotation mark that opens here, or remove it."
    ),
    (problem: YAMLReader.alias, remedy: "Write the value itself, or quote it: `'*name'`."),
    (
      problem: YAMLReader.severalDocuments, remedy: "Remove the line `---` and what follows it."
    ),
    (
      problem: "found character that cannot start any token",
      remedy: "Indent with spaces, not tabs; quote a value that begins with `@`, `` ` `` or `%`."
    ),
  ]
}

extension YAMLFields {
  public mutating func text(_ key: String, _ node: YAMLNode, mayBeEmpty: Bool = false) -> String? {
    guard let text = node.scalar else {
      report("`\(key)` must be a string", at: node, remedy: "Write `\(key): …` on one line.")
      return nil
    }
    if mayBeEmpty || !text.isEmpty { return text }
    report(
      "`\(key)` must not be empty", at: node, remedy: "Write `\(key): …`, or remove the line.")
    return nil
  }

  public mutating func list(
    _ key: String, _ node: YAMLNode, of things: String = "", remedy: String? = nil
  ) -> [YAMLNode]? {
    if let nodes = node.sequence { return nodes }
    let list = things.isEmpty ? "a list" : "a list of \(things)"
    report(
      "`\(key)` must be \(list)", at: node, remedy: remedy ?? "Write `\(key): [one, two]`.")
    return nil
  }

  /// One of the names that a type has.
  public mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ kind: String, _ node: YAMLNode, as type: Value.Type
  ) -> Value? {
    if let value = node.scalar.flatMap(Value.init(rawValue:)) { return value }
    let known = type.allCases.map(\.rawValue)
    unknown(kind, node.scalar ?? "", line: node.line, column: node.column, among: known)
    return nil
  }

  public mutating func unknown(
    _ kind: String, _ entry: YAMLEntry, among known: [String], remedy: String? = nil
  ) {
    unknown(
      kind, entry.key, line: entry.line, column: entry.column, among: known, remedy: remedy)
  }

  private mutating func unknown(
    _ kind: String, _ name: String, line: Int, column: Int, among known: [String],
    remedy: String? = nil
  ) {
    let meant = EditDistance.nearest(to: name, among: known).map { "Did you mean `\($0)`?" }
    report(
      "Unknown \(kind) `\(name)`", line: line, column: column,
      remedy: meant ?? remedy ?? "Use \(known.alternatives).")
  }
}

extension YAMLFields {
  public mutating func report(_ summary: String, at node: YAMLNode, remedy: String? = nil) {
    report(summary, line: node.line, column: node.column, remedy: remedy)
  }

  /// Line 0 is the file as a whole.
  public mutating func report(
    _ summary: String, line: Int, column: Int, remedy: String? = nil
  ) {
    add(
      Diagnostic(
        rule, at: place(line: line, column: column), summary, why: why,
        remedy: remedy ?? self.remedy))
  }

  public mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  public func place(line: Int, column: Int) -> SourceLocation {
    SourceLocation(file: file, line: line == 0 ? 0 : firstLine + line - 1, column: column)
  }
}
