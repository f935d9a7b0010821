/// The table of contents of an index: which file holds which words and which units, and what every
/// search needs to know of each unit.
struct Manifest: Sendable {
  static let magic: [UInt8] = [0x48, 0x49, 0x47]
  static let version: UInt8 = 2

  /// One file and the first word in it.
  struct Terms: Sendable {
    let hash: UInt32
    let first: [UInt8]
  }

  /// One file and the units in it.
  struct Units: Sendable {
    let hash: UInt32
    let units: Range<Int>
  }

  /// What to know of each unit, in order.
  let marks: [UnitMark]
  let terms: [Terms]
  let units: [Units]
  let texts: [Units]
  /// What synonyms lead to: names of platforms first, then Apple's words.
  let targets: [[UInt8]]
  let platformCount: Int

  var unitCount: Int { marks.count }

  init(_ bytes: [UInt8]) throws(IndexError) {
    var reader = PartReader(bytes, .manifest)
    for expected in Self.magic {
      guard try reader.byte() == expected else { throw reader.failure(.notAnIndex) }
    }
    guard try reader.byte() == Self.version else { throw reader.failure(.otherVersion) }
    let unitCount = try reader.number(upTo: SearchEngine.mostUnits)
    marks = try reader.range(unitCount).map { UnitMark(bytes[$0]) }
    terms = try Self.readTerms(&reader)
    units = try Self.readUnits(&reader, count: unitCount)
    texts = try Self.readUnits(&reader, count: unitCount)
    targets = try Self.readTargets(&reader)
    platformCount = try reader.number(upTo: targets.count)
    try reader.finish()
  }
}

extension Manifest {
  private static func readTerms(_ reader: inout PartReader) throws(IndexError) -> [Terms] {
    var terms: [Terms] = []
    for _ in 0..<(try reader.count()) {
      let hash = try reader.fixed32()
      let first = Array(reader.bytes[try reader.text()])
      if let last = terms.last, !precedes(last.first[...], first[...]) {
        throw reader.failure(.unsorted)
      }
      terms.append(Terms(hash: hash, first: first))
    }
    return terms
  }

  private static func readUnits(
    _ reader: inout PartReader, count: Int
  ) throws(IndexError) -> [Units] {
    var files: [Units] = []
    var next = 0
    for _ in 0..<(try reader.count()) {
      let hash = try reader.fixed32()
      let size = try reader.number(upTo: count - next)
      files.append(Units(hash: hash, units: next..<next + size))
      next += size
    }
    guard next == count else { throw reader.failure(.outOfRange) }
    return files
  }
}

extension Manifest {
  private static func readTargets(_ reader: inout PartReader) throws(IndexError) -> [[UInt8]] {
    var targets: [[UInt8]] = []
    for _ in 0..<(try reader.count()) { targets.append(Array(reader.bytes[try reader.text()])) }
    return targets
  }
}

extension Manifest {
  /// The file in which a word stands if it stands anywhere.
  func termsFile(for word: [UInt8]) -> Int? {
    var found: Int?
    for place in terms.indices {
      if precedes(word[...], terms[place].first[...]) { break }
      found = place
    }
    return found
  }

  /// The files in which words that start so may stand.
  func termsFiles(startingWith prefix: [UInt8]) -> Range<Int> {
    let start = termsFile(for: prefix) ?? 0
    var end = min(start + 1, terms.count)
    while end < terms.count, terms[end].first.starts(with: prefix) { end += 1 }
    return start..<end
  }

  static func file(of unit: Int, in files: [Units]) -> Int? {
    files.firstIndex { $0.units.contains(unit) }
  }
}

/// Whether one word stands before another, byte by byte.
func precedes(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Bool {
  a.lexicographicallyPrecedes(b)
}
