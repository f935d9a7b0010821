import Files
import Model
import SearchCore
import TestSupport
import Testing

@testable import SearchIndex

/// Why a result has its score.
@Suite struct ExplanationTests {
  private static let synonyms = Synonyms([
    Synonyms.Group(target: "safe area", words: ["layout", "tap target", "inset"]),
    Synonyms.Group(target: "menu", words: ["text size", "dropdown", "label"]),
  ])

  private func answer(
    _ query: String, seed: UInt64 = 1, limit: Int = 100
  ) throws -> SearchAnswer {
    let files = try published(SampleSite.make(seed: seed, pages: 12), Self.synonyms)
    var question = SearchQuestion(query, limit: limit)
    question.explains = true
    return try SiteSearch(output: "out", files: files).answer(question)
  }

  private func matches(_ query: String) throws -> [[ScoreExplanation.Match?]] {
    try answer(query).results.map { ($0.explanation?.words ?? []).map(\.match) }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6])
  func thePartsAddUpToTheScore(seed: UInt64) throws {
    let site = SampleSite.make(seed: seed, pages: 12)
    let search = try SiteSearch(output: "out", files: published(site, Self.synonyms))
    var random = SeededRandom(seed &+ 700)
    var kinds: Set<ScoreExplanation.Part.Kind> = []
    for _ in 0..<40 {
      var text = SampleSite.sentence(&random, upTo: 5)
      if random.chance(2), text.count > 3 { text.removeLast(random.below(3) + 1) }
      if random.chance(4) { text = random.pick(["mac ", "dropdown ", "butotn ", "zzz "]) + text }
      var question = SearchQuestion(text, limit: 100)
      question.explains = true
      for result in try search.answer(question).results {
        let why = try #require(result.explanation, "“\(text)”")
        let sum = why.words.reduce(0) { $0 + $1.score } + why.parts.reduce(0) { $0 + $1.score }
        #expect(sum == result.score && why.score == result.score, "“\(text)” \(result.address)")
        #expect(why.words.allSatisfy { ($0.match == nil) == ($0.score == 0) }, "“\(text)”")
        #expect(why.parts.allSatisfy { $0.score != 0 })
        kinds.formUnion(why.parts.map(\.kind))
      }
    }
    #expect(kinds.isSuperset(of: [.missing, .page]))
  }

  @Test func aWordCountsByRarityLevelAndWeight() throws {
    for match in try matches("contrast ").flatMap({ $0 }) {
      let match = try #require(match)
      #expect(match.kind == .word && match.weight == 256)
      #expect(match.name == Array("contrast".utf8))
      #expect(match.isInText || match.isInHeading || match.isInPath)
      #expect(1...Int(Posting.highestLevel) ~= match.level)
    }
    for result in try answer("contrast ").results {
      let word = try #require(result.explanation?.words.first)
      #expect(word.score == word.match.map { $0.rarity * $0.level })
    }
  }

  @Test(arguments: [
    ("contrast ", ScoreExplanation.Match.Kind.word), ("contr", .completion),
    ("contrasst ", .correction), ("dropdown ", .synonym), ("macbook ", .platform),
    ("how large ", .question),
  ])
  func theFormThatStandsForAWordIsTold(query: String, kind: ScoreExplanation.Match.Kind) throws {
    let kinds = try matches(query).flatMap { $0 }.map { $0?.kind }
    // What stands in a unit as it was typed may count more than what it stands for.
    #expect(kinds.contains(kind) && kinds.allSatisfy { $0 == kind || $0 == .word })
  }

  @Test func severalWordsStandForOne() throws {
    let found = try matches("inset ").compactMap { $0.first ?? nil }
    #expect(!found.isEmpty && found.allSatisfy { $0.words == 2 })
    #expect(found.allSatisfy { $0.name == Array("safe area".utf8) })
  }

  @Test func aWordThatAUnitLacksIsThereWithoutAMatch() throws {
    let words = try answer("contrast zzz ").results.flatMap { $0.explanation?.words ?? [] }
    #expect(words.contains { $0.word == Array("zzz".utf8) && $0.match == nil })
  }

  @Test func whatIsNotAskedIsNotTold() throws {
    let files = try published(SampleSite.make(seed: 1, pages: 12))
    let search = try SiteSearch(output: "out", files: files)
    let plain = try search.answer(SearchQuestion("contrast", limit: 5))
    #expect(!plain.results.isEmpty && plain.results.allSatisfy { $0.explanation == nil })
  }

  @Test func whatWasLookedForInsteadIsTold() throws {
    #expect(try answer("contrasst ").corrections == [.init(typed: "contrasst", meant: "contrast")])
    #expect(try answer("ocntrast ").corrections == [.init(typed: "ocntrast", meant: "contrast")])
    #expect(try answer("dropdown ").also == ["menu"])
    #expect(try answer("contrast zzzqqq xyzzy ").missing == ["zzzqqq", "xyzzy"])
    #expect(try answer("contrasst dropdown ").missing == [])
    #expect(try answer("contrast ").corrections == [])
  }
}
