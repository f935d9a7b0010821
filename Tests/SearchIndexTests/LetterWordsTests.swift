import TestSupport
import Testing

@testable import SearchIndex

@Suite struct LetterWordsTests {
  @Test func wordsAreWhatCharactersSay() {
    var random = SeededRandom(54)
    var words = LetterWords()
    for _ in 0..<8000 {
      let text = random.chance(3) ? random.text(pieces: 16) : OddTexts.text(&random)
      let expected = text.split { !$0.isLetter && $0 != "’" }
      #expect(words.words(of: text).elementsEqual(expected.map(String.init)), "\(text)")
      #expect(
        words.places
          == expected.map { word in
            let start = text.utf8.distance(from: text.startIndex, to: word.startIndex)
            return start..<start + word.utf8.count
          })
    }
  }
}
