import Diagnostics

/// Why a command ends early.
enum CommandError: Error, Equatable {
  /// The other end of the pipe has closed: end without a message.
  case readerLeft
  /// With the command whose help says more, if there is one.
  case usage(UsageError, command: String?)
  /// Something outside of the content failed.
  case failure(Diagnostic)

  /// What failed, where, and what to do.
  static func failure(
    _ rule: Rule, at place: String, _ summary: String, remedy: String? = nil
  ) -> CommandError {
    .failure(Diagnostic(rule, at: SourceLocation(file: place), summary, remedy: remedy))
  }
}
