import Bytes

/// A range of the dictionary with its postings, unpacked when it is brought: a damaged file is
/// refused as a whole, and a search meets no error any more. Columns, since lists of numbers are
/// the smallest code there is.
struct TermShard: Sendable {
  /// In order.
  private(set) var words = TextList()
  /// In how many units each word is; 0 for a form, as "labels" is of "label".
  private(set) var counts: [Int] = []
  /// Where the postings of each word end.
  private var postingEnds: [Int] = []

  /// Of each posting: its unit, what it says (`Posting`), how many words the heading has.
  private(set) var units: [Int] = []
  private(set) var infos: [UInt8] = []
  private(set) var headings: [UInt8] = []
  private(set) var places: [UInt16] = []

  init(_ bytes: [UInt8], _ part: PartName, unitCount: Int) throws(IndexError) {
    var reader = PartReader(bytes, part)
    for _ in 0..<(try reader.count()) {
      try words.append(frontCoded: &reader)
      try readCounts(&reader)
    }
    try readPostings(unitCount: unitCount, &reader)
    try reader.finish()
  }
}

extension TermShard {
  /// The postings of a word, in order of their units.
  func postings(_ place: Int) -> Range<Int> {
    (place > 0 ? postingEnds[place - 1] : 0)..<postingEnds[place]
  }

  func posting(_ place: Int) -> Posting {
    Posting(
      unit: units[place], info: infos[place], headingWords: headings[place], places: places[place])
  }

  /// What a word does in a unit, if it is there.
  func posting(of place: Int, in unit: Int) -> Posting? {
    let range = postings(place)
    let found = range.partition { units[$0] >= unit }
    return found < range.upperBound && units[found] == unit ? posting(found) : nil
  }
}

extension TermShard {
  /// How many units are listed, twice; 1 if there are more, whose number follows.
  private mutating func readCounts(_ reader: inout PartReader) throws(IndexError) {
    let number = try reader.number(upTo: 2 * reader.bytes.count)
    let listed = number / 2
    let total = (postingEnds.last ?? 0) + listed
    guard total <= reader.bytes.count else { throw reader.failure(.outOfRange) }
    postingEnds.append(total)
    // The sum is a number of 32 bits too, as in a browser all are.
    let most = Int(Int32.max) - listed
    counts.append(number & 1 == 0 ? listed : listed + (try reader.number(upTo: most)))
  }

  /// What each says, then the gaps from unit to unit, the words of headings, the places in texts.
  private mutating func readPostings(
    unitCount: Int, _ reader: inout PartReader
  ) throws(IndexError) {
    let range = try reader.range(postingEnds.last ?? 0)
    for place in range { infos.append(reader.bytes[place]) }
    units.reserveCapacity(infos.count)
    for end in postingEnds {
      var unit = -1
      while units.count < end {
        unit += 1 + (try reader.number(upTo: unitCount))
        guard unit < unitCount else { throw reader.failure(.outOfRange) }
        units.append(unit)
      }
    }
    headings.reserveCapacity(infos.count)
    for info in infos { headings.append(Posting.isInHeading(info) ? try reader.byte() : 0) }
    places.reserveCapacity(infos.count)
    for info in infos { places.append(try Self.places(info >> 5, &reader)) }
  }

  /// The first, then from each to the next; or all as bits.
  private static func places(
    _ count: UInt8, _ reader: inout PartReader
  ) throws(IndexError) -> UInt16 {
    guard count < Posting.manyPlaces else {
      let low = UInt16(try reader.byte())
      return low | UInt16(try reader.byte()) << 8
    }
    var places: UInt16 = 0
    var place = -1
    for _ in 0..<count {
      place += 1 + Int(try reader.byte())
      guard place < Posting.stretches else { throw reader.failure(.outOfRange) }
      places |= 1 << UInt16(place)
    }
    return places
  }
}
