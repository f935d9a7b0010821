import JSON
import Model

/// The JSON Schema of a table's own file.
enum TableSchema {
  static let table: JSONValue = {
    let own = RelationSchema.object(
      TablesColumns.own.map(\.field),
      and: [
        JSONMember("$schema", ["type": "string"]),
        JSONMember("parts", ["type": "array", "items": part]),
        JSONMember("rows", ["type": "array", "items": row]),
      ])
    guard case .object(let members) = own else { return own }
    let head: [JSONMember] = [
      JSONMember("$schema", RelationSchema.dialect), JSONMember("title", "table"),
      JSONMember("description", "A table: columns with types, rows with typed and raw cells"),
    ]
    return .object(head + members + [JSONMember("$defs", definitions)])
  }()

  static let definitions: JSONValue = ["value": value]

  static let columns = list(column)

  static let facts = list(
    object(
      [
        ("page", type("string")), ("edition", type("string")), ("table", type("string")),
        ("column", column), ("conditions", list(type("string"))), ("raw", type("string")),
        ("value", ["$ref": "#/$defs/value"]), ("type", choice(ColumnType.self)),
      ], optional: ["value"]))

  static let files = object([("json", type("string")), ("csv", type("string"))])
}

extension TableSchema {
  private static let column = object([
    ("name", type("string")), ("key", type("string")), ("type", choice(ColumnType.self)),
    ("unit", unit),
  ])

  private static let part = object([
    ("panel", type("string", "null")), ("line", type("integer")), ("from", type("integer")),
    ("to", type("integer")),
  ])

  private static let row = object([("line", type("integer")), ("cells", list(cell))])

  private static let cell = object(
    [
      ("raw", type("string")), ("value", ["$ref": "#/$defs/value"]),
      ("type", choice(ColumnType.self)), ("spanned", ["const": true]),
    ], optional: ["value", "type", "spanned"])

  /// Words and colors; numbers; flags; lists; and the objects.
  private static let value: JSONValue = [
    "anyOf": [
      type("string", "number", "boolean", "null"),
      list(["$ref": "#/$defs/value"]),
      object([("number", type("number")), ("unit", choice(Unit.self))]),
      size,
      object([
        ("points", size),
        (
          "pixels",
          list(
            object([
              ("width", type("number")), ("height", type("number")), ("scale", type("number")),
            ]))
        ),
      ]),
      object([
        ("points", ["$ref": "#/$defs/value"]),
        (
          "pixels", list(object([("value", ["$ref": "#/$defs/value"]), ("scale", type("number"))]))
        ),
      ]),
      object([("ratio", list(type("number")))]),
      object([("width", choice(SizeClass.self)), ("height", choice(SizeClass.self))]),
      object([("symbol", type("string")), ("framework", type("string", "null"))]),
      object([("from", ["$ref": "#/$defs/value"]), ("to", ["$ref": "#/$defs/value"])]),
    ]
  ]

  private static let size = object([
    ("width", type("number")), ("height", type("number")), ("unit", unit),
  ])

  private static let unit: JSONValue = ["anyOf": [choice(Unit.self), type("null")]]
}

extension TableSchema {
  private static func type(_ names: String...) -> JSONValue {
    let names = names.map { JSONValue.string($0) }
    return ["type": names.count == 1 ? names[0] : .array(names)]
  }

  private static func list(_ items: JSONValue) -> JSONValue { ["type": "array", "items": items] }

  private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _: Choice.Type
  ) -> JSONValue {
    ["enum": .array(Choice.allCases.map { .string($0.rawValue) })]
  }

  private static func object(
    _ members: [(String, JSONValue)], optional: Set<String> = []
  ) -> JSONValue {
    [
      "type": "object",
      "properties": .object(members.map { JSONMember($0.0, $0.1) }),
      "required": .array(
        members.map(\.0).filter { !optional.contains($0) }.map { JSONValue.string($0) }),
      "additionalProperties": false,
    ]
  }
}
