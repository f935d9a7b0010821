/// How much a site shows of the raw files that it was made from.
public enum AuditExtent: String, Sendable, CaseIterable {
  /// A summary, and for each page its raw text with what was left out.
  case pages
  case summary
  case none
}
