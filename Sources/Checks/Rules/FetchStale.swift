import Diagnostics

/// A copy that `hig fetch` made, and that was not checked again for longer than the settings say.
enum FetchStale: Check {
  static let rule = Rule(
    "fetch-stale", .warning,
    "The fetched copy is older than `fetch-days`, a setting that is off by default.", .check)

  static func findings(in subject: CheckedSite) -> [Diagnostic] {
    guard let copy = subject.fetched, copy.age > copy.mostDays else { return [] }
    return [
      Diagnostic(
        rule, at: SourceLocation(file: copy.journal, line: 1, column: 1),
        "Last checked against the server \(copy.age) days ago",
        why: "Apple may have changed pages since; `fetch-days` is \(copy.mostDays).",
        remedy: "Run `hig fetch`.")
    ]
  }
}
