import JSON
import Model

extension DataFormat {
  static let sqlite = DataFormat(
    "sqlite", "a database with full-text search", isText: false, file: "hig.sqlite"
  ) { selection throws(ExportError) in
    let database = try Database()
    try database.run("PRAGMA user_version = 1; BEGIN")
    try database.run(SearchTable.definition)
    for relation in selection.relations { try database.add(relation) }
    if selection.subjects.contains(where: { $0.name == Subject.tables.name }) {
      for table in Subject.tables(of: selection.site) { try database.run(TableView(table).sql) }
    }
    try database.run("INSERT INTO search(search) VALUES ('optimize'); COMMIT")
    return try database.bytes()
  }
}

extension Database {
  fileprivate func add(_ relation: Relation) throws(ExportError) {
    try run(RelationSQL(relation).definition)
    let flat = relation.fields.indices.filter { relation.fields[$0].isFlat }
    let rows = try Statement(self, RelationSQL(relation).insertion)
    let search = try Statement(self, SearchTable.insertion)
    for place in 0..<relation.count {
      let record = relation.record(place)
      try rows.run(flat.map { record[$0] })
      if let values = SearchTable.values(of: record, relation) { try search.run(values) }
    }
  }
}

/// How a relation is said in SQL.
struct RelationSQL {
  let relation: Relation

  init(_ relation: Relation) { self.relation = relation }

  var definition: String {
    let columns = fields.map { field in
      "\(SQL.name(field.name)) " + (field.name == "id" ? "TEXT PRIMARY KEY" : Self.type(field.kind))
    }
    return "CREATE TABLE \(SQL.name(relation.name)) (\(columns.joined(separator: ", ")))"
  }

  var insertion: String {
    let marks = fields.map { _ in "?" }.joined(separator: ", ")
    return "INSERT INTO \(SQL.name(relation.name)) VALUES (\(marks))"
  }

  private var fields: [Field] { relation.fields.filter(\.isFlat) }

  /// Lists are JSON, for `json_each`.
  private static func type(_ kind: Field.Kind) -> String {
    switch kind {
    case .text, .choice, .texts, .choices: "TEXT NOT NULL"
    case .optionalText, .date, .nested: "TEXT"
    case .integer, .flag: "INTEGER NOT NULL"
    case .number: "NUMERIC"
    }
  }
}

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

/// A view with the columns of one table: numbers where there are, else words.
struct TableView {
  let table: Placed<DataTable>

  init(_ table: Placed<DataTable>) { self.table = table }

  /// Names differ in SQL only if they differ in more than case: the first view stays.
  var sql: String {
    let columns = table.value.columns.enumerated().map { place, column in
      "max(CASE WHEN position = \(place) AND type IS NOT NULL THEN coalesce(number, raw) END) "
        + "AS \(SQL.name(column.key))"
    }
    return """
      CREATE VIEW IF NOT EXISTS \(SQL.name("table_" + table.id)) AS \
      SELECT \((["row"] + columns).joined(separator: ", ")) \
      FROM cells WHERE tableId = \(SQL.text(table.id)) GROUP BY row
      """
  }
}

enum SQL {
  static func name(_ name: String) -> String { quoted(name, "\"") }
  static func text(_ text: String) -> String { quoted(text, "'") }

  /// A quote inside is doubled; no statement can hold a NUL.
  private static func quoted(_ text: String, _ quote: Character) -> String {
    let inner = text.filter { $0 != "\0" }.flatMap { $0 == quote ? [quote, quote] : [$0] }
    return "\(quote)\(String(inner))\(quote)"
  }
}
