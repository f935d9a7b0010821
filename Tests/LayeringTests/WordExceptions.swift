/// Where a phrase of `WordRules` is right, each with its reason.
enum WordExceptions {
  struct Row: Sendable {
    /// A file, or a folder and what is below it.
    let path: String
    let phrases: Set<String>
    let reason: String
  }

  /// None today. A quote of Apple's text or of an old message would be one.
  static let rows: [Row] = []

  static func covers(_ path: String, _ phrase: String) -> Bool {
    rows.contains { path.hasPrefix($0.path) && $0.phrases.contains(phrase) }
  }
}
