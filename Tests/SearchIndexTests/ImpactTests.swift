import TestSupport
import Testing

@testable import SearchIndex

@Suite struct ImpactTests {
  /// The formula as the literature writes it, in floating point.
  @Test func theValueIsThatOfBM25F() {
    var random = SeededRandom(44)
    for _ in 0..<200 {
      let all = (0..<random.below(40) + 2).map { _ in
        lengths(heading: UInt32(random.below(6) + 1), body: UInt32(random.below(400) + 1))
      }
      let own = all[random.below(all.count)]
      var counts = FieldNumbers<UInt16>()
      counts[.heading] = UInt16(random.below(3))
      counts[.body] = UInt16(random.below(20))
      let value = Impact(lengths: all).value(counts, lengths: own)
      let expected = bm25f(counts, own, all)
      #expect(abs(Double(value) / Double(Impact.one) - expected) < 0.001 + expected * 0.001)
    }
  }

  private func bm25f(
    _ counts: FieldNumbers<UInt16>, _ own: FieldCounts, _ all: [FieldCounts]
  ) -> Double {
    var weighted = 0.0
    for field in Field.allCases where counts[field] > 0 {
      let average = all.reduce(0) { $0 + Double($1[field]) } / Double(all.count)
      let share = Double(field.lengthShare) / 100
      let norm = 1 - share + share * Double(own[field]) / average
      weighted += Double(field.weight) / 10 * Double(counts[field]) / norm
    }
    return weighted / (1.6 + weighted)
  }

  @Test func headingsAndShortTextsCountMore() {
    let long = lengths(heading: 2, body: 200)
    let short = lengths(heading: 2, body: 20)
    let scale = Impact(lengths: [long, short, short, long])
    let inText = counts(.body)
    let once = scale.value(inText, lengths: long)
    #expect(scale.value(counts(.heading), lengths: long) > once)
    #expect(scale.value(inText, lengths: short) > once)
  }

  @Test func everyWordThatOccursIsWorthSomething() {
    #expect(Impact.level(0) == 1)
    #expect(Impact.level(Impact.one / 2) == 4)
    #expect(Impact.level(Impact.one) == 7)
  }

  private func lengths(heading: UInt32, body: UInt32) -> FieldCounts {
    var lengths = FieldCounts()
    lengths[.heading] = heading
    lengths[.body] = body
    return lengths
  }

  private func counts(_ field: Field) -> FieldNumbers<UInt16> {
    var counts = FieldNumbers<UInt16>()
    counts[field] = 1
    return counts
  }
}
