/// What a unit says of a word.
struct Occurrence: Sendable, Equatable {
  let unit: Int
  /// No more than there is room for.
  var counts = FieldNumbers<UInt16>()
  /// The stretches of the text that have the word.
  var places: UInt16 = 0
  /// Whether the heading has it as a word, not as a piece of one.
  var isNamed = false
}

/// The occurrences of a word, in order of their units. `OccurrenceLog` writes them: of each the gap
/// from the last unit and whether it is named; a bit for each field that has the word, and how
/// often; the places.
struct OccurrenceList: Sendable, Sequence {
  let bytes: [UInt8]
  let range: Range<Int>
  let count: Int

  static let none = OccurrenceList(bytes: [], range: 0..<0, count: 0)

  var isEmpty: Bool { count == 0 }
  var underestimatedCount: Int { count }

  func makeIterator() -> Iterator { Iterator(bytes: bytes, range: range) }

  struct Iterator: IteratorProtocol {
    private let bytes: [UInt8]
    private let end: Int
    private var place: Int
    private var unit: UInt32 = 0

    fileprivate init(bytes: [UInt8], range: Range<Int>) {
      (self.bytes, place, end) = (bytes, range.lowerBound, range.upperBound)
    }

    mutating func next() -> Occurrence? {
      guard place < end else { return nil }
      let head = number()
      unit += head >> 1
      var occurrence = Occurrence(unit: Int(unit))
      occurrence.isNamed = head & 1 == 1
      var mask = byte()
      while mask != 0 {
        occurrence.counts[mask.trailingZeroBitCount] = UInt16(truncatingIfNeeded: number())
        mask &= mask - 1
      }
      occurrence.places = UInt16(byte())
      occurrence.places |= UInt16(byte()) << 8
      return occurrence
    }

    private mutating func byte() -> UInt8 {
      place += 1
      return bytes[place - 1]
    }

    private mutating func number() -> UInt32 {
      var (number, shift): (UInt32, UInt32) = (0, 0)
      while true {
        let byte = byte()
        number |= UInt32(byte & 0x7F) << shift
        if byte < 0x80 { return number }
        shift += 7
      }
    }
  }
}
