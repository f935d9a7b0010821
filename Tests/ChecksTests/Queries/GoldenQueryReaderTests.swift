import Diagnostics
import Testing

@testable import Checks

@Suite struct GoldenQueryReaderTests {
  private func read(_ lines: String...) -> (queries: [GoldenQuery], told: [String]) {
    let text = lines.joined(separator: "\n")
    let read = GoldenQueryReader.read(Array(text.utf8), file: "q.jsonl")
    return (read.queries, read.diagnostics.map { "\($0.location.text) \($0.summary)" })
  }

  private func told(_ line: String) -> String { read(line).told.joined() }

  @Test func aLineIsAQuery() {
    let (queries, told) = read(
      "", #"{"query": "tabs", "expect": "tab-bars", "within": 1, "why": "It is."}"#, "  ",
      #"{"query":"x","kind":"fact","expect":["a#B","old/c#D#E"],"within":100,"why":"y"}"#)
    #expect(told == [])
    #expect(queries.map(\.location.line) == [2, 4])
    #expect(queries.map(\.kind) == [nil, "fact"])
    #expect(queries.map(\.within) == [1, 100])
    #expect(queries.map(\.why) == ["It is.", "y"])
    #expect(
      queries.map(\.expect) == [
        [.init(slug: "tab-bars")],
        [.init(slug: "a", anchor: "B"), .init(slug: "c", anchor: "D#E", edition: "old")],
      ])
    #expect(queries.flatMap(\.expect).map(\.text) == ["tab-bars", "a#B", "old/c#D#E"])
  }

  @Test(arguments: [
    (#"{"query": "x""#, "Invalid JSON: expected a comma or } at byte 13"),
    ("[]", "A line must be one JSON object"),
    (
      #"{"qurey": "x", "expect": "a", "within": 1, "why": "y"}"#,
      "Unknown member `qurey`; did you mean `query`?"
    ),
    (
      #"{"query": "x", "page": "a", "within": 1, "why": "y"}"#,
      "Unknown member `page`; use query, expect, within, kind, answer, why"
    ),
    (#"{"expect": "a", "within": 1, "why": "y"}"#, "`query` must be a string"),
    (#"{"query": " ", "expect": "a", "within": 1, "why": "y"}"#, "`query` must be a string"),
    (#"{"query": "x", "expect": "a", "within": 1}"#, "`why` must be a string"),
    (
      #"{"query": "x", "expect": "a", "within": 0, "why": "y"}"#,
      "`within` must be a number from 1 to"
    ),
    (
      #"{"query": "x", "expect": "a", "within": 101, "why": "y"}"#, "`within` must be a number from"
    ),
    (
      #"{"query": "x", "expect": "a", "within": "1", "why": "y"}"#, "`within` must be a number from"
    ),
    (#"{"query": "x", "expect": [], "within": 1, "why": "y"}"#, "`expect` must be a page"),
    (#"{"query": "x", "expect": "", "within": 1, "why": "y"}"#, "`expect` must be a page"),
    (##"{"query": "x", "expect": "#a", "within": 1, "why": "y"}"##, "`expect` must be a page"),
    (#"{"query": "x", "expect": ["a", 1], "within": 1, "why": "y"}"#, "`expect` must be a page"),
    (
      #"{"query": "x", "kind": "odd", "expect": "a", "within": 1, "why": "y"}"#,
      "`kind` must be `title`, `topic`,"
    ),
  ])
  func whatIsWrongWithALine(line: String, problem: String) {
    #expect(told(line).hasPrefix("q.jsonl:1:1 " + problem))
  }

  @Test func aBadLineDoesNotHideTheOthers() {
    let good = #"{"query": "x", "expect": "a", "within": 1, "why": "y"}"#
    let (queries, told) = read("no", good, good)
    #expect(queries.map(\.location.line) == [2])
    #expect(told.count == 2)
    #expect(told.last == "q.jsonl:3:1 Duplicate query “x”, also on line 2")
  }

  @Test func aGoalAdmitsAnyEditionUnlessItNamesOne() {
    let found = GoldenQuery.Goal(slug: "a", anchor: "B", edition: "old")
    #expect(GoldenQuery.Goal("a#B").admits(found) && GoldenQuery.Goal("old/a#B").admits(found))
    #expect(GoldenQuery.Goal("current/a#B").text == "a#B")
    for other in ["a", "a#C", "b#B", "new/a#B"] {
      #expect(!GoldenQuery.Goal(other).admits(found))
    }
  }
}
