import TestSupport
import Testing
import Vocabulary

@testable import Model

/// The glance passes over no sentence that says something.
@Suite struct PlatformGlanceTests {
  /// What is in sentences about platforms, in order; any of it may be missing.
  private static let slots = [
    ["Boxes", "boxes", "This feature", "The", "tvOS", "iOS and Apple TV", "No", "It", "App’s"],
    ["are", "aren’t", "isn't", "don’t", "does not", "currently", "n't", "not yet", "have been"],
    ["only", "not", "never"],
    [
      "supported", "unsupported", "unavailable", "inapplicable", "Apply", "applies", "support",
      "supports", "available", "offered", "considerations", "additional considerations",
      "unsupportedn't", "considerationsXnt'",
    ],
    ["only", "boxes", "well"], ["in", "for", "to", "on", "by", "when"],
    ["iOS", "Apple TV", "iPad or Vision Pro", "all platforms except", "other", "the cup’s", "12"],
    ["and visionOS", "only", "macOS, iOS, and tvOS"],
    [".", ";", ".\r\n", " —", "*", "’", ", "],
  ]

  private static let others = [
    "é", "e\u{301}", "\u{2BC}", "\u{200D}", "\u{200C}", ".\u{301}", "日本", "\u{A0}", "\u{2028}",
  ]

  private static func text(_ random: inout SeededRandom) -> String {
    let sentences = random.list(upTo: 3) { random in
      let words = slots.flatMap { random.chance(3) ? [] : [random.pick($0)] }
      return words.joined(separator: random.chance(12) ? "" : " ")
    }
    return sentences.joined() + (random.chance(20) ? random.pick(others) : "")
  }

  @Test func saysWhatAllSentencesSay() {
    var random = SeededRandom(72)
    var said = 0
    for _ in 0..<10_000 {
      let text = Self.text(&random)
      let sentences = PlatformSupport.sentences(text)
      let all = sentences.compactMap { PlatformSentence.read($0, subject: "Boxes") }
      said += all.count
      guard let glance = PlatformGlance(text) else { continue }
      let likely = glance.likely.map { PlatformSentence.words($0[...]) }
      #expect(likely.compactMap { PlatformSentence.read($0, subject: "Boxes") } == all, "\(text)")
      #expect(glance.sentences == sentences.count, "\(text)")
    }
    #expect(said > 100)
  }

  @Test func wordsInASCIIAreCutAsAllAre() {
    var random = SeededRandom(73)
    var plain = 0
    for _ in 0..<4000 {
      let text = Self.text(&random)[...]
      guard let words = PlatformSentence.plainWords(text) else { continue }
      plain += 1
      #expect(words == PlatformSentence.wordsByCharacter(text), "\(text)")
    }
    #expect(plain > 400)
    #expect(PlatformSentence.plainWords("It isn’t.") == nil)
  }

  @Test(arguments: [
    ("aren't", "are not"), ("aren’t", "are not"), ("ARENT'", "are not"),
    ("arent\u{2BC}", "are not"),
    ("n't", " not"), ("nt'", " not"), ("can't", "ca not"), ("it's", "it's"), ("ant", "ant"),
    ("Unsupported", "not supported"),
  ])
  func aNotIsAWordOfItsOwn(text: String, words: String) {
    #expect(PlatformSentence.words(text[...]).joined(separator: " ") == words)
  }

  @Test func mostSentencesAreNotLookedAtCloser() throws {
    let text =
      "Boxes are available when you need them. They support lids; not cups. No, they don’t."
    let glance = try #require(PlatformGlance(text))
    #expect(glance.sentences == 4 && glance.likely.isEmpty)
  }

  @Test func otherLettersAreReadLetterByLetter() {
    #expect(PlatformGlance("Größe") == nil && PlatformGlance("a\u{200D}") == nil)
    let support = PlatformSupport("Not supported in tvOS. Größe.", subject: "")
    #expect(support.unsupported == [.tvOS] && !support.isWhole)
  }
}
