/// A range of the dictionary with its postings, unpacked when it is brought: a damaged file is
/// refused as a whole, and a search meets no error any more.
struct TermShard: Sendable {
  /// A word of the dictionary. A form, as "labels" is of "label", has no postings of its own.
  struct Entry: Sendable {
    let word: Range<Int>
    /// What the word is looked up by; the word itself, unless it is a form.
    let stem: Range<Int>
    let postings: Range<Int>
    let synonyms: Range<Int>
  }

  /// If the words behind an entry's go on so, a target of the manifest is meant too.
  struct Synonym: Sendable {
    let rest: [[UInt8]]
    let target: Int
  }

  private(set) var entries: [Entry] = []
  private(set) var synonyms: [Synonym] = []
  private(set) var postings: [Posting] = []
  /// The words and the stems of forms, one behind the other.
  private var letters: [UInt8] = []

  init(_ bytes: [UInt8], _ part: PartName, unitCount: Int) throws(IndexError) {
    var reader = PartReader(bytes, part)
    var last: Range<Int> = 0..<0
    var total = 0
    for _ in 0..<(try reader.count()) {
      let word = try readWord(after: last, &reader)
      try readEntry(word, from: &total, &reader)
      last = word
    }
    try readPostings(unitCount: unitCount, &reader)
    try reader.finish()
  }
}

extension TermShard {
  func word(_ range: Range<Int>) -> ArraySlice<UInt8> { letters[range] }

  /// The number of the first word that does not stand before this one.
  func place(of word: [UInt8]) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if precedes(letters[entries[middle].word], word[...]) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  func entry(for word: [UInt8]) -> Int? {
    let place = place(of: word)
    guard place < entries.count, letters[entries[place].word].elementsEqual(word) else {
      return nil
    }
    return place
  }
}

extension TermShard {
  /// Words share their beginning with the word before: all of it, or up to a smaller letter.
  private mutating func readWord(
    after last: Range<Int>, _ reader: inout PartReader
  ) throws(IndexError) -> Range<Int> {
    let kept = try reader.number(upTo: last.count)
    let rest = reader.bytes[try reader.text()]
    guard let letter = rest.first, kept == last.count || letters[last.lowerBound + kept] < letter
    else { throw reader.failure(.unsorted) }
    return append(last.prefix(kept), rest)
  }

  private mutating func append(_ kept: Range<Int>, _ rest: ArraySlice<UInt8>) -> Range<Int> {
    let start = letters.count
    letters += Array(letters[kept]) + rest
    return start..<letters.count
  }

  /// How many units have the word, twice, and one more if synonyms follow.
  private mutating func readEntry(
    _ word: Range<Int>, from total: inout Int, _ reader: inout PartReader
  ) throws(IndexError) {
    let number = try reader.number(upTo: 2 * reader.bytes.count)
    let count = number / 2
    guard count <= reader.bytes.count - total else { throw reader.failure(.outOfRange) }
    var stem = word
    if count == 0 {
      stem = append(0..<0, Stemmer.stem(Array(letters[word]))[...])
    }
    let first = synonyms.count
    if number % 2 == 1 { try readSynonyms(&reader) }
    entries.append(
      Entry(
        word: word, stem: stem, postings: total..<total + count,
        synonyms: first..<synonyms.count))
    total += count
  }

  private mutating func readSynonyms(_ reader: inout PartReader) throws(IndexError) {
    for _ in 0..<(try reader.count()) {
      var rest: [[UInt8]] = []
      for _ in 0..<(try reader.count()) { rest.append(Array(reader.bytes[try reader.text()])) }
      synonyms.append(Synonym(rest: rest, target: try reader.number()))
    }
  }

  /// A byte for each, then the gaps from unit to unit, then the places in the texts.
  private mutating func readPostings(
    unitCount: Int, _ reader: inout PartReader
  ) throws(IndexError) {
    let infos = try reader.range(entries.last?.postings.upperBound ?? 0)
    var units: [Int] = []
    units.reserveCapacity(infos.count)
    for entry in entries {
      var unit = -1
      for _ in entry.postings {
        unit += 1 + (try reader.number(upTo: unitCount))
        guard unit < unitCount else { throw reader.failure(.outOfRange) }
        units.append(unit)
      }
    }
    postings.reserveCapacity(infos.count)
    for (unit, info) in zip(units, infos) {
      let places = try Self.places(reader.bytes[info] >> 5, &reader)
      postings.append(Posting(unit: unit, info: reader.bytes[info], places: places))
    }
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
