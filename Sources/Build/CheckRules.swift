import Checks
public import Diagnostics

/// The rules of checks, for those who list them or name one.
public enum CheckRules {
  public struct Row: Sendable {
    public let name: String
    public let level: Diagnostic.Level
    /// What the rule finds, in one sentence.
    public let summary: String
    /// Whether its level can be set.
    public let isFree: Bool
  }

  /// In order of name.
  public static let all: [Row] = RuleBook.rules.map {
    Row(name: $0.name, level: $0.level, summary: $0.summary, isFree: !$0.isFixed)
  }

  public static let free: [String] = RuleBook.free

  public static func row(_ name: String) -> Row? { all.first { $0.name == name } }
}
