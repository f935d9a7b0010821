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
        "`\(entry.key)` must list rules with levels", at: entry.value,
        remedy: "Write lines such as `missing-alt: error`; run `hig check --list` for the rules.")
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
        "Unknown rule `\(entry.key)`", line: entry.line, column: entry.column,
        remedy: meant.map { "Did you mean `\($0)`?" } ?? "Run `hig check --list` for the rules.")
      return false
    }
    guard rule.isFixed else { return true }
    report(
      "Cannot set the level of `\(entry.key)`: it stops a build",
      line: entry.line, column: entry.column,
      remedy: "Remove the line.")
    return false
  }

  private mutating func severity(_ entry: YAMLEntry) -> CheckSeverity? {
    // A plain `off` is a word of YAML 1.1 for false, but is read as it is written.
    if let severity = entry.value.scalar.flatMap(CheckSeverity.init(rawValue:)) { return severity }
    let names = CheckSeverity.allCases.map(\.rawValue).joined(separator: ", ")
    report(
      "Unknown level `\(entry.value.scalar ?? "")`", at: entry.value,
      remedy: "Use \(names).")
    return nil
  }
}
