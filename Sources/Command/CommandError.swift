import Diagnostics

/// Why a command ends early.
enum CommandError: Error, Equatable {
  /// The other end of the pipe has closed: end without a message.
  case readerLeft
  /// With the command whose help says more, if there is one.
  case usage(UsageError, command: String?)
  case failure(Failure)
}

/// Something outside of the content failed: what, where, and what to do.
struct Failure: Error, Equatable {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  init(_ rule: Rule, at place: String, _ summary: String, remedy: String? = nil) {
    diagnostic = Diagnostic(
      rule, at: SourceLocation(file: place), summary, remedy: remedy)
  }
}
