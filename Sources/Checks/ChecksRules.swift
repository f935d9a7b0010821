public import Diagnostics

/// What `hig check` alone finds, beside its checks.
extension Rule {
  static let baselineOutdated = Rule(
    "baseline-outdated", .note, "The baseline has a finding that no longer occurs.", .check)
  static let externalBroken = Rule(
    "external-broken", .warning, "An external link does not work (--external).", .check)
  static let externalMoved = Rule(
    "external-moved", .note, "An external link has moved permanently (--external).", .check)
  static let externalUnchecked = Rule(
    "external-unchecked", .note, "Some external links were not checked (--external).", .check)
  static let goldenQuery = Rule(
    "golden-query", .error, "A golden query does not find what it expects (--queries).", .check)
}

extension [Rule] {
  public static let checks: [Rule] = [
    .baselineOutdated, .externalBroken, .externalMoved, .externalUnchecked, .goldenQuery,
  ]
}
