extension Stemmer {
  /// Step 2, a row for each suffix: what replaces it, and after a slash what must hold in front: an
  /// l, or a letter that -li follows. A suffix is before those that it ends in.
  static let derivations: StaticString = """
    ational>ate tional>tion enci>ence anci>ance abli>able entli>ent ization>ize izer>ize ation>ate \
    ator>ate alism>al aliti>al alli>al fulness>ful ousness>ous ousli>ous iveness>ive iviti>ive \
    biliti>ble bli>ble ogi>og/l fulli>ful lessli>less li>/c
    """

  /// Step 3; the 2 asks for a suffix within R2.
  static let endings: StaticString = """
    ational>ate tional>tion alize>al icate>ic iciti>ic ical>ic ful> ness> ative>/2
    """

  /// Step 4; the letters in brackets of Snowball, s or t before -ion, are a case of their own.
  static let residues: StaticString = """
    ement> ance> ence> able> ible> ment> ant> ent> ism> ate> iti> ous> ive> ize> al> er> ic> ion>/s
    """

  /// Replaces the first suffix of a list that the word ends in, if it lies within the region.
  mutating func replaceSuffix(_ list: StaticString, within region: Int) {
    var rows = SuffixRows(list)
    while let row = rows.next() {
      guard ends(with: row) else { continue }
      if isWithin(region, last: row.suffix.count), holds(row.condition, before: row.suffix.count) {
        word.removeLast(row.suffix.count)
        for place in row.replacement { word.append(list.utf8Start[place]) }
      }
      return
    }
  }

  /// Step 5: a last e or l.
  mutating func dropFinal() {
    guard let last = word.last else { return }
    if last == UInt8(ascii: "l") {
      if isWithin(second, last: 1), word.count > 1, word[word.count - 2] == last {
        word.removeLast()
      }
    } else if last == UInt8(ascii: "e") {
      var shorter = self
      shorter.word.removeLast()
      let droppable = isWithin(first, last: 1) && !shorter.endsInShortSyllable
      if isWithin(second, last: 1) || droppable { word.removeLast() }
    }
  }
}

extension Stemmer {
  private func ends(with row: SuffixRow) -> Bool {
    guard row.suffix.count <= word.count else { return false }
    let start = word.count - row.suffix.count
    for offset in 0..<row.suffix.count
    where word[start + offset] != row.list.utf8Start[row.suffix.lowerBound + offset] {
      return false
    }
    return true
  }

  private func holds(_ condition: UInt8, before length: Int) -> Bool {
    let letter = word.count > length ? word[word.count - length - 1] : 0
    switch condition {
    case UInt8(ascii: "l"): return letter == UInt8(ascii: "l")
    case UInt8(ascii: "s"): return Self.isOne(letter, of: "st")
    case UInt8(ascii: "2"): return isWithin(second, last: length)
    case UInt8(ascii: "c"): return Self.isOne(letter, of: "cdeghkmnrt")
    default: return true
    }
  }
}

/// A suffix, what replaces it, and the sign of what must hold in front of it, 0 for nothing.
struct SuffixRow {
  let list: StaticString
  let suffix: Range<Int>
  let replacement: Range<Int>
  let condition: UInt8
}

/// Reads the rows of a list: `suffix>replacement/condition`, a blank between them.
struct SuffixRows {
  private let list: StaticString
  private var place = 0

  init(_ list: StaticString) { self.list = list }

  mutating func next() -> SuffixRow? {
    guard place < list.utf8CodeUnitCount else { return nil }
    let suffix = run()
    let replacement = run()
    var condition: UInt8 = 0
    if place > 0, list.utf8Start[place - 1] == UInt8(ascii: "/") {
      condition = list.utf8Start[place]
      place += 2
    }
    return SuffixRow(
      list: list, suffix: suffix, replacement: replacement, condition: condition)
  }

  /// The letters up to the next sign, which is left behind.
  private mutating func run() -> Range<Int> {
    let start = place
    while place < list.utf8CodeUnitCount, list.utf8Start[place] &- 0x61 < 26 { place += 1 }
    place += 1
    return start..<place - 1
  }
}
