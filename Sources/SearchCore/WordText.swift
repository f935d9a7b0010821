/// Words with blanks between, in one text: a list that costs nothing to start with.
enum WordText {
  /// The number of a word in the list.
  static func place(of word: [UInt8], in list: StaticString) -> Int? {
    var number = 0
    var matched = 0
    for place in 0...list.utf8CodeUnitCount {
      let isEnd = place == list.utf8CodeUnitCount || list.utf8Start[place] == 0x20
      if isEnd {
        if matched == word.count { return number }
        number += 1
        matched = 0
      } else if matched >= 0 {
        let isSame = matched < word.count && word[matched] == list.utf8Start[place]
        matched = isSame ? matched + 1 : -1
      }
    }
    return nil
  }

  /// Whether a word has some letters at a place.
  static func has(_ letters: StaticString, at start: Int, in word: [UInt8]) -> Bool {
    guard start >= 0, start + letters.utf8CodeUnitCount <= word.count else { return false }
    for offset in 0..<letters.utf8CodeUnitCount
    where word[start + offset] != letters.utf8Start[offset] {
      return false
    }
    return true
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
