import JSON
import Model
import Vocabulary

/// One field of a kind of records: its name, its kind, and how it is got from a row.
struct Column<Row>: Sendable {
  let field: Field
  let value: @Sendable (Row) -> JSONValue

  init(
    _ name: String, _ kind: Field.Kind, _ summary: String,
    value: @escaping @Sendable (Row) -> JSONValue
  ) {
    field = Field(name: name, kind: kind, summary: summary)
    self.value = value
  }

  static func text(
    _ name: String, _ summary: String, _ text: @escaping @Sendable (Row) -> String
  ) -> Column {
    Column(name, .text, summary) { .string(text($0)) }
  }

  /// A text that some records lack.
  static func optional(
    _ name: String, _ summary: String, _ text: @escaping @Sendable (Row) -> String?
  ) -> Column {
    Column(name, .optionalText, summary) { text($0).map { .string($0) } ?? .null }
  }

  static func integer(
    _ name: String, _ summary: String, _ number: @escaping @Sendable (Row) -> Int
  ) -> Column {
    Column(name, .integer, summary) { .integer(number($0)) }
  }

  /// Exact; some records have none.
  static func number(
    _ name: String, _ summary: String, _ number: @escaping @Sendable (Row) -> Number?
  ) -> Column {
    Column(name, .number, summary) { number($0)?.json ?? .null }
  }

  /// `2025-06-09`; some records have none.
  static func date(
    _ name: String, _ summary: String, _ date: @escaping @Sendable (Row) -> String?
  ) -> Column {
    Column(name, .date, summary) { date($0).map { .string($0) } ?? .null }
  }

  /// One of a few words.
  static func choice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
    _ name: String, _ summary: String, _ choice: @escaping @Sendable (Row) -> Choice
  ) -> Column {
    let words = Choice.allCases.map(\.rawValue)
    return Column(name, .choice(words), summary) { .string(choice($0).rawValue) }
  }

  static func platforms(
    _ name: String, _ summary: String, _ platforms: @escaping @Sendable (Row) -> [Platform]
  ) -> Column {
    Column(name, .choices(Platform.allCases.map(\.rawValue)), summary) {
      .array(platforms($0).map { .string($0.rawValue) })
    }
  }

  static func texts(
    _ name: String, _ summary: String, _ texts: @escaping @Sendable (Row) -> [String]
  ) -> Column {
    Column(name, .texts, summary) { .array(texts($0).map { .string($0) }) }
  }
}

/// What schemas, headers and SQL know of a column.
struct Field: Sendable {
  enum Kind: Sendable {
    case text, optionalText, integer, flag, texts
    /// Exact decimals; some records have none.
    case number
    /// `2025-06-09`; some records have none.
    case date
    case choice([String])
    case choices([String])
    /// Objects with members of their own, which are in JSON only.
    case nested(schema: JSONValue)
  }

  let name: String
  let kind: Kind
  let summary: String

  /// Whether it has a place in rows and columns.
  var isFlat: Bool { if case .nested = kind { false } else { true } }
}
