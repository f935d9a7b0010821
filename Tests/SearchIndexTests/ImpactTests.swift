import Glibc
import TestSupport
import Testing

@testable import SearchIndex

@Suite struct ImpactTests {
  @Test func theLogarithmIsThatOfTheLibrary() {
    for number: UInt64 in [1, 2, 3, 5, 7, 8, 100, 1023, 1024, 65_537, 4_000_000_000] {
      let ours = Double(Impact.log2(number)) / Double(Impact.one)
      #expect(abs(ours - log2(Double(number))) < 0.0001, "\(number)")
    }
  }

  /// The formula as the literature writes it, in floating point.
  @Test func theValueIsThatOfBM25F() {
    var random = SeededRandom(44)
    for _ in 0..<200 {
      let all = (0..<random.below(40) + 2).map { _ in
        lengths(heading: UInt32(random.below(6) + 1), text: UInt32(random.below(400) + 1))
      }
      let own = all[random.below(all.count)]
      var counts = FieldCounts()
      counts[.heading] = UInt32(random.below(3))
      counts[.text] = UInt32(random.below(20))
      let frequency = random.below(all.count) + 1
      let value = Impact(lengths: all).value(counts, lengths: own, frequency: frequency)
      let expected = bm25f(counts, own, all, frequency)
      #expect(abs(Double(value) / Double(Impact.one) - expected) < 0.001 + expected * 0.001)
    }
  }

  private func bm25f(
    _ counts: FieldCounts, _ own: FieldCounts, _ all: [FieldCounts], _ frequency: Int
  ) -> Double {
    var weighted = 0.0
    for field in Field.allCases where counts[field] > 0 {
      let average = all.reduce(0) { $0 + Double($1[field]) } / Double(all.count)
      let share = Double(field.lengthShare) / 100
      let norm = 1 - share + share * Double(own[field]) / average
      weighted += Double(field.weight) * Double(counts[field]) / norm
    }
    let rarity = log2((Double(all.count) + 1) / (Double(frequency) + 0.5))
    return max(0, rarity) * weighted / (1.2 + weighted)
  }

  @Test func rareWordsAndHeadingsAndShortTextsCountMore() {
    let long = lengths(heading: 2, text: 200)
    let short = lengths(heading: 2, text: 20)
    let scale = Impact(lengths: [long, short, short, long])
    let inText = counts(.text)
    let once = scale.value(inText, lengths: long, frequency: 2)
    #expect(scale.value(inText, lengths: long, frequency: 1) > once)
    #expect(scale.value(counts(.heading), lengths: long, frequency: 2) > once)
    #expect(scale.value(inText, lengths: short, frequency: 2) > once)
  }

  @Test func everyWordThatOccursIsWorthSomething() {
    let lengths = lengths(heading: 1, text: 1)
    let value = Impact(lengths: [lengths]).value(counts(.text), lengths: lengths, frequency: 1)
    #expect(Impact.byte(value, of: 1_000_000_000) == 1)
    #expect(Impact.byte(value, of: value) == 255)
  }

  private func lengths(heading: UInt32, text: UInt32) -> FieldCounts {
    var lengths = FieldCounts()
    lengths[.heading] = heading
    lengths[.text] = text
    return lengths
  }

  private func counts(_ field: Field) -> FieldCounts {
    var counts = FieldCounts()
    counts[field] = 1
    return counts
  }
}
