import TestSupport
import Testing

@testable import SearchIndex

@Suite struct OccurrenceLogTests {
  @Test func whatIsWrittenUnitByUnitIsReadWordByWord() {
    var random = SeededRandom(53)
    for _ in 0..<100 {
      var log = OccurrenceLog()
      var written: [[Occurrence]] = Array(repeating: [], count: 300)
      var unit = 0
      for _ in 0..<random.below(random.pick([20, 300])) {
        unit += random.below(random.pick([2, 300, 1_000_000]))
        for word in written.indices where random.chance(20) {
          written[word].append(Self.occurrence(unit, &random))
          log.append(written[word][written[word].count - 1], of: word)
        }
      }
      let table = log.sorted(words: written.count)
      for (word, occurrences) in written.enumerated() {
        #expect(Array(table[word]) == occurrences)
        #expect(table[word].count == occurrences.count)
        #expect(table[word].isEmpty == occurrences.isEmpty)
      }
    }
  }

  @Test func aLongLogIsWhole() {
    var random = SeededRandom(54)
    var log = OccurrenceLog()
    let all = (0..<200_000).map { Self.occurrence($0, &random) }
    for one in all { log.append(one, of: one.unit % 3) }
    let table = log.sorted(words: 4)
    for word in 0..<4 { #expect(Array(table[word]) == all.filter { $0.unit % 3 == word }) }
  }

  private static func occurrence(_ unit: Int, _ random: inout SeededRandom) -> Occurrence {
    var occurrence = Occurrence(unit: unit)
    for field in Field.allCases where random.chance(3) {
      occurrence.counts[field] = random.pick([1, 2, 127, 128, 255, 256, .max])
    }
    occurrence.places = UInt16(truncatingIfNeeded: random.next())
    occurrence.isNamed = random.chance(2)
    return occurrence
  }
}
