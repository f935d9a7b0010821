import Testing

@testable import SearchCore

struct KnownStemTests {
  @Test(arguments: [
    ("and", KnownStem.and), ("generation", KnownStem.generation), ("sf", KnownStem.sf),
    ("mode", KnownStem.mode), ("symbol", KnownStem.symbol),
    ("resolution", KnownStem.resolution), ("type", KnownStem.type),
    ("class", KnownStem.sizeClass), ("screen", KnownStem.screen), ("pt", KnownStem.pt),
    ("pts", KnownStem.pts), ("px", KnownStem.px),
    ("iphone", KnownStem.iPhone),
    ("ipad", KnownStem.iPad), ("ios", KnownStem.iOS), ("ipados", KnownStem.iPadOS),
    ("leading", KnownStem.leading),
    ("subhead", KnownStem.subhead), ("subheadline", KnownStem.subheadline),
    ("large", KnownStem.large), ("panel", KnownStem.panel),
    ("platform", KnownStem.platform), ("display", KnownStem.display),
  ])
  func aNumberIsTheHashOfItsStem(word: String, number: UInt32) {
    #expect(SearchEngine.hash(of: Stemmer.stem(Array(word.utf8))) == number)
  }

  @Test func idleWordsAreInOrder() {
    let words = """
      app image recommended artwork item allowed readable available inside please accepted possible
      meaning
      """
    #expect(AnswerWord.list(Array(words.utf8)).map(\.stem) == KnownStem.idle)
  }
}
