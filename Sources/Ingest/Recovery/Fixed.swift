import Model

/// The words that Apple's pages have in common: all that may be known of a page beforehand.
enum Fixed {
  /// Headings that stand on most pages, with their levels.
  static let headings: [(title: String, level: Int)] = [
    ("Best practices", 2),
    ("Platform considerations", 2),
    ("Specifications", 2),
    ("Resources", 2),
    ("Related", 4),
    ("Developer documentation", 4),
    ("Videos", 4),
    ("Change log", 2),
  ]

  /// The labels of asides, the longest first.
  static let asides: [(label: String, kind: Aside)] = [
    ("Developer note", .developerNote),
    ("Important", .important),
    ("Warning", .warning),
    ("Note", .note),
    ("Tip", .tip),
  ]

  static let platforms = Platform.allCases.map(\.rawValue)
}
