import Bytes

/// A range of the dictionary with its postings, unpacked when it is brought: a damaged file is
/// refused as a whole, and a search meets no error any more. Columns, since lists of numbers are
/// the smallest code there is.
struct TermShard: Sendable {
  /// Words that share their beginnings could unfold a kilobyte to a gigabyte.
  static let longestWord = 2 * Tokenizer.longestWord

  /// In order.
  private(set) var words = TextList()
  /// In how many units each word is; 0 for a form, as "labels" is of "label".
  private(set) var counts: [Int] = []
  /// Where the postings of each word end.
  private var postingEnds: [Int] = []
  /// Where the synonyms of each word end.
  private var synonymEnds: [Int] = []

  /// Of each posting: its unit, what it says (`Posting`), how many words the heading has.
  private(set) var units: [Int] = []
  private(set) var infos: [UInt8] = []
  private(set) var headings: [UInt8] = []
  private(set) var places: [UInt16] = []

  /// Of each synonym: the words behind its first, apart by blanks, and the target that is meant.
  private(set) var rests = TextList()
  private(set) var targets: [Int] = []

  init(_ bytes: [UInt8], _ part: PartName, unitCount: Int) throws(IndexError) {
    var reader = PartReader(bytes, part)
    for _ in 0..<(try reader.count()) {
      try readWord(&reader)
      try readCounts(&reader)
    }
    try readPostings(unitCount: unitCount, &reader)
    try reader.finish()
  }
}

extension TermShard {
  func place(of word: [UInt8]) -> Int? {
    let place = words.place(of: word)
    return place < words.count && words.compare(place, word) == 0 ? place : nil
  }

  /// The postings of a word, in order of their units.
  func postings(_ place: Int) -> Range<Int> {
    (place > 0 ? postingEnds[place - 1] : 0)..<postingEnds[place]
  }

  func synonyms(_ place: Int) -> Range<Int> {
    (place > 0 ? synonymEnds[place - 1] : 0)..<synonymEnds[place]
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
  /// Words share their beginning with the word before: all of it, or up to a smaller letter.
  private mutating func readWord(_ reader: inout PartReader) throws(IndexError) {
    let last = words.count - 1
    let length = last < 0 ? 0 : words.length(last)
    let kept = try reader.number(upTo: length)
    let rest = try reader.textRange()
    guard !rest.isEmpty,
      kept == length || words.letter(last, kept) < reader.bytes[rest.lowerBound]
    else { throw reader.failure(.unsorted) }
    guard kept + rest.count <= Self.longestWord else { throw reader.failure(.outOfRange) }
    words.append(keeping: kept, reader.bytes, rest)
  }

  /// How many units are listed, times four; 2 if there are more, whose number follows; 1 if
  /// synonyms follow.
  private mutating func readCounts(_ reader: inout PartReader) throws(IndexError) {
    let number = try reader.number(upTo: 4 * reader.bytes.count)
    let listed = number / 4
    let total = (postingEnds.last ?? 0) + listed
    guard total <= reader.bytes.count else { throw reader.failure(.outOfRange) }
    postingEnds.append(total)
    // The sum is a number of 32 bits too, as in a browser all are.
    let most = Int(Int32.max) - listed
    counts.append(number & 2 == 0 ? listed : listed + (try reader.number(upTo: most)))
    if number & 1 == 1 {
      for _ in 0..<(try reader.count()) {
        let rest = try reader.textRange()
        rests.append(reader.bytes, rest)
        targets.append(try reader.number())
      }
    }
    synonymEnds.append(targets.count)
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
