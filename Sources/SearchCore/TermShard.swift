/// A range of the dictionary with its postings.
struct TermShard: Sendable {
  /// What the dictionary says about a word.
  enum Entry {
    /// The units where it stands; a place in `bytes`.
    case postings(Postings)
    /// An inflected form: look under its stem.
    case form(of: [UInt8])
  }

  /// Where a word's list of units lies.
  struct Postings: Sendable, Equatable {
    let count: Int
    let offset: Int
  }

  private let bytes: [UInt8]
  private let part: PartName
  private let unitCount: Int

  init(_ bytes: [UInt8], _ part: PartName, unitCount: Int) {
    self.bytes = bytes
    self.part = part
    self.unitCount = unitCount
  }

  /// Calls `body` with every word that starts so, in order.
  func forEach(
    startingWith prefix: [UInt8], _ body: (_ word: [UInt8], _ entry: Entry) -> Void
  ) throws(IndexError) {
    var reader = PartReader(bytes, part)
    let size = try reader.number(upTo: bytes.count)
    var offset = reader.offset + size
    let count = try reader.count()
    var word: [UInt8] = []
    for _ in 0..<count {
      try Self.readWord(&word, &reader)
      let (entry, size) = try readEntry(word, at: offset, &reader)
      offset += size
      if word.starts(with: prefix) {
        body(word, entry)
      } else if precedes(prefix[...], word[...]) {
        return
      }
    }
  }

  func entry(for word: [UInt8]) throws(IndexError) -> Entry? {
    var found: Entry?
    try forEach(startingWith: word) { candidate, entry in
      if candidate.count == word.count { found = entry }
    }
    return found
  }

  /// Calls `body` with each unit of a word and the word's impact there.
  func forEach(
    in postings: Postings, _ body: (_ unit: Int, _ impact: UInt8) -> Void
  ) throws(IndexError) {
    var gaps = PartReader(bytes, part, at: min(postings.offset, bytes.count))
    let impacts = try gaps.range(postings.count)
    var unit = -1
    for place in impacts {
      unit += 1 + (try gaps.number(upTo: unitCount))
      guard unit < unitCount else { throw gaps.failure(.outOfRange) }
      body(unit, bytes[place])
    }
  }
}

extension TermShard {
  /// Words share their beginning with the word before: all of it, or up to a smaller letter.
  private static func readWord(
    _ word: inout [UInt8], _ reader: inout PartReader
  ) throws(IndexError) {
    let kept = try reader.number(upTo: word.count)
    let rest = reader.bytes[try reader.text()]
    guard let letter = rest.first, kept == word.count || word[kept] < letter else {
      throw reader.failure(.unsorted)
    }
    word.removeLast(word.count - kept)
    word.append(contentsOf: rest)
  }

  /// An entry, and how many bytes its postings take.
  private func readEntry(
    _ word: [UInt8], at offset: Int, _ reader: inout PartReader
  ) throws(IndexError) -> (Entry, size: Int) {
    let count = try reader.number(upTo: unitCount)
    guard count == 0 else {
      let size = try reader.number(upTo: bytes.count)
      guard size <= bytes.count - offset else { throw reader.failure(.outOfRange) }
      return (.postings(Postings(count: count, offset: offset)), size)
    }
    let kept = try reader.number(upTo: word.count)
    let rest = try reader.text()
    return (.form(of: Array(word[..<kept]) + reader.bytes[rest]), 0)
  }
}
