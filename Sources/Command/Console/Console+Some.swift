import Diagnostics

extension Console {
  /// Of one rule, unless all are asked for: a thousand pages can have the same gap.
  private static let few = 5

  /// The first findings of each rule, and how many more there are.
  func tellSome(_ findings: [Diagnostic]) {
    guard format == .text, volume < .verbose else { return findings.forEach(tell) }
    var counts: [Rule: Int] = [:]
    var rules: [Rule] = []
    for finding in findings where minds(finding.level) {
      if counts[finding.rule] == nil { rules.append(finding.rule) }
      counts[finding.rule, default: 0] += 1
      if counts[finding.rule, default: 0] <= Self.few { tell(finding) }
    }
    for rule in rules {
      guard let count = counts[rule], count > Self.few else { continue }
      head("… \(count - Self.few) more of [\(rule)]; --verbose shows all", apart: false)
    }
  }
}
