import Testing

@testable import Ingest

/// How a rule knows its lines.
@Suite struct NoiseRuleTests {
  @Test(arguments: [("Cup", true), ("Cups", false), ("A Cup", false), ("cup", false), ("", false)])
  func equalsTakesTheWholeLine(line: String, known: Bool) {
    #expect(NoiseRule("r", .equals("Cup"), "w").matches(.init(text: line)) == known)
  }

  @Test(arguments: [("Cup", true), ("Cups", true), ("A Cup", false), ("Cu", false), ("", false)])
  func startsTakesTheFront(line: String, known: Bool) {
    #expect(NoiseRule("r", .starts("Cup"), "w").matches(.init(text: line)) == known)
  }

  @Test(arguments: [("Cup", true), ("Tea Cups", true), ("C up", false), ("tea cup", false)])
  func containsTakesAnyPlace(line: String, known: Bool) {
    #expect(NoiseRule("r", .contains("Cup"), "w").matches(.init(text: line)) == known)
  }

  @Test func theFirstRuleOfATableWins() {
    let rules = [NoiseRule("narrow", .equals("ab"), "w"), NoiseRule("wide", .starts("a"), "w")]
    #expect(rules.rule(for: .init(text: "ab"))?.id == "narrow")
    #expect(rules.rule(for: .init(text: "ac"))?.id == "wide")
    #expect(rules.rule(for: .init(text: "b")) == nil)
  }
}
