import Diagnostics
import TestSupport
import Testing

@testable import Checks

@Suite struct BaselineTests {
  private func finding(
    _ summary: String, line: Int = 1, file: String = "p/a.md", rule: String = "missing-alt",
    _ level: Diagnostic.Level = .warning
  ) -> Diagnostic {
    Diagnostic(known(rule), level, at: SourceLocation(file: file, line: line, column: 1), summary)
  }

  @Test func whatIsKnownIsToldNoMoreWhereverItsLineIs() {
    let baseline = Baseline(of: [finding("x", line: 3)], project: "p")
    let (new, known) = baseline.split([finding("x", line: 90), finding("y")], project: "p")
    #expect(new == [finding("y")])
    #expect(known == [finding("x", line: 90)])
  }

  @Test(arguments: [("q/a.md", "missing-alt"), ("p/a.md", "broken-anchor")])
  func anotherFileOrRuleIsNew(file: String, rule: String) {
    let baseline = Baseline(of: [finding("x")], project: "p")
    #expect(baseline.split([finding("x", file: file, rule: rule)], project: "p").known == [])
  }

  @Test func oneMoreOfTheSameIsNew() {
    let baseline = Baseline(of: [finding("x", line: 1), finding("x", line: 2)], project: "p")
    let three = (1...3).map { finding("x", line: $0) }
    #expect(baseline.split(three, project: "p").new == [finding("x", line: 3)])
  }

  @Test func filesAreNamedFromTheProject() {
    let baseline = Baseline(of: [finding("x")], project: "p")
    #expect(baseline.split([finding("x", file: "/q/a.md")], project: "/q/").new == [])
    #expect(baseline.split([finding("x", file: "a.md")], project: ".").new == [])
  }

  @Test func whatStopsABuildIsNeverKnown() {
    let fatal = finding("x", rule: "front-matter", .error)
    #expect(Baseline(of: [fatal], project: "p").count == 0)
    let lowered = Baseline(of: [finding("x", rule: "front-matter")], project: "p")
    #expect(lowered.split([fatal], project: "p").new == [fatal])
  }

  @Test func whatIsFoundNoMoreIsTold() throws {
    let written = Baseline(of: [finding("x"), finding("y"), finding("y", line: 2)], project: "p")
    let baseline = try Baseline(reading: written.bytes)
    let gone = baseline.outdated(by: [finding("y")], project: "p", file: "known.jsonl")
    #expect(
      gone.map(\.told) == [
        "known.jsonl:2:1 No longer found in a.md: x [missing-alt]",
        "known.jsonl:3:1 No longer found in a.md: y [missing-alt]",
      ])
    #expect(
      baseline.outdated(by: [finding("x"), finding("y"), finding("y")], project: "p", file: "")
        == [])
  }

  @Test func aFileIsALineAFindingInOrder() {
    let bytes = Baseline(of: [finding("y"), finding("x"), finding("y")], project: "p").bytes
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {"baseline":1}
        {"file":"a.md","rule":"missing-alt","summary":"x","count":1}
        {"file":"a.md","rule":"missing-alt","summary":"y","count":2}

        """)
  }

  @Test(arguments: [
    ("", 1), ("{}\n", 1), ("{\"baseline\":1}\nx\n", 2),
    ("{\"baseline\":1}\n\n{\"file\":\"a\"}\n", 3),
    ("{\"baseline\":1}\n{\"file\":\"a\",\"rule\":\"b\",\"summary\":\"c\",\"count\":0}", 2),
  ])
  func whatIsNoBaselineIsToldWithItsLine(text: String, line: Int) {
    #expect { try Baseline(reading: Array(text.utf8)) } throws: {
      ($0 as? Baseline.Problem)?.line == line
    }
  }

  /// Whatever words findings have.
  @Test func whatIsWrittenIsReadTheSame() throws {
    var random = SeededRandom(7)
    for _ in 0..<200 {
      let found = random.list(upTo: 20) { finding($0.text(), file: "p/" + $0.text(pieces: 3)) }
      let baseline = Baseline(of: found, project: "p")
      let again = try Baseline(reading: baseline.bytes)
      #expect(again == baseline)
      #expect(again.split(found.shuffled(using: &random), project: "p").new == [])
    }
  }
}
