import SearchCore

/// The parts of a unit that words are counted in, and what a word is worth there.
enum Field: Int, CaseIterable {
  case heading, path, text

  /// How much one occurrence counts.
  var weight: UInt64 {
    switch self {
    case .heading: 6
    case .path: 2
    case .text: 1
    }
  }

  /// How much a long field makes a single word in it count less, in hundredths (BM25's b).
  var lengthShare: UInt64 {
    switch self {
    case .heading: 40
    case .path: 20
    case .text: 60
    }
  }
}

/// A number for each field.
struct FieldCounts: Equatable {
  private var counts: [UInt32] = Field.allCases.map { _ in 0 }

  subscript(field: Field) -> UInt32 {
    get { counts[field.rawValue] }
    set { counts[field.rawValue] = newValue }
  }
}
