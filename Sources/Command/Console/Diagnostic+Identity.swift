import Diagnostics

extension Diagnostic {
  /// What it is about, wherever its line moves.
  var identity: String { "\(rule) \(location.file) \(summary)" }
}
