import Checks
import Diagnostics
import Model
import YAML

extension WrittenSetting {
  /// How seriously rules are taken: `missing-alt: error`.
  func checks() -> [String: CheckSeverity] {
    guard let entries = entry.value.mapping else {
      fields.report(
        "`\(entry.key)` must list rules with levels", at: entry.value,
        remedy: "Write lines such as `missing-alt: error`; run `hig check --list` for the rules.")
      return [:]
    }
    var checks: [String: CheckSeverity] = [:]
    for entry in entries where isFree(entry) {
      // A plain `off` is a word of YAML 1.1 for false, but is read as it is written.
      checks[entry.key] = fields.choice("level", entry.value, as: CheckSeverity.self)
    }
    return checks
  }

  private func isFree(_ entry: YAMLEntry) -> Bool {
    guard let rule = RuleBook.rule(entry.key) else {
      fields.unknown(
        "rule", entry, among: RuleBook.free, remedy: "Run `hig check --list` for the rules.")
      return false
    }
    guard rule.isFixed else { return true }
    fields.report(
      "Cannot set the level of `\(entry.key)`: it stops a build",
      line: entry.line, column: entry.column,
      remedy: "Remove the line.")
    return false
  }
}
