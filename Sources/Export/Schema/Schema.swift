import JSON

/// JSON Schemas of the files, made of the same tables of fields as these.
enum Schema {
  static let dialect: JSONValue = "https://json-schema.org/draft/2020-12/schema"

  static func type(_ names: String...) -> JSONValue {
    let names = names.map { JSONValue.string($0) }
    return ["type": names.count == 1 ? names[0] : .array(names)]
  }

  static func list(_ items: JSONValue) -> JSONValue { ["type": "array", "items": items] }

  static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _: Choice.Type
  ) -> JSONValue {
    oneOf(Choice.allCases.map(\.rawValue))
  }

  static func oneOf(_ words: [String]) -> JSONValue {
    ["enum": .array(words.map { .string($0) })]
  }

  static func object(
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

extension JSONValue {
  /// An object with the members of another behind its own.
  func adding(_ other: JSONValue) -> JSONValue {
    guard case .object(let own) = self, case .object(let more) = other else { return self }
    return .object(own + more)
  }
}
