import Bytes
import JSON
import Model

extension DataFormat {
  /// The bulk format of OpenSearch: a line with the action, a line with the document.
  static let bulk = DataFormat(
    "ndjson", "lines for the bulk API of OpenSearch", isText: true, file: "hig.ndjson"
  ) { selection in
    var output = ByteOutput()
    for relation in selection.relations {
      for place in 0..<relation.count {
        let record = relation.record(place)
        output.append(JSONWriter.bytes(action(relation.name, record[0].string ?? "")))
        output.append("\n")
        output.append(JSONWriter.bytes(document(record, relation.fields)))
        output.append("\n")
      }
    }
    return output.bytes
  }

  private static func action(_ name: String, _ id: String) -> JSONValue {
    ["index": ["_index": .string("hig-" + name), "_id": .string(BulkID.text(id))]]
  }

  /// Without what is null: a document says nothing of what it lacks.
  private static func document(_ record: [JSONValue], _ fields: [Field]) -> JSONValue {
    .object(
      zip(fields, record).compactMap { field, value in
        field.isFlat && value != .null ? JSONMember(field.name, value) : nil
      })
  }
}

enum BulkID {
  /// OpenSearch takes no more bytes than these.
  static let longest = 512

  /// The id, or its start and a hash of the whole.
  static func text(_ id: String) -> String {
    guard id.utf8.count > longest else { return id }
    var hash = StableHash()
    hash.add(id.utf8)
    return id.start(of: longest - 20) + "-" + String(hash.value, radix: 16)
  }
}
