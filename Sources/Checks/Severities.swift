public import Diagnostics
public import Model

/// The levels that the settings give to rules, instead of their own.
public struct Severities: Sendable {
  private let levels: [String: CheckSeverity]

  public init(_ levels: [String: CheckSeverity] = [:]) { self.levels = levels }

  /// Flags speak before settings.
  public func under(_ flags: [String: CheckSeverity]) -> Severities {
    Severities(levels.merging(flags) { $1 })
  }

  /// The findings at their levels, without those of rules that are off. What stops a build stays.
  public func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      guard let level = levels[diagnostic.rule.id], !diagnostic.isFixed else { return diagnostic }
      // There is none of the name `off`.
      return Diagnostic.Level(rawValue: level.rawValue).map(diagnostic.leveled)
    }
  }
}
