import Model
import Testing

@testable import Ingest

@Suite struct QualityTests {
  private func measure(_ structures: [Int], losses: Int = 0) -> PageQuality {
    var measure = QualityMeasure()
    for structure in structures { measure.add(blockOf: structure) }
    measure.losses = losses
    return measure.quality
  }

  private func quality(_ score: Int, _ structure: Int, _ losses: Int) -> PageQuality {
    PageQuality(scorePerMille: score, structurePerMille: structure, losses: losses)
  }

  @Test func structureIsWhatTheShapesKept() {
    #expect(measure([3, 3, 3]) == quality(1000, 1000, 0))
    #expect(measure([3, 2, 1, 0]) == quality(788, 788, 0))
    #expect(measure([]) == quality(0, 0, 0))
  }

  @Test func aLossIsAsBadAsFiveBlocks() {
    #expect(measure(Array(repeating: 3, count: 20), losses: 1) == quality(800, 1000, 1))
    #expect(measure([3], losses: 1) == quality(167, 1000, 1))
  }

  @Test func moreLossesAreNeverBetter() {
    let scores = (0..<50).map { measure([3, 1, 0, 3], losses: $0).scorePerMille }
    #expect(scores == scores.sorted(by: >))
    #expect(scores.allSatisfy { (0...1000).contains($0) })
  }

  @Test func aStructureThatNoShapeHasIsTakenForTheNearest() {
    #expect(measure([9, -1]) == quality(750, 750, 0))
  }

  @Test func aWholePageIsWhole() {
    let page = ingested(
      RawPage(
        file: "a.md", name: "a.md",
        bytes: Array(
          """
          ---
          title: Boxes
          source: https://developer.apple.com/design/human-interface-guidelines/boxes
          ---

          # Boxes

          A box holds.

          ## Empty
          """.utf8))
    ).pages.first
    #expect(page?.frontMatter.quality == quality(375, 1000, 1))
  }
}
