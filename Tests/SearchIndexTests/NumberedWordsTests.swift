import SearchCore
import TestSupport
import Testing

@testable import SearchIndex

@Suite struct NumberedWordsTests {
  private func expectAsTokenizer(_ text: String, _ numbered: inout NumberedWords) {
    var found: [NumberedWords.Word] = []
    numbered.append(text, to: &found)
    var tokens = Tokenizer(Array(text.utf8))
    var expected: [[UInt8]] = []
    var pieces: [Bool] = []
    while let token = tokens.next() {
      expected.append(Stemmer.stem(token.word))
      pieces.append(token.isPiece)
    }
    #expect(found.map { Array(numbered.words[$0.stem]) } == expected, "\(text.debugDescription)")
    #expect(found.map(\.isPiece) == pieces, "\(text.debugDescription)")
  }

  @Test func textsAreCutAsTheTokenizerCutsThem() {
    var random = SeededRandom(51)
    var numbered = NumberedWords()
    for _ in 0..<4000 {
      expectAsTokenizer(OddTexts.text(&random), &numbered)
      expectAsTokenizer(random.text(), &numbered)
      expectAsTokenizer(
        String(decoding: random.bytes(upTo: 40), as: UTF8.self), &numbered)
    }
  }

  @Test(arguments: [
    "", " ", ".", "'", "a", "a.", ".a", "'a'", "1.2.", "1..2", "a'b", "a''b", "…a’b’", "a.1",
    String(repeating: "ab", count: 100), String(repeating: "画", count: 100),
    "1" + String(repeating: ".1", count: 100), String(repeating: "é", count: 40) + " end",
  ])
  func dotsApostrophesAndLongRuns(text: String) {
    var numbered = NumberedWords()
    expectAsTokenizer(text, &numbered)
    expectAsTokenizer("before " + text + ", after", &numbered)
  }

  @Test func aStemThatNoTextHasIsNoWord() {
    var numbered = NumberedWords()
    var found: [NumberedWords.Word] = []
    numbered.append("buttons", to: &found)
    let stem = numbered.number(of: Array("button".utf8))
    let word = numbered.number(of: Array("buttons".utf8))
    #expect(stem != nil && stem == found.first?.stem)
    #expect(stem.map { numbered.stem(of: $0) } == .some(nil))
    #expect(word.map { numbered.stem(of: $0) } == stem)
    #expect(numbered.number(of: Array("label".utf8)) == nil)
  }
}
