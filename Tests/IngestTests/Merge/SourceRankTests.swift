import Model
import Testing

@testable import Ingest

/// Which source leads: each ground is asked only where those before it are even.
@Suite struct SourceRankTests {
  private func shape(_ structure: Int) -> String {
    ShapeRegistry.all.first { $0.structure == structure }?.name ?? "none"
  }

  private func rank(
    _ structure: Int, captured: String? = nil, _ blocks: [Block] = [], name: String = "m"
  ) -> SourceRank {
    let draft = Draft(
      title: "T", address: PageAddress(title: "T"), edition: "", abstract: "", blocks: blocks)
    return SourceRank(
      draft,
      of: RawSource(
        file: name, name: name, size: 9, sha256: "", shape: shape(structure), captured: captured,
        scraped: []))
  }

  private func log(_ date: String) -> Block {
    .made(.table, rows: [["Date", "What"], [date, "x"]])
  }

  @Test func structureComesFirst() {
    #expect(rank(3, captured: "2020-01-01") > rank(2, captured: "2026-01-01", [.words("long")]))
    #expect(rank(2) > rank(1))
    #expect(rank(3).isWhole && !rank(2).isWhole)
  }

  @Test func thenTheNewer() {
    #expect(rank(3, captured: "2026-01-02") > rank(3, captured: "2026-01-01", [.words("long")]))
    #expect(rank(3, captured: "2020-01-01") > rank(3, [.words("long")]))
  }

  /// What a page says of itself is nearer than when it was scraped.
  @Test func theChangeLogTellsTheDate() {
    let old = rank(3, captured: "2026-01-01", [log("May 1, 2024")])
    #expect(rank(3, captured: "2025-01-01") > old)
    #expect(rank(3, [log("June 1, 2024")]) > old)
  }

  @Test func thenTheFuller() {
    #expect(rank(3, [.words("long")], name: "z") > rank(3, [.words("lon")], name: "a"))
    #expect(rank(3, [.made(.table, rows: [["abc"]])]).size == 3)
  }

  @Test func thenTheFirstByName() { #expect(rank(3, name: "a") > rank(3, name: "b")) }

  @Test func anUnknownShapeKeepsNothing() { #expect(rank(-1).structure == 0) }
}
