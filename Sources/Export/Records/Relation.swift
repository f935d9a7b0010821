import Bytes
import JSON

/// Records of one kind, made when they are asked for, so that only one is in memory at a time.
struct Relation: Sendable {
  /// The name of its file, its SQL table and its index: `guidelines`.
  let name: String
  let fields: [Field]
  let count: Int
  /// The values of a record, one for each field.
  let record: @Sendable (Int) -> [JSONValue]
  /// Writes a record as JSON, without making its values first.
  let append: @Sendable (Int, inout ByteOutput) -> Void
  /// What the full-text search looks into; nil for records that it leaves out.
  let search: SearchFields?

  struct SearchFields: Sendable {
    let heading: String
    let text: String
  }

  init<Row: Sendable>(
    _ name: String, _ rows: [Row], _ columns: [Column<Row>], search: SearchFields? = nil
  ) {
    self.init(name, rows.count, { rows[$0] }, columns, search: search)
  }

  /// The same of rows that are made one by one, since together they would be large.
  init<Row: Sendable>(
    _ name: String, _ count: Int, _ row: @escaping @Sendable (Int) -> Row, _ columns: [Column<Row>],
    search: SearchFields? = nil
  ) {
    self.name = name
    self.search = search
    fields = columns.map(\.field)
    self.count = count
    record = { place in
      let row = row(place)
      return columns.map { $0.value(row) }
    }
    let names = columns.map { JSONWriter.bytes(.string($0.field.name)) + [UInt8(ascii: ":")] }
    append = { place, output in
      let row = row(place)
      output.append("{")
      for column in columns.indices {
        if column > 0 { output.append(",") }
        output.append(names[column])
        JSONWriter.append(columns[column].value(row), to: &output)
      }
      output.append("}")
    }
  }

  func place(of name: String) -> Int? { fields.firstIndex { $0.name == name } }
}
