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
    var names = SQLNames()
    for table in selection.tables { try database.run(TableView(table, among: &names).sql) }
    try database.run("INSERT INTO search(search) VALUES ('optimize'); COMMIT; VACUUM")
    return try database.bytes()
  }
}

extension Database {
  fileprivate func add(_ relation: Relation) throws(ExportError) {
    try run(relation.sqlDefinition)
    let flat = relation.fields.indices.filter { relation.fields[$0].isFlat }
    let rows = try Statement(self, relation.sqlInsertion)
    let search = try Statement(self, SearchTable.insertion)
    for place in 0..<relation.count {
      let record = relation.record(place)
      try rows.run(flat.map { record[$0] })
      if let values = SearchTable.values(of: record, relation) { try search.run(values) }
    }
  }
}
