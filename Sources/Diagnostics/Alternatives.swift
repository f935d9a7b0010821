extension [String] {
  /// What may be written, for a sentence: `pages`, `summary` or `none`.
  public var alternatives: String {
    let quoted = map { "`\($0)`" }
    guard let last = quoted.last, count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
