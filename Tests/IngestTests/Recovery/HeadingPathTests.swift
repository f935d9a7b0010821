import TestSupport
import Testing

@testable import Ingest

/// Places of headings, chosen together, against all ways to choose.
@Suite struct HeadingPathTests {
  private struct Choice {
    let heading: KnownHeading
    let weight: Int
  }

  /// The greatest sum of headings in order, each once.
  private func greatest(_ choices: ArraySlice<Choice>, from start: Int, above number: Int) -> Int {
    guard let choice = choices.first else { return 0 }
    let rest = choices.dropFirst()
    let without = greatest(rest, from: start, above: number)
    guard choice.heading.start >= start, choice.heading.number > number else { return without }
    return max(
      without,
      choice.weight
        + greatest(rest, from: choice.heading.end, above: choice.heading.number))
  }

  @Test func nothingBeatsThePath() {
    var random = SeededRandom(17)
    let names = ["Lids-Cups", "Cups", "Lids", "Cups-Lids"]
    for number in 0..<300 {
      let text = Array(
        (0..<9).map { _ in random.pick(["Lids", "Cups"]) }.joined(separator: " ").utf8)
      let words = SpacedWord.words(text, 0..<text.count)
      var choices: [Choice] = []
      var path = HeadingPath<KnownHeading>(parts: names.count)
      for start in words.indices {
        for (place, name) in names.enumerated() {
          let heading = KnownHeading(words, start, Array(name.utf8)[...], number: place)
          guard let heading else { continue }
          let weight = 1 + Int(random.next() % 7)
          choices.append(Choice(heading: heading, weight: weight))
          path.add(
            heading, of: place..<place + 1, in: heading.start..<heading.end, weight: weight)
        }
      }
      let best = path.finish()
      #expect(
        zip(best, best.dropFirst()).allSatisfy { $0.number < $1.number && $0.end <= $1.start })
      let sum = best.map { heading in
        choices.first { $0.heading.start == heading.start && $0.heading.number == heading.number }?
          .weight ?? 0
      }.reduce(0, +)
      #expect(sum == greatest(choices[...], from: 0, above: -1), "\(number)")
    }
  }

  @Test func aNameThatFellApartIsOneWord() throws {
    let text = Array("A2 R 2 Units Use them".utf8)
    let words = SpacedWord.words(text, 0..<text.count)
    let heading = KnownHeading(words, 1, Array("R2-units".utf8)[...], number: 0)
    #expect(heading?.end == 4)
    #expect(heading?.torn == [2])
    #expect(KnownHeading(words, 1, Array("R2-un".utf8)[...], number: 0) == nil)
    #expect(KnownHeading(words, 3, Array("Units-Use-them-all".utf8)[...], number: 0) == nil)
  }
}
