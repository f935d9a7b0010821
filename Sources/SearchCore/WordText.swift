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
}
