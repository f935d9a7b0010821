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

  /// A page of the same words, without and with what they announce.
  @Test(arguments: [
    ("As shown below.", "As shown below.\n\n![A cup.](https://example.com/a.png)", 1),
    ("Use the following table.", "Use the following table.\n\n| A | B |\n|---|---|\n| 1 | 2 |", 1),
    ("As shown below.\n\nUse these sizes:", "As shown below:\n\n- Small\n- Large", 2),
    ("![A cup.]()", "![A cup.](https://example.com/a.png)", 1),
    ("| | B |\n|---|---|\n| | 2 |", "| A | B |\n|---|---|\n| 1 | 2 |", 1),
  ])
  func holesAreLosses(hollow: String, whole: String, losses: Int) {
    let (bad, good) = (quality(ofText: hollow), quality(ofText: whole))
    #expect(bad?.losses == losses && good?.losses == 0, "\(hollow)")
    #expect((bad?.scorePerMille ?? 1000) < 1000 && good?.scorePerMille == 1000)
  }

  private func quality(ofText text: String) -> PageQuality? {
    let front = "title: Boxes\nsource: \(PageAddress(slug: "boxes").url)\n"
    let body = "# Boxes\n\nA box holds.\n\n## Cups\n\n\(text)\n"
    let bytes = Array("---\n\(front)---\n\n\(body)".utf8)
    return ingested(RawPage(file: "a.md", name: "a.md", bytes: bytes)).pages.first?.frontMatter
      .quality
  }
}
