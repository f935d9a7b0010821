public import Diagnostics

/// A rule that findings name: what it is called, how bad it is, what it finds.
public struct Rule: Sendable, Equatable {
  public let name: String
  public let level: Diagnostic.Level
  /// One sentence.
  public let summary: String
  /// Whether a stage finds it, on the way.
  public let isOfBuild: Bool

  /// What stops a build cannot be talked down.
  public var isFixed: Bool { isOfBuild && level == .error }

  init(_ name: String, _ level: Diagnostic.Level, _ summary: String, isOfBuild: Bool = false) {
    self.name = name
    self.level = level
    self.summary = summary
    self.isOfBuild = isOfBuild
  }
}

/// Every rule of every stage, in order of name.
public enum RuleBook {
  public static let rules: [Rule] = {
    let own = CheckRegistry.all.map { Rule($0.rule, $0.level, $0.summary) }
    let built = StageRules.all.map { Rule($0.0, $0.1, $0.2, isOfBuild: true) }
    let others = StageRules.ofCheckAlone.map { Rule($0.0, $0.1, $0.2) }
    return (own + built + others).sorted { $0.name < $1.name }
  }()

  /// The rules whose level may be set.
  public static let free: [String] = rules.filter { !$0.isFixed }.map(\.name)

  public static func rule(_ name: String) -> Rule? { byName[name] }

  private static let byName = Dictionary(
    rules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
