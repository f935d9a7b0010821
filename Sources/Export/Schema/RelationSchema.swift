import JSON

/// The JSON Schema of a file of records, made of the same table of fields as the file.
struct RelationSchema {
  static let dialect: JSONValue = "https://json-schema.org/draft/2020-12/schema"

  let relation: Relation
  let summary: String

  var json: JSONValue {
    let isNested = relation.fields.contains { !$0.isFlat }
    return .object(head + (isNested ? [JSONMember("$defs", TableSchema.definitions)] : []))
  }

  private var head: [JSONMember] {
    [
      JSONMember("$schema", Self.dialect),
      JSONMember("title", .string(relation.name)),
      JSONMember("description", .string(summary)),
      JSONMember("type", "object"),
      JSONMember("properties", properties),
      JSONMember("required", [.string(relation.name)]),
      JSONMember("additionalProperties", false),
    ]
  }

  private var properties: JSONValue {
    .object([
      JSONMember("$schema", ["type": "string"]),
      JSONMember(relation.name, ["type": "array", "items": Self.object(relation.fields)]),
    ])
  }

  /// Every field is there in every record, and no other.
  static func object(_ fields: [Field], and more: [JSONMember] = []) -> JSONValue {
    let members = fields.map { JSONMember($0.name, schema(of: $0)) } + more
    return [
      "type": "object",
      "properties": .object(members),
      "required": .array(
        members.filter { $0.name != "$schema" }.map { JSONValue.string($0.name) }),
      "additionalProperties": false,
    ]
  }

  private static func schema(of field: Field) -> JSONValue {
    .object(members(of: field.kind) + [JSONMember("description", .string(field.summary))])
  }

  private static func members(of kind: Field.Kind) -> [JSONMember] {
    switch kind {
    case .text: [JSONMember("type", "string")]
    case .optionalText: [JSONMember("type", ["string", "null"])]
    case .integer: [JSONMember("type", "integer"), JSONMember("minimum", 0)]
    case .flag: [JSONMember("type", "boolean")]
    case .number: [JSONMember("type", ["number", "null"])]
    case .date:
      [
        JSONMember("type", ["string", "null"]),
        JSONMember("pattern", #"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"#),
      ]
    case .texts: [JSONMember("type", "array"), JSONMember("items", ["type": "string"])]
    case .choice(let words): [JSONMember("enum", strings(words))]
    case .choices(let words):
      [JSONMember("type", "array"), JSONMember("items", ["enum": strings(words)])]
    case .nested(let schema):
      if case .object(let members) = schema { members } else { [] }
    }
  }

  private static func strings(_ words: [String]) -> JSONValue {
    .array(words.map { .string($0) })
  }
}
