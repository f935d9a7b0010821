public import Diagnostics

/// What `hig check` alone finds, beside its checks.
extension Rule {
  static let baselineOutdated = Rule(
    "baseline-outdated", .note, "The baseline has a finding that is found no more.", .check)
  static let externalBroken = Rule(
    "external-broken", .warning, "An outside address does not answer (--external).", .check)
  static let externalMoved = Rule(
    "external-moved", .note, "An outside address has moved for good (--external).", .check)
  static let externalUnchecked = Rule(
    "external-unchecked", .note, "Outside addresses were left out (--external).", .check)
  static let goldenQuery = Rule(
    "golden-query", .error, "A golden query does not find what it must (--queries).", .check)
}

extension [Rule] {
  public static let checks: [Rule] = [
    .baselineOutdated, .externalBroken, .externalMoved, .externalUnchecked, .goldenQuery,
  ]
}
