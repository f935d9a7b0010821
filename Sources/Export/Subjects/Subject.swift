import Model

/// Something of the guidelines that can be exported.
struct Subject: Sendable {
  let name: String
  /// The word for one record.
  let noun: String
  let summary: String
  /// Whether the site carries it below `data/`; the text of sections it has already.
  let isInSite: Bool
  /// Whether a row holds a record; what has many of something takes further relations.
  let isFlat: Bool
  let relations: @Sendable (Site) -> Relations

  init(
    _ name: String, _ noun: String, _ summary: String, isInSite: Bool = true, isFlat: Bool = true,
    relations: @escaping @Sendable (Site) -> Relations
  ) {
    self.name = name
    self.noun = noun
    self.summary = summary
    self.isInSite = isInSite
    self.isFlat = isFlat
    self.relations = relations
  }
}

/// The records of a subject, and of what it has many of. The latter are made when asked for: the
/// site's own data is the records alone.
struct Relations: Sendable {
  let main: Relation
  private let further: @Sendable () -> [Relation]

  init(_ main: Relation, further: @escaping @Sendable () -> [Relation] = { [] }) {
    self.main = main
    self.further = further
  }

  var all: [Relation] { [main] + further() }
}

enum SubjectRegistry {
  /// In the order of help and output.
  static let subjects: [Subject] = [
    .pages, .sections, .guidelines, .tables, .devices, .changes, .symbols,
  ]
}
