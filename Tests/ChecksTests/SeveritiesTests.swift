import Diagnostics
import Model
import Testing

@testable import Checks

@Suite struct SeveritiesTests {
  private func finding(_ rule: String, _ level: Diagnostic.Level) -> Diagnostic {
    Diagnostic(known(rule), level, at: SourceLocation(file: "a.md"), "x")
  }

  private func levels(_ levels: [String: CheckSeverity], _ found: Diagnostic...) -> [String] {
    Severities(levels).applied(to: found).map { "\($0.rule) \($0.level)" }
  }

  @Test func levelsAreSetByRule() {
    #expect(
      levels(
        ["missing-alt": .error, "heading-order": .warning, "broken-anchor": .note],
        finding("missing-alt", .warning), finding("heading-order", .note),
        finding("broken-anchor", .warning), finding("stale-page", .note)) == [
          "missing-alt error", "heading-order warning", "broken-anchor note", "stale-page note",
        ])
  }

  @Test func aRuleThatIsOffFindsNothing() {
    #expect(levels(["missing-alt": .off], finding("missing-alt", .warning)) == [])
  }

  @Test func whatStopsABuildStays() {
    #expect(
      levels(["front-matter": .off], finding("front-matter", .error)) == ["front-matter error"])
    #expect(levels(["unheard-of": .off], finding("unheard-of", .error)) == ["unheard-of error"])
  }

  @Test func anErrorOfChecksAloneCanBeLowered() {
    #expect(
      levels(["golden-query": .note], finding("golden-query", .error)) == ["golden-query note"])
  }

  @Test func flagsSpeakBeforeSettings() {
    let both = Severities(["missing-alt": .off, "stale-page": .off]).under(["missing-alt": .error])
    let found = both.applied(to: [finding("missing-alt", .warning), finding("stale-page", .note)])
    #expect(found.map(\.level) == [.error])
  }
}
