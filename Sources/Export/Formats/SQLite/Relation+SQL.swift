extension Relation {
  var sqlDefinition: String {
    let columns = flatFields.map { field in
      "\(SQL.name(field.name)) " + (field.name == "id" ? "TEXT PRIMARY KEY" : Self.type(field.kind))
    }
    return "CREATE TABLE \(SQL.name(name)) (\(columns.joined(separator: ", ")))"
  }

  var sqlInsertion: String {
    let marks = flatFields.map { _ in "?" }.joined(separator: ", ")
    return "INSERT INTO \(SQL.name(name)) VALUES (\(marks))"
  }

  private var flatFields: [Field] { fields.filter(\.isFlat) }

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
