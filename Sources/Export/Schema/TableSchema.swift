import Cells
import JSON
import Model

extension Schema {
  /// Of a table's own file.
  static let table: JSONValue = {
    let head: JSONValue = [
      "$schema": dialect, "title": "table",
      "description": "A table: columns with types, rows with typed and raw cells",
    ]
    let own = object(
      TablesColumns.own.map { member($0.field) }
        + [("$schema", type("string")), ("parts", list(part)), ("rows", list(row))],
      optional: ["$schema"])
    return head.adding(own).adding(["$defs": definitions])
  }()

  static let definitions: JSONValue = ["value": value]

  static let columns = list(column)

  static let facts = list(
    object(
      [
        ("page", type("string")), ("edition", type("string")), ("table", type("string")),
        ("column", column), ("conditions", list(type("string"))), ("raw", type("string")),
        ("value", ["$ref": "#/$defs/value"]), ("type", columnType),
      ], optional: ["value"]))

  static let files = object([("json", type("string")), ("csv", type("string"))])
}

extension Schema {
  private static let column = object([
    ("name", type("string")), ("key", type("string")), ("type", columnType),
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
      ("type", columnType), ("spanned", ["const": true]),
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

  private static let columnType = oneOf(ColumnRegistry.types.map(\.rawValue))

  private static let unit: JSONValue = ["anyOf": [choice(Unit.self), type("null")]]
}
