import JSON

extension Schema {
  /// Of a file of records.
  static func records(of relation: Relation, _ summary: String) -> JSONValue {
    let file: JSONValue = [
      "$schema": dialect,
      "title": .string(relation.name),
      "description": .string(summary),
      "type": "object",
      "properties": .object([
        JSONMember("$schema", type("string")),
        JSONMember(relation.name, list(object(relation.fields))),
      ]),
      "required": [.string(relation.name)],
      "additionalProperties": false,
    ]
    let isNested = relation.fields.contains { !$0.isFlat }
    return isNested ? file.adding(["$defs": definitions]) : file
  }

  /// Every field is there in every record, and no other.
  static func object(_ fields: [Field]) -> JSONValue {
    object(fields.map(member))
  }

  static func member(_ field: Field) -> (String, JSONValue) {
    (field.name, schema(of: field.kind).adding(["description": .string(field.summary)]))
  }

  private static func schema(of kind: Field.Kind) -> JSONValue {
    switch kind {
    case .text: type("string")
    case .optionalText: type("string", "null")
    case .integer: ["type": "integer", "minimum": 0]
    case .flag: type("boolean")
    case .number: type("number", "null")
    case .date: type("string", "null").adding(["pattern": #"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"#])
    case .texts: list(type("string"))
    case .choice(let words): oneOf(words)
    case .choices(let words): list(oneOf(words))
    case .nested(let schema): schema
    }
  }
}
