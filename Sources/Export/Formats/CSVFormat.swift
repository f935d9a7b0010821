import Bytes
import JSON
import Model

extension DataFormat {
  static let csv = DataFormat(
    name: "csv", summary: "comma-separated rows under a header", isText: true,
    fitsOneFile: { $0.count == 1 && $0[0].isFlat },
    document: { selection in selection.relations.flatMap(CSVFile.bytes) },
    files: { selection in
      var files = selection.relations.map { OutputFile("\($0.name).csv", CSVFile.bytes($0)) }
      CSVFile.writeTables(of: selection) { files.append($0) }
      return files
    })
}

enum CSVFile {
  /// Every table by itself: its columns are like no other's.
  static func writeTables(of selection: Selection, to put: (OutputFile) -> Void) {
    for table in selection.tables {
      put(OutputFile("tables/\(table.id).csv", ExportedTable(table: table).csv))
    }
  }

  static func bytes(_ relation: Relation) -> [UInt8] {
    let flat = relation.fields.indices.filter { relation.fields[$0].isFlat }
    var writer = CSVWriter()
    writer.append(flat.map { relation.fields[$0].name })
    for place in 0..<relation.count {
      let record = relation.record(place)
      writer.append(flat.map { text(record[$0]) })
    }
    return writer.bytes
  }

  /// Words as they are, nothing for null, lists as JSON.
  private static func text(_ value: JSONValue) -> String {
    switch value {
    case .null: ""
    case .string(let text): text
    default: JSONWriter.text(value)
    }
  }
}
