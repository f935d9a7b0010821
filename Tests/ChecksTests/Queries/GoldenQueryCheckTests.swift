import Diagnostics
import Testing

@testable import Checks

/// A search that finds what a table says, held to what is expected.
@Suite struct GoldenQueryCheckTests {
  private static let known = ["a", "a#B", "c", "c#Best-practices"]

  private func diagnostics(
    _ query: String, _ expect: [String], within: Int, finding found: [String]
  ) -> [Diagnostic] {
    let golden = GoldenQuery(
      query: query, expect: expect.map(GoldenQuery.Goal.init), within: within, kind: nil,
      why: "It must.", location: SourceLocation(file: "q.jsonl", line: 7, column: 1))
    let check = GoldenQueryCheck(known: Self.known.map(GoldenQuery.Goal.init)) { asked, limit in
      asked == query ? found.prefix(limit).map(GoldenQuery.Goal.init) : []
    }
    return check.findings([golden])
  }

  @Test func whatIsFoundEarlyEnoughIsFine() {
    #expect(diagnostics("x", ["a"], within: 1, finding: ["a", "c"]) == [])
    #expect(diagnostics("x", ["a#B", "c"], within: 2, finding: ["a", "c"]) == [])
  }

  @Test func whatComesTooLateIsToldWithItsPlace() throws {
    let found = diagnostics("x", ["c", "a#B"], within: 1, finding: ["a", "a#B", "c"])
    let finding = try #require(found.first)
    #expect(finding.location.text == "q.jsonl:7:1" && finding.level == .error)
    #expect(finding.summary == "“x” finds a#B at place 2, expected within 1")
    #expect(finding.why == "First: a, a#B, c. It must.")
    #expect(finding.rule.id == "golden-query")
  }

  @Test func whatIsNotFoundIsTold() {
    let missing = diagnostics("x", ["c", "a#B"], within: 1, finding: ["a"])
    #expect(missing.map(\.summary) == ["“x” does not find c or a#B in 1 results"])
    let nothing = diagnostics("x", ["c"], within: 1, finding: [])
    #expect(nothing.map(\.summary) == ["“x” finds nothing, expected c"])
    #expect(nothing.map(\.why) == ["It must."])
  }

  @Test(arguments: [
    ("12 pt", "12 pt", nil), ("12 pt", "watchOS | 12 pt", nil), ("", "", nil),
    ("12 pt", "16 pt", "“x” is answered by “16 pt”, expected “12 pt”"),
    ("12 pt", "", "“x” is answered by no row, expected “12 pt”"),
    ("", "16 pt", "“x” is answered by “16 pt”, expected none"),
  ])
  func aWrongAnswerIsTold(wanted: String, shown: String, summary: String?) {
    var golden = GoldenQuery(
      query: "x", expect: [GoldenQuery.Goal("a")], within: 1, kind: nil, why: "It must.",
      location: SourceLocation(file: "q.jsonl", line: 7, column: 1))
    golden.answer = wanted
    let check = GoldenQueryCheck(
      known: [GoldenQuery.Goal("a")], answer: { _ in shown },
      find: { _, _ in [GoldenQuery.Goal("a")] })
    #expect(check.findings([golden]).map(\.summary) == (summary.map { [$0] } ?? []))
  }

  @Test func whatTheSiteDoesNotHaveCannotBeExpected() {
    let found = diagnostics("x", ["c#Best-practises", "a", "zz"], within: 1, finding: ["a"])
    #expect(
      found.map(\.summary) == [
        "“x” expects c#Best-practises, which is not on the site",
        "“x” expects zz, which is not on the site",
      ])
    #expect(found.map(\.remedy) == ["Did you mean c#Best-practices?", nil])
  }
}
