import JSON

/// The full-text table over every relation that has text.
enum SearchTable {
  static let definition = """
    CREATE VIRTUAL TABLE search USING fts5(kind UNINDEXED, id UNINDEXED, title, heading, text, \
    tokenize = 'porter unicode61 remove_diacritics 2')
    """
  static let insertion = "INSERT INTO search VALUES (?, ?, ?, ?, ?)"

  static func values(of record: [JSONValue], _ relation: Relation) -> [JSONValue]? {
    guard let search = relation.search else { return nil }
    let named = ["id", "title", search.heading, search.text].map { name in
      relation.place(of: name).map { record[$0] } ?? .null
    }
    return [.string(relation.name)] + named
  }
}
