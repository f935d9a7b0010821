import SearchCore

/// The parts of a unit that words are counted in, and what a word is worth there.
enum Field: Int, CaseIterable {
  case heading, path, lead, body, table, code, caption
  /// What a row of a table is about: its first cell.
  case row

  /// How much one occurrence counts, in tenths.
  var weight: UInt64 {
    switch self {
    case .heading: 50
    case .path, .code, .row: 20
    case .lead: 25
    case .body, .table: 10
    case .caption: 6
    }
  }

  /// How much a long field makes a single word in it count less, in hundredths (BM25's b).
  var lengthShare: UInt64 {
    switch self {
    case .path: 20
    case .heading: 40
    case .lead, .body, .code, .caption: 60
    case .table, .row: 70
    }
  }
}

/// A number for each field.
struct FieldNumbers<Number: FixedWidthInteger & Sendable>: Equatable, Sendable {
  private var counts = InlineArray<8, Number>(repeating: 0)

  subscript(field: Field) -> Number {
    get { counts[field.rawValue] }
    set { counts[field.rawValue] = newValue }
  }

  /// The same by the field's number.
  subscript(number: Int) -> Number {
    get { counts[number] }
    set { counts[number] = newValue }
  }

  static func == (one: FieldNumbers, other: FieldNumbers) -> Bool {
    one.counts.indices.allSatisfy { one.counts[$0] == other.counts[$0] }
  }
}

typealias FieldCounts = FieldNumbers<UInt32>

/// A piece of a unit's text that belongs to one field.
struct FieldText: Equatable {
  let field: Field
  var text: String
}
