/// What findings are about: an identifier that people script against, how bad it is, and what it
/// means. Each stage declares its own as values; a finding is made from one.
public struct Rule: Sendable {
  /// Where its findings come from, and so what can be done about them.
  public enum Family: Sendable {
    /// A stage of the build: its errors stop the build.
    case build
    /// `hig check` and nothing else.
    case check
    /// A command, about itself. `hig check --list` does not show it.
    case command
  }

  public let id: String
  public let level: Diagnostic.Level
  /// One sentence.
  public let summary: String
  public let family: Family

  public init(
    _ id: String, _ level: Diagnostic.Level, _ summary: String, _ family: Family = .build
  ) {
    self.id = id
    self.level = level
    self.summary = summary
    self.family = family
  }

  /// A finding at that level stops a build, and settings cannot lower it.
  func isFixed(at level: Diagnostic.Level) -> Bool { level == .error && family != .check }

  public var isFixed: Bool { isFixed(at: level) }
}

extension Rule: Hashable, Comparable, CustomStringConvertible {
  public static func == (a: Rule, b: Rule) -> Bool { a.id == b.id }

  public static func < (a: Rule, b: Rule) -> Bool { a.id < b.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  public var description: String { id }
}

/// What more than one stage finds.
extension Rule {
  public static let fieldInvalid = Rule(
    "field-invalid", .warning, "A field of a page is invalid and was left out or replaced.")
  public static let panelMissing = Rule(
    "panel-missing", .warning, "A group of tabs lacks panels that are in no raw file.", .check)
}
