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
  /// The records; the first relation is the subject, others hold what it has many of.
  let relations: @Sendable (Site) -> [Relation]

  init(
    _ name: String, _ noun: String, _ summary: String, isInSite: Bool = true, isFlat: Bool = true,
    relations: @escaping @Sendable (Site) -> [Relation]
  ) {
    self.name = name
    self.noun = noun
    self.summary = summary
    self.isInSite = isInSite
    self.isFlat = isFlat
    self.relations = relations
  }
}

enum SubjectRegistry {
  /// In the order of help and output.
  static let subjects: [Subject] = [
    .pages, .sections, .guidelines, .tables, .devices, .changes, .symbols,
  ]
}
