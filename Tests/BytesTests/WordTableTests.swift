import TestSupport
import Testing

@testable import Bytes

@Suite struct WordTableTests {
  @Test func wordsHaveTheirPlaceInTheList() {
    let table = WordTable(["cup", "lid", "cup", "tray"])
    #expect(
      ["cup", "lid", "tray", "", "cups", "Cup", "cu"].map { table[$0] } == [1, 2, 4, 0, 0, 0, 0])
  }

  @Test func longWordsAreNotFound() {
    let (longest, longer) = ("abcdefghijklmnop", "abcdefghijklmnopq")
    let table = WordTable(["cup", longest])
    #expect(table[longest] == 2 && table[longer] == 0)
    #expect(!WordKey(longer).isWhole && WordKey(longer).count == 17)
  }

  @Test func noWordsAtAll() { #expect(WordTable([])["cup"] == 0) }

  @Test func zerosCount() {
    let table = WordTable(["a", "a\0"])
    #expect(table["a"] == 1 && table["a\0"] == 2 && table["\0"] == 0)
  }

  @Test func agreesWithADictionary() {
    var random = SeededRandom(71)
    let words = (0..<600).map { _ in random.text(pieces: 3) }
    let known = words.prefix(300).filter { $0.utf8.count <= WordKey.longest }
    let table = WordTable(Array(known))
    let bytes = known.map { Array($0.utf8) }
    for word in words {
      let place = bytes.firstIndex(of: Array(word.utf8))
      #expect(table[word] == (place.map { $0 + 1 } ?? 0), "\(word)")
    }
  }

  @Test func bytesAreTakenOffTheEnd() {
    for word in ["", "a", "arent", "exactlyeight", "abcdefghijklmnop"] {
      for count in 0...3 where word.utf8.count >= count {
        #expect(WordKey(word).dropping(count) == WordKey(String(word.dropLast(count))))
      }
    }
  }
}
