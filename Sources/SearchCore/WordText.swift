/// Words with blanks between, in one text: a list that costs nothing to start with.
enum WordText {
  /// The number of a word in the list.
  static func place(of word: [UInt8], in list: StaticString) -> Int? {
    let (letters, count) = (list.utf8Start, list.utf8CodeUnitCount)
    var number = 0
    var place = 0
    while place < count {
      var matched = 0
      while matched < word.count, place + matched < count,
        letters[place + matched] == word[matched]
      {
        matched += 1
      }
      let end = place + matched
      if matched == word.count, end == count || letters[end] == 0x20 { return number }
      while place < count, letters[place] != 0x20 { place += 1 }
      place += 1
      number += 1
    }
    return nil
  }

  /// Whether a word has some letters at a place.
  static func has(_ letters: StaticString, at start: Int, in word: [UInt8]) -> Bool {
    has(letters, 0..<letters.utf8CodeUnitCount, at: start, in: word)
  }

  /// The same of a piece of a list.
  static func has(
    _ list: StaticString, _ piece: Range<Int>, at start: Int, in word: [UInt8]
  ) -> Bool {
    guard start >= 0, start + piece.count <= word.count else { return false }
    // Backwards: endings are looked for, and most differ in their last letter.
    var count = piece.count
    while count > 0, word[start + count - 1] == list.utf8Start[piece.lowerBound + count - 1] {
      count -= 1
    }
    return count == 0
  }

  /// The word of a number.
  static func word(_ number: Int, in list: StaticString) -> [UInt8] {
    var word: [UInt8] = []
    var current = 0
    for place in 0..<list.utf8CodeUnitCount {
      let byte = list.utf8Start[place]
      if byte == 0x20 {
        current += 1
      } else if current == number {
        word.append(byte)
      }
    }
    return word
  }
}
