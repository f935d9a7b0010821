/// How warnings are taken: as `--strict` asks, or as they are.
public enum Strictness: Sendable {
  case usual, strict

  /// The level at which a finding counts.
  public func level(of finding: Diagnostic) -> Diagnostic.Level {
    self == .strict && finding.level == .warning ? .error : finding.level
  }

  /// The findings, each at the level at which it counts.
  public func applied(to findings: [Diagnostic]) -> [Diagnostic] {
    findings.map { level(of: $0) == $0.level ? $0 : $0.leveled(level(of: $0)) }
  }
}
