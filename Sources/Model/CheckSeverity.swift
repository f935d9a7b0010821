/// How seriously `hig check` takes a rule.
public enum CheckSeverity: String, Sendable, CaseIterable {
  case error, warning, note, off
}
