/// The exit status of the program.
enum Verdict: Int32, CaseIterable, Sendable {
  case fine = 0
  case findings = 1
  case failure = 2
  case usage = 64

  var summary: String {
    switch self {
    case .fine: "Success"
    case .findings: "Errors (for `check` also warnings) were found, or nothing matched"
    case .failure: "The command could not do its work"
    case .usage: "The command line is invalid"
    }
  }
}
