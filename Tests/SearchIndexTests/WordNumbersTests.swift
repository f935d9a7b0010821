import TestSupport
import Testing

@testable import SearchIndex

@Suite struct WordNumbersTests {
  @Test func everyWordHasOneNumber() {
    var random = SeededRandom(52)
    var numbers = WordNumbers()
    var known: [[UInt8]: Int] = [:]
    for _ in 0..<5000 {
      let word = random.bytes(upTo: 14).map { $0 & 3 }
      #expect(numbers.known(word) == known[word])
      let text = random.bytes(upTo: 9)
      let inText = text + word + random.bytes(upTo: 9)
      let number = numbers.number(of: text.count..<text.count + word.count, in: inText.span)
      #expect(number == known[word] ?? known.count)
      known[word] = number
      #expect(numbers.number(of: word) == number)
    }
    #expect(numbers.count == known.count)
    for (word, number) in known {
      #expect(Array(numbers[number]) == word)
    }
    let sorted = known.keys.sorted { $0.lexicographicallyPrecedes($1) }
    #expect(numbers.sorted().map { Array(numbers[Int($0)]) } == sorted)
  }
}
