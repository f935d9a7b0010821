/// A JSON value that knows which bytes it was read from, for readers who account for each of them.
public struct LocatedJSON: Sendable, Equatable {
  public enum Value: Sendable, Equatable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([LocatedJSON])
    case object([LocatedMember])
  }

  public let value: Value
  /// From the first byte of the value to the one behind its last.
  public let range: Range<Int>

  public init(_ value: Value, at range: Range<Int>) {
    self.value = value
    self.range = range
  }
}

/// One `name: value` of an object.
public struct LocatedMember: Sendable, Equatable {
  public let name: String
  public let value: LocatedJSON
  private let start: Int

  public init(_ name: String, _ value: LocatedJSON, start: Int) {
    self.name = name
    self.value = value
    self.start = start
  }

  /// The bytes of name and value.
  public var range: Range<Int> { start..<value.range.upperBound }
}

extension LocatedJSON {
  /// The value of a member, nil if this is no object or has none of that name.
  public subscript(name: String) -> LocatedJSON? { members.first { $0.name == name }?.value }

  /// The members of an object, none of any other value.
  public var members: [LocatedMember] {
    if case .object(let members) = value { members } else { [] }
  }

  /// The elements of an array, none of any other value.
  public var elements: [LocatedJSON] {
    if case .array(let values) = value { values } else { [] }
  }

  public var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  public var integer: Int? {
    if case .integer(let number) = value { number } else { nil }
  }

  public var bool: Bool? {
    if case .bool(let flag) = value { flag } else { nil }
  }

  /// The value without its places.
  public var plain: JSONValue {
    switch value {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .array(let values): .array(values.map(\.plain))
    case .object(let members): .object(members.map { JSONMember($0.name, $0.value.plain) })
    }
  }
}
