import Bytes
import Checks
import Diagnostics
import Model
import YAML

extension SettingsReader {
  /// How seriously rules are taken: `missing-alt: error`.
  mutating func checks(_ entry: YAMLEntry) -> [String: CheckSeverity] {
    guard let entries = entry.value.mapping else {
      report(
        "“\(entry.key)” wants rules with levels", at: entry.value,
        remedy: "Write “rule: warning” below it; hig check --list tells the rules.")
      return [:]
    }
    var checks: [String: CheckSeverity] = [:]
    for entry in entries where isFree(entry) { checks[entry.key] = severity(entry) }
    return checks
  }

  private mutating func isFree(_ entry: YAMLEntry) -> Bool {
    let rule = RuleBook.rule(entry.key)
    guard let rule else {
      let meant = EditDistance.nearest(to: entry.key, among: RuleBook.free)
      report(
        "there is no rule “\(entry.key)”", line: entry.line, column: entry.column,
        remedy: meant.map { "Did you mean “\($0)”?" } ?? "hig check --list tells the rules.")
      return false
    }
    guard rule.isFixed else { return true }
    report(
      "“\(entry.key)” stops a build, and stays an error", line: entry.line, column: entry.column,
      remedy: "Take the line away.")
    return false
  }

  private mutating func severity(_ entry: YAMLEntry) -> CheckSeverity? {
    // A plain `off` is a word of YAML 1.1 for false, but is read as it is written.
    if let severity = entry.value.scalar.flatMap(CheckSeverity.init(rawValue:)) { return severity }
    let names = CheckSeverity.allCases.map(\.rawValue).joined(separator: ", ")
    report(
      "“\(entry.value.scalar ?? "")” is no level of a rule", at: entry.value,
      remedy: "One of \(names).")
    return nil
  }
}
