import Bytes
import JSON
import Model

extension DataFormat {
  static let json = DataFormat(
    name: "json", summary: "JSON, a record a line; with schemas in a folder", isText: true,
    fitsOneFile: { $0.count == 1 },
    document: { selection in
      selection.hasTables
        ? JSONFile.bytes(of: selection.tables)
        : selection.subjects.flatMap {
          OutputFile.whole(JSONFile.pieces($0.relations(selection.site).main, schema: nil))
        }
    },
    files: { selection in
      var files: [OutputFile] = []
      JSONFile.write(selection) { files.append($0) }
      return files
    })
}

/// JSON of many records: `{"name":[`, a record a line, `]}`.
enum JSONFile {
  /// Hands over files as they are made: together they are large.
  static func write(_ selection: Selection, to put: (OutputFile) -> Void) {
    for subject in selection.subjects { files(of: subject, selection.site).forEach(put) }
    guard selection.hasTables else { return }
    put(OutputFile("schema/table.json", pretty(Schema.table)))
    for table in selection.tables {
      put(OutputFile("tables/\(table.id).json", ExportedTable(table: table).json))
    }
  }

  private static func files(of subject: Subject, _ site: Site) -> [OutputFile] {
    let relation = subject.relations(site).main
    let schema = "schema/\(relation.name).json"
    return [
      OutputFile(
        "\(relation.name).json", isLarge: relation.count > mostWhole,
        pieces: pieces(relation, schema: schema)),
      OutputFile(schema, pretty(Schema.records(of: relation, subject.summary))),
    ]
  }

  static func pieces(_ relation: Relation, schema: String?) -> OutputFile.Pieces {
    list(named: relation.name, schema: schema, count: relation.count, write: relation.append)
  }

  /// Whole tables in one document.
  static func bytes(of tables: [Placed<DataTable>]) -> [UInt8] {
    OutputFile.whole(
      list(named: "tables", schema: nil, count: tables.count) { place, output in
        ExportedTable(table: tables[place]).appendJSON(to: &output, schema: nil)
      })
  }

  /// Records of a file that is made whole.
  private static let mostWhole = 5_000

  private static func list(
    named name: String, schema: String?, count: Int,
    write: @escaping @Sendable (Int, inout ByteOutput) -> Void
  ) -> OutputFile.Pieces {
    { put in
      var output = ByteOutput(capacity: OutputFile.pieceSize)
      output.append("{")
      if let schema { output.append(Array("\"$schema\":\"\(schema)\",".utf8)) }
      output.append(Array("\"\(name)\":[".utf8))
      for place in 0..<count {
        output.append(place > 0 ? ",\n" : "\n")
        write(place, &output)
        output.handOver(to: put, atLeast: OutputFile.pieceSize)
      }
      output.append("\n]}\n")
      put(output.bytes)
    }
  }

  private static func pretty(_ schema: JSONValue) -> [UInt8] {
    JSONWriter.bytes(schema, indented: true) + [UInt8(ascii: "\n")]
  }
}
