import Build
import JSON
import Model
import Testing

@testable import Command

/// What `hig ingest` tells of the bytes at its end.
@Suite struct IngestSummaryTests {
  private static func ledger(_ file: String, _ shape: String, _ spans: [LedgerSpan]) -> Ledger {
    Ledger(
      file: file, size: spans.last?.end ?? 0, sha256: "", shape: shape, spans: spans,
      reasons: ["skip-link": "a link that skips the navigation"])
  }

  private static let ledgers = [
    ledger(
      "a.md", "mirror",
      [
        LedgerSpan(start: 0, end: 250, fate: .dropped, rule: "skip-link"),
        LedgerSpan(start: 250, end: 1000, fate: .kept, rule: "paragraph", to: "current/a"),
      ]),
    ledger("b.md", "mirror", [LedgerSpan(start: 0, end: 10, fate: .dropped, rule: "refused")]),
    ledger("c.md", "crawler", [LedgerSpan(start: 0, end: 5, fate: .kept, rule: "p", to: "c")]),
  ]

  private func talk(_ arguments: String..., ledgers: [Ledger] = Self.ledgers) async -> String {
    var report = Report()
    report.ledgers = ledgers
    var trial = Trial()
    trial.operations = .reporting(report)
    return await trial.run(["ingest"] + arguments).talk
  }

  @Test func aLineAShape() async {
    #expect(
      await talk() == """

        files  refused  bytes    kept  moved  merged  dropped  shape
            1        0      5  100.0%   0.0%    0.0%     0.0%  crawler
            2        1   1010   74.3%   0.0%    0.0%    25.7%  mirror
            3        1   1015   74.4%   0.0%    0.0%    25.6%  all shapes

        hig: done in 0.00 s

        """)
  }

  @Test func verboseTellsEveryRuleThatLeftSomethingOut() async {
    let talk = await talk("--verbose")
    #expect(
      talk.contains(
        """
        files  places  bytes  fate     rule       reason
            1       1    250  dropped  skip-link  a link that skips the navigation
            1       1     10  dropped  refused

        """))
  }

  @Test func quietTellsNothing() async { #expect(await talk("--quiet") == "") }

  @Test func withoutFilesThereIsNoTable() async {
    #expect(await talk(ledgers: []) == "hig: done in 0.00 s\n")
  }

  @Test func jsonIsAnObject() async throws {
    let lines = (await talk("--format", "json")).split(separator: "\n")
    #expect(lines.count == 2)
    let object = try JSONReader.read(Array((lines.first ?? "").utf8))
    let shapes = try #require(object["shapes"]?.array)
    #expect(shapes.map { $0["shape"]?.string } == ["crawler", "mirror"])
    #expect(shapes.last?["files"] == 2)
    #expect(shapes.last?["refused"] == 1)
    #expect(shapes.last?["dropped"] == 260)
    let rules = try #require(object["rules"]?.array)
    #expect(
      rules.first == [
        "fate": "dropped", "rule": "skip-link", "reason": "a link that skips the navigation",
        "places": 1, "bytes": 250, "files": 1,
      ])
    #expect(rules.count == 4)
  }
}
