/// A JSON value whose members keep their order, so that what we write is the same in every run.
public enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  /// A decimal figure exactly as written: units divided by ten to the power of places.
  case decimal(units: Int, places: Int)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])
}

/// One `name: value` of an object.
public struct JSONMember: Sendable, Equatable {
  public let name: String
  public let value: JSONValue

  public init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
  }
}

extension JSONValue {
  /// The value of a member, nil if this is no object or has none of that name.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  public var array: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  /// A member without a value is left out.
  public init(dictionaryLiteral elements: (String, JSONValue?)...) {
    var members: [JSONMember] = []
    members.reserveCapacity(elements.count)
    for (name, value) in elements {
      if let value { members.append(JSONMember(name, value)) }
    }
    self = .object(members)
  }

  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}
