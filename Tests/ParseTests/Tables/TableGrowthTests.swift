import Model
import Testing

/// Pages with more tables than anybody would write: as soon as one has twice as many, it may take
/// twice as long, and not four times.
@Suite(.timeLimit(.minutes(15))) struct TableGrowthTests {
  private static let grid = "| A | B |\n|---|---|\n| 1 | 2 |\n|  | 3 |\n\nSmall print.\n\n"

  private static func pages(_ count: Int) -> [String: String] {
    let many = { (block: (Int) -> String) in (0..<count).map(block).joined() }
    return [
      "tables": many { _ in grid },
      "labels": many { "**L\($0)**\n\n\(grid)\\* Note \($0).\n\n" },
      "panels": "<!-- tabs -->\n\n" + many { "<!-- tab: P\($0) -->\n\n" + grid },
      "sections": many { "## iOS S\($0) sizes\n\n**A\($0)**\n\n\(grid)**B\($0)**\n\n\(grid)" },
      "one name": many { _ in "## A\n\n" + grid },
      "pictures": many { _ in "![a](b)\n\n" } + many { "**L\($0)**\n\n![a](b)\n\n" + grid },
      "spans": "| A | B |\n|---|---|\n| a | 1 |\n" + many { "|  | \($0) |\n" },
      "shifts": "| A | B | C |\n|---|---|---|\n"
        + many { _ in "| 1x1 | a | 2x2 |\n| a | 3x3 |  |\n" },
      "deep pictures": "| A |\n|---|\n| " + many { _ in "![a" } + many { _ in "](b)" } + " |\n",
      "notes": grid + many { _ in "\\* Note.\n\n" },
    ]
  }

  @Test(arguments: pages(1).keys.sorted())
  func growsWithThePage(name: String) throws {
    let clock = ContinuousClock()
    func time(_ count: Int) throws -> Duration {
      let page = try #require(Self.pages(count)[name])
      return clock.measure { _ = tables(page) }
    }
    _ = try time(10)
    let (small, large) = try (time(500), time(8_000))
    // Sixteen times as much; the square would be 256 times.
    #expect(large < small * 80 + .seconds(1), "\(small) became \(large)")
  }

  @Test func allTheTablesOfALongPageAreThere() {
    let most = TableLimit.tables
    #expect(tables(Self.pages(most)["tables"] ?? "").count == most)
    #expect(table(Self.pages(most)["panels"] ?? "")?.parts.count == most)
    #expect(tables(Self.pages(2 * most)["tables"] ?? "").count == most)
  }
}
