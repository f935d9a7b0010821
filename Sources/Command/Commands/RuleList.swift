import Build
import Diagnostics

/// Every rule of `hig check`: its level, and what it finds.
enum RuleList {
  static var text: String {
    let width = CheckRules.all.map(\.name.utf8.count).max() ?? 0
    return CheckRules.all.map { row in
      let name = row.name + String(repeating: " ", count: width - row.name.utf8.count)
      let level = row.level.rawValue + (row.isFree ? "" : "!")
      let gap = String(repeating: " ", count: 9 - level.utf8.count)
      return "\(name)  \(level)\(gap)\(row.summary)\n"
    }.joined() + "\nThe level of those with a “!” cannot be set: they stop a build.\n"
  }
}
