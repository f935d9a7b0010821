import Glibc
import Testing

@testable import SearchIndex

@Suite struct ImpactTests {
  @Test func theLogarithmIsThatOfTheLibrary() {
    for number: UInt64 in [1, 2, 3, 5, 7, 8, 100, 1023, 1024, 65_537, 4_000_000_000] {
      let ours = Double(Impact.log2(number)) / Double(Impact.one)
      #expect(abs(ours - log2(Double(number))) < 0.0001, "\(number)")
    }
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
