/// Takes occurrences unit by unit, and gives them word by word. There are many millions of them,
/// and most are of a word that is once in one field: each is a few bytes, written behind the last
/// one, and moved to its word at the end.
struct OccurrenceLog: Sendable {
  /// What is known of a word's occurrences so far.
  private struct Total {
    var size = 0
    var count: UInt32 = 0
    var lastUnit: UInt32 = 0
  }

  /// Pieces, so that a long log is never copied to make it longer.
  private static let pieceSize = 1 << 20
  /// A word, a length, a gap, a mask, a number for each field, the places.
  private static let longestEntry = 5 + 1 + 5 + 1 + 3 * Field.allCases.count + 2

  private var totals: [Total] = []
  private var full: [[UInt8]] = []
  private var piece: [UInt8] = []
  private var end = 0

  /// Adds an occurrence of a word; units come in order.
  mutating func append(_ occurrence: Occurrence, of word: Int) {
    if word >= totals.count {
      totals += repeatElement(Total(), count: word + 1 - totals.count)
    }
    if end + Self.longestEntry > piece.count { turnPiece() }
    let gap = UInt32(occurrence.unit) - totals[word].lastUnit
    let length = Self.write(occurrence, of: word, gap: gap, to: &piece, at: &end)
    totals[word].size += length
    totals[word].count += 1
    totals[word].lastUnit += gap
  }

  /// The occurrences of so many words. The log is done with.
  mutating func sorted(words: Int) -> OccurrenceTable {
    totals += repeatElement(Total(), count: max(0, words - totals.count))
    var starts = [0]
    for total in totals { starts.append(starts[starts.count - 1] + total.size) }
    var bytes = [UInt8](repeating: 0, count: starts[totals.count])
    var ends = starts
    turnPiece()
    for number in full.indices {
      Self.move(full[number], to: &bytes, at: &ends)
      full[number] = []
    }
    let table = OccurrenceTable(bytes: bytes, starts: starts, counts: totals.map(\.count))
    self = OccurrenceLog()
    return table
  }
}

extension OccurrenceLog {
  private mutating func turnPiece() {
    if end > 0 { full.append(Array(piece[..<end])) }
    end = 0
    if piece.isEmpty { piece = [UInt8](repeating: 0, count: Self.pieceSize) }
  }

  private static func move(_ log: [UInt8], to bytes: inout [UInt8], at ends: inout [Int]) {
    let log = log.span
    var out = bytes.mutableSpan
    var place = 0
    while place < log.count {
      var (word, shift) = (0, 0)
      while log[place] >= 0x80 {
        word |= Int(log[place] & 0x7F) << shift
        shift += 7
        place += 1
      }
      word |= Int(log[place]) << shift
      let start = place + 2
      let end = start + Int(log[place + 1])
      let shiftBy = ends[word] - start
      for place in start..<end { out[place + shiftBy] = log[place] }
      ends[word] = end + shiftBy
      place = end
    }
  }

  /// Gives the length of what the word is to have.
  private static func write(
    _ occurrence: Occurrence, of word: Int, gap: UInt32, to piece: inout [UInt8],
    at end: inout Int
  ) -> Int {
    var out = piece.mutableSpan
    write(UInt32(word), to: &out, at: &end)
    let length = end
    end += 1
    write(gap << 1 | (occurrence.isNamed ? 1 : 0), to: &out, at: &end)
    let mask = end
    out[mask] = 0
    end += 1
    for field in 0..<Field.allCases.count where occurrence.counts[field] > 0 {
      out[mask] |= 1 << UInt8(field)
      write(UInt32(occurrence.counts[field]), to: &out, at: &end)
    }
    out[end] = UInt8(truncatingIfNeeded: occurrence.places)
    out[end + 1] = UInt8(truncatingIfNeeded: occurrence.places >> 8)
    end += 2
    out[length] = UInt8(end - length - 1)
    return end - length - 1
  }

  @inline(__always) private static func write(
    _ number: UInt32, to bytes: inout MutableSpan<UInt8>, at end: inout Int
  ) {
    var rest = number
    while rest >= 0x80 {
      bytes[end] = UInt8(truncatingIfNeeded: rest) | 0x80
      end += 1
      rest >>= 7
    }
    bytes[end] = UInt8(truncatingIfNeeded: rest)
    end += 1
  }
}

/// The occurrences of all words.
struct OccurrenceTable: Sendable {
  fileprivate let bytes: [UInt8]
  /// Where those of each word begin in `bytes`, and the end of the last.
  fileprivate let starts: [Int]
  fileprivate let counts: [UInt32]

  static let none = OccurrenceTable(bytes: [], starts: [0], counts: [])

  subscript(word: Int) -> OccurrenceList {
    OccurrenceList(
      bytes: bytes, range: starts[word]..<starts[word + 1], count: Int(counts[word]))
  }
}
