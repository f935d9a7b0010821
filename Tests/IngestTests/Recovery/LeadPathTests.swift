import TestSupport
import Testing

@testable import Ingest

/// The leads of a stretch, against every choice there is.
@Suite struct LeadPathTests {
  /// What is in front of a sentence, and how many sentences are between.
  private struct Gap {
    var isBehindLead = false
    var sentences = 0

    /// Its place among the distances.
    var index: Int { isBehindLead ? 3 + min(sentences, 4) : min(sentences, 2) }
  }

  private func leads(_ sentences: [LeadPath.Sentence], from gap: Gap) -> [Bool] {
    var path = LeadPath(from: gap.index)
    for sentence in sentences { path.add(sentence) }
    return path.leads
  }

  /// The sum of the odds of a choice; nil if a sentence cannot be what is chosen.
  private func sum(
    _ choice: [Bool], of sentences: [LeadPath.Sentence], from start: Gap
  ) -> Int? {
    var (gap, sum) = (start, 0)
    for (isLead, sentence) in zip(choice, sentences) {
      switch (sentence, isLead) {
      case (.text, true), (.lead, false): return nil
      case (.guideline(let odds), true): sum += odds + LeadOdds.distances[gap.index]
      default: break
      }
      gap = isLead ? Gap(isBehindLead: true) : gap
      if !isLead { gap.sentences += 1 }
    }
    return sum
  }

  private func best(_ sentences: [LeadPath.Sentence], from gap: Gap) -> Int? {
    (0..<1 << sentences.count).compactMap { bits in
      sum(sentences.indices.map { bits >> $0 & 1 == 1 }, of: sentences, from: gap)
    }.max()
  }

  private func sentence(_ random: inout SeededRandom) -> LeadPath.Sentence {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: .lead
    case 1...3: .text
    default: .guideline(odds: Int.random(in: -40...40, using: &random))
    }
  }

  @Test func noChoiceIsBetter() {
    var random = SeededRandom(7)
    for _ in 0..<2_000 {
      let sentences = (0..<Int.random(in: 0...9, using: &random)).map { _ in sentence(&random) }
      let gap = Gap(
        isBehindLead: Bool.random(using: &random),
        sentences: Int.random(in: 0...6, using: &random))
      let found = sum(leads(sentences, from: gap), of: sentences, from: gap)
      #expect(found != nil && found == best(sentences, from: gap))
    }
  }

  /// One after the other, the first would be taken because it is a little likely, and the second
  /// not, because it is right behind a lead.
  @Test func theBetterOfTwoCommandsIsTaken() {
    let weak = 1 - LeadOdds.distances[LeadOdds.behindHeading]
    let two: [LeadPath.Sentence] = [.guideline(odds: weak), .guideline(odds: weak + 30)]
    #expect(leads(two, from: Gap()) == [false, true])
    #expect(leads([two[1], two[0]], from: Gap()) == [true, false])
  }

  @Test func aStretchWithoutSentencesHasNoLeads() {
    #expect(leads([], from: Gap()) == [])
  }
}
