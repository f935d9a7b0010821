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
    #if !hasFeature(Embedded)
      guard SuffixEnds.all.mayEnd(word) else { return }
    #endif
    var place = 0
    while place < list.utf8CodeUnitCount {
      let start = place
      while place < list.utf8CodeUnitCount, list.utf8Start[place] != UInt8(ascii: ">") {
        place += 1
      }
      let length = place - start
      if WordText.has(list, start..<place, at: word.count - length, in: word) {
        return replace(length, in: list, behind: place + 1, within: region)
      }
      while place < list.utf8CodeUnitCount, list.utf8Start[place] != 0x20 { place += 1 }
      place += 1
    }
  }

  /// Replaces so many letters by what follows in a row, if what is behind a slash there holds.
  private mutating func replace(
    _ length: Int, in list: StaticString, behind start: Int, within region: Int
  ) {
    var end = start
    while end < list.utf8CodeUnitCount, list.utf8Start[end] &- 0x61 < 26 { end += 1 }
    let isHeld = end < list.utf8CodeUnitCount && list.utf8Start[end] == UInt8(ascii: "/")
    guard isWithin(region, last: length),
      !isHeld || holds(list.utf8Start[end + 1], before: length)
    else { return }
    word.removeLast(length)
    for place in start..<end { word.append(list.utf8Start[place]) }
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
