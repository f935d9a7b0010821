import JSON
import Model

/// What tables say of devices, as flat records.
enum DeviceFacts {
  private struct Fact: Sendable {
    let device: String
    let place: Int
    let fact: DeviceFact
  }

  static func relation(_ devices: [Identified<Device>]) -> Relation {
    let facts = devices.flatMap { device in
      device.value.facts.enumerated().map { Fact(device: device.id, place: $0, fact: $1) }
    }
    return Relation("facts", facts, columns)
  }

  private static let columns: [Column<Fact>] = [
    .text("id", "The device’s id and the fact’s number") { "\($0.device):\($0.place)" },
    .text("deviceId", "The id of its device") { $0.device },
    .text("page", "The slug of the page") { $0.fact.page.slug.text },
    .text("edition", "The edition of the guidelines") { $0.fact.page.edition.text },
    .text("tableId", "The id of the table") { $0.fact.table },
    .text("key", "The column’s key") { $0.fact.column.key },
    .texts("conditions", "The other text of the row") { $0.fact.conditions },
    .text("raw", "The text as written") { $0.fact.raw },
    .optional("value", "The value, as JSON; null for text, which is in raw") {
      $0.fact.value == .text
        ? nil : JSONWriter.text($0.fact.value.json(unit: $0.fact.column.unit))
    },
  ]
}

extension DeviceFact {
  /// With the type of its own cell.
  var json: JSONValue {
    [
      "page": .string(page.slug.text), "edition": .string(page.edition.text),
      "table": .string(table), "column": column.json,
      "conditions": .array(conditions.map { .string($0) }), "raw": .string(raw),
      "value": value == .text ? nil : value.json(unit: column.unit),
      "type": .string((value.type ?? column.type).rawValue),
    ]
  }
}
