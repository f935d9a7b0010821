import Build
import Diagnostics

/// Every rule of `hig check`: its level, and what it finds.
enum RuleList {
  static var text: String {
    let width = RuleBook.rules.map(\.id.utf8.count).max() ?? 0
    return RuleBook.rules.map { row in
      let name = row.id + String(repeating: " ", count: width - row.id.utf8.count)
      let level = row.level.rawValue + (row.isFixed ? "!" : "")
      let gap = String(repeating: " ", count: 9 - level.utf8.count)
      return "\(name)  \(level)\(gap)\(row.summary)\n"
    }.joined() + "\nThe level of rules marked “!” cannot be set: they stop a build.\n"
  }
}
