import Diagnostics

/// Why a command ends before it is through.
enum CommandError: Error, Equatable {
  /// Nobody reads on: the other end of the pipe has closed. No reason to talk.
  case readerLeft
  /// The command is the one whose help would have told, if there was one.
  case usage(UsageError, command: String?)
  case failure(Failure)
}

/// Something outside stood in the way, told like a finding: what it was, where, what to do.
struct Failure: Error, Equatable {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  init(_ rule: Rule, at place: String, _ summary: String, remedy: String? = nil) {
    diagnostic = Diagnostic(
      rule, at: SourceLocation(file: place), summary, remedy: remedy)
  }
}

/// What the program tells its caller by its exit status.
enum Verdict: Int32, CaseIterable, Sendable {
  case fine = 0
  case findings = 1
  case failure = 2
  case usage = 64

  var summary: String {
    switch self {
    case .fine: "Success"
    case .findings: "Errors were found in the content, or nothing matched"
    case .failure: "The command could not do its work"
    case .usage: "The command line is invalid"
    }
  }
}
