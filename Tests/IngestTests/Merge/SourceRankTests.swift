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
      title: "T", address: PageAddress(title: "T"), edition: "old", abstract: "", blocks: blocks)
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

  @Test func aNewerChangeLogTellsTheDate() {
    let old = rank(3, captured: "2025-01-01", [log("May 1, 2024")])
    #expect(rank(3, [log("June 1, 2025")]) > old)
    #expect(rank(3, [log("June 1, 2024")], name: "z") < old)
    #expect(rank(3, captured: "2025-01-01", [log("June 1, 2024")]) > old)
  }

  /// A page that was scraped late may be as it was years before.
  @Test func datesAreComparedWithTheirLike() {
    let lead = rank(3, [log("May 1, 2024")])
    #expect(!lead.mayBeFilled(by: rank(3, captured: "2026-01-01", [log("May 1, 2023")])))
    #expect(lead.mayBeFilled(by: rank(3, [log("May 1, 2024")])))
    #expect(lead.mayBeFilled(by: rank(1, captured: "2026-01-01")))
    let captured = rank(3, captured: "2025-01-01")
    #expect(!captured.mayBeFilled(by: rank(3, captured: "2024-01-01")))
    #expect(!captured.mayBeFilled(by: rank(3)))
    #expect(rank(3).mayBeFilled(by: rank(0)))
    #expect(rank(2, captured: "2025-01-01").mayBeFilled(by: rank(3, captured: "2024-01-01")))
  }

  @Test func thenTheFuller() {
    #expect(rank(3, [.words("long")], name: "z") > rank(3, [.words("lon")], name: "a"))
    #expect(rank(3, [.made(.table, rows: [["abc"]])]).size == 3)
  }

  @Test func thenTheFirstByName() { #expect(rank(3, name: "a") > rank(3, name: "b")) }

  @Test func anUnknownShapeKeepsNothing() { #expect(rank(-1).structure == 0) }
}
