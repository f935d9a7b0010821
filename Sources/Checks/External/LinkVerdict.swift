/// What became of an outside address.
public enum LinkVerdict: Sendable, Equatable {
  case fine
  /// For good, to another address.
  case moved(String)
  case broken(String)
  /// No server of its host answers.
  case silent(String)
  /// Its host was silent too often.
  case leftAlone
  /// The server does not tell programs.
  case unsure(String)
  /// There was no time left.
  case unasked
}
