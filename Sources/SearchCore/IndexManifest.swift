/// The table of contents of an index: which file holds which words and which units, and what each
/// unit can be told apart by.
final class IndexManifest: Sendable {
  static let magic: [UInt8] = [0x48, 0x49, 0x47]

  /// The values that bits of a mask stand for.
  let facets: [Facet]
  /// Of each unit.
  let masks: [UInt32]
  /// Of each file, what tells its words from those of the file before: none of its words comes
  /// before this, all of theirs do.
  let beginnings: TextList
  let termHashes: [UInt32]
  let units: UnitFiles
  let synonyms: SynonymList
  /// The units with rows of tables, in order.
  let tables: [Int]
  /// The files of their tables.
  let rows: UnitFiles

  var unitCount: Int { masks.count }

  init(_ bytes: [UInt8]) throws(IndexError) {
    var reader = PartReader(bytes, .manifest)
    for expected in Self.magic {
      guard try reader.byte() == expected else { throw reader.failure(.notAnIndex) }
    }
    guard try reader.byte() == SearchEngine.version else { throw reader.failure(.otherVersion) }
    facets = try Self.readFacets(&reader)
    masks = try Self.readMasks(&reader)
    var beginnings = TextList()
    for _ in 0..<(try reader.count()) { try beginnings.append(frontCoded: &reader) }
    self.beginnings = beginnings
    termHashes = try reader.hashes(beginnings.count)
    units = try UnitFiles(&reader, count: masks.count)
    synonyms = try SynonymList(&reader)
    tables = try Self.readTables(&reader, units: masks.count)
    rows = try UnitFiles(&reader, count: tables.count)
    try reader.finish()
  }
}

extension IndexManifest {
  private static func readFacets(_ reader: inout PartReader) throws(IndexError) -> [Facet] {
    var facets: [Facet] = []
    for _ in 0..<(try reader.number(upTo: Facet.most)) {
      guard let kind = Facet.Kind(rawValue: try reader.byte()) else {
        throw reader.failure(.outOfRange)
      }
      facets.append(Facet(kind, try reader.text()))
    }
    return facets
  }

  /// The different masks, then which of them how many units in a row have.
  private static func readMasks(_ reader: inout PartReader) throws(IndexError) -> [UInt32] {
    let known = try reader.hashes(try reader.count())
    var masks: [UInt32] = []
    for _ in 0..<(try reader.count()) {
      let place = try reader.number(upTo: known.count)
      guard place < known.count else { throw reader.failure(.outOfRange) }
      let count = try reader.number(upTo: SearchEngine.mostUnits - masks.count)
      for _ in 0..<count { masks.append(known[place]) }
    }
    return masks
  }

  /// From each to the next, less 1.
  private static func readTables(
    _ reader: inout PartReader, units: Int
  ) throws(IndexError) -> [Int] {
    var tables: [Int] = []
    var unit = -1
    for _ in 0..<(try reader.count()) {
      unit += 1 + (try reader.number(upTo: units))
      guard unit < units else { throw reader.failure(.outOfRange) }
      tables.append(unit)
    }
    return tables
  }
}

extension IndexManifest {
  func isPage(_ unit: Int) -> Bool { masks[unit] & Facet.page != 0 }

  /// The units of the page that a unit is on.
  func page(of unit: Int) -> Range<Int> {
    var (start, end) = (unit, unit + 1)
    while start > 0, !isPage(start) { start -= 1 }
    while end < unitCount, !isPage(end) { end += 1 }
    return start..<end
  }

  /// The file in which a word is if it is anywhere.
  func termsFile(for word: [UInt8]) -> Int? {
    if let place = beginnings.known(word) { return place }
    let next = beginnings.place(of: word)
    return next > 0 ? next - 1 : nil
  }

  /// The files in which words that start so may be.
  func termsFiles(startingWith prefix: [UInt8]) -> Range<Int> {
    let start = termsFile(for: prefix) ?? 0
    var end = min(start + 1, beginnings.count)
    while beginnings.starts(end, with: prefix) { end += 1 }
    return start..<end
  }
}

/// The files that hold a range of units each.
struct UnitFiles: Sendable {
  let hashes: [UInt32]
  private var ends: [Int] = []

  init(_ reader: inout PartReader, count: Int) throws(IndexError) {
    var end = 0
    for _ in 0..<(try reader.count()) {
      end += try reader.number(upTo: count - end)
      ends.append(end)
    }
    hashes = try reader.hashes(ends.count)
    guard end == count else { throw reader.failure(.outOfRange) }
  }

  var count: Int { hashes.count }

  /// The units of a file.
  func units(_ file: Int) -> Range<Int> { (file > 0 ? ends[file - 1] : 0)..<ends[file] }

  func file(of unit: Int) -> Int? { ends.firstIndex { unit < $0 } }
}
