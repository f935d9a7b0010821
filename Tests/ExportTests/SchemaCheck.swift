import JSON

/// Whether a value fits a schema, for the words of JSON Schema that our schemas use. An unknown
/// word is a fault, so that none goes unchecked.
struct SchemaCheck {
  let definitions: JSONValue

  /// What does not fit, and where; empty if all does.
  func faults(_ value: JSONValue, _ schema: JSONValue, at place: String = "$") -> [String] {
    guard case .object(let words) = schema else { return ["\(place): no schema"] }
    return words.flatMap { word in faults(value, word, schema, place) }
  }
}

extension SchemaCheck {
  private func faults(
    _ value: JSONValue, _ word: JSONMember, _ schema: JSONValue, _ place: String
  ) -> [String] {
    switch word.name {
    case "$ref":
      let name = (word.value.string ?? "").split(separator: "/").last.map(String.init) ?? ""
      return definitions[name].map { faults(value, $0, at: place) } ?? ["\(place): no \(name)"]
    case "anyOf":
      let ways = word.value.array ?? []
      return ways.contains { faults(value, $0, at: place).isEmpty } ? [] : ["\(place): none fits"]
    case "type":
      let types = word.value.array?.compactMap(\.string) ?? [word.value.string ?? ""]
      return types.contains { isOf($0, value) } ? [] : ["\(place): not \(types)"]
    case "enum": return word.value.array?.contains(value) == true ? [] : ["\(place): no choice"]
    case "const": return word.value == value ? [] : ["\(place): not the constant"]
    case "items":
      return (value.array ?? []).enumerated()
        .flatMap { faults($1, word.value, at: "\(place)[\($0)]") }
    case "properties":
      guard case .object(let members) = value else { return [] }
      return members.flatMap { member in
        word.value[member.name].map { faults(member.value, $0, at: "\(place).\(member.name)") }
          ?? (schema["additionalProperties"] == false ? ["\(place): extra \(member.name)"] : [])
      }
    case "required":
      guard case .object = value else { return [] }
      return (word.value.array ?? []).compactMap(\.string).filter { value[$0] == nil }
        .map { "\(place): lacks \($0)" }
    case "additionalProperties", "description", "title", "$schema", "$defs": return []
    default: return ["\(place): unknown word \(word.name)"]
    }
  }

  private func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch (type, value) {
    case ("string", .string), ("boolean", .bool), ("null", .null), ("array", .array),
      ("object", .object), ("integer", .integer), ("number", .integer), ("number", .number),
      ("number", .decimal):
      true
    default: false
    }
  }
}
