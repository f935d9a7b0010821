public import JSON

/// What a template is filled with.
public enum TemplateValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case text(String)
  /// Markup that the HTML writer made: it is not escaped again.
  case html([UInt8])
  case list([TemplateValue])
  /// Names and values; of two members with one name the first counts.
  case object([TemplateMember])
  indirect case later(LaterValue)
  /// A list of which other pages have parts too.
  case parts([ListPart])
}

/// One `name: value` of an object.
public struct TemplateMember: Sendable, Equatable {
  public let name: String
  public let value: TemplateValue

  public init(_ name: String, _ value: TemplateValue) {
    self.name = name
    self.value = value
  }
}

extension TemplateValue {
  /// The value of a member, nil if this is no object or has none of that name.
  public subscript(name: String) -> TemplateValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// Whether a section of this value is rendered: not for nothing, false, and what is empty.
  public var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let flag): flag
    case .text(let text): !text.isEmpty
    case .html(let markup): !markup.isEmpty
    case .list(let values): !values.isEmpty
    case .object: true
    case .later, .parts: made.isTruthy
    }
  }

  /// A text, or nothing where there is none.
  public static func optional(_ text: String?) -> TemplateValue { text.map { .text($0) } ?? .null }

  public static func number(_ number: Int) -> TemplateValue { .text(String(number)) }

  /// What a list leaves out: `3 more`, or nothing.
  static func more(_ number: Int) -> TemplateValue {
    number > 0 ? .text("\(number) more") : .null
  }

  /// A value for each of some things.
  static func list<Thing>(of things: some Sequence<Thing>, _ value: (Thing) -> TemplateValue)
    -> Self
  {
    .list(things.map(value))
  }

  /// One object with the members of several.
  static func joined(_ objects: TemplateValue...) -> TemplateValue { joined(objects) }

  static func joined(_ objects: [TemplateValue]) -> TemplateValue {
    .object(objects.flatMap(\.members))
  }

  private var members: [TemplateMember] {
    if case .object(let members) = self { members } else { [] }
  }
}

extension TemplateValue {
  /// The same value read from JSON.
  public init(_ json: JSONValue) {
    switch json {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .integer, .number, .decimal: self = .text(JSONWriter.text(json))
    case .string(let text): self = .text(text)
    case .array(let values): self = .list(values.map { TemplateValue($0) })
    case .object(let members):
      self = .object(members.map { TemplateMember($0.name, TemplateValue($0.value)) })
    }
  }
}

extension TemplateValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral
{
  public init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .object(elements.map { TemplateMember($0, $1) })
  }

  public init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
  public init(stringLiteral value: String) { self = .text(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}
