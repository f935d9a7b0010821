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
