import Diagnostics
import Testing

@Suite struct DiagnosticOrderTests {
  private func finding(
    _ rule: String, _ file: String, _ line: Int = 0, level: Diagnostic.Level = .note,
    remedy: String? = nil
  ) -> Diagnostic {
    let place = SourceLocation(file: file, line: line, column: 1)
    return Diagnostic(Rule(rule, .note, "Odd."), level, at: place, "x", remedy: remedy)
  }

  @Test func placeComesBeforeRule() {
    let findings = [
      finding("a", "b.md", 1), finding("b", "a.md", 2), finding("z", "a.md", 1),
      finding("a", "a.md", 2), finding("a", "a.md", 10),
    ]
    #expect(
      findings.inOrder.map { "\($0.location.file) \($0.location.line) \($0.rule)" }
        == ["a.md 1 z", "a.md 2 a", "a.md 2 b", "a.md 10 a", "b.md 1 a"])
  }

  @Test func theSameFindingIsToldOnce() {
    #expect([finding("a", "a.md"), finding("a", "a.md")].inOrder.count == 1)
  }

  @Test func whatIsInOrderStaysSo() {
    let findings = [1, 2, 10].map { finding("a", "a.md", $0) } + [finding("a", "b.md")]
    #expect(findings.inOrder == findings)
    #expect(Array(findings.reversed()).inOrder == findings)
    #expect([Diagnostic]().inOrder == [])
  }

  /// Sets are ordered anew in every run: what differs in one field alone must still have an order.
  @Test func findingsAlikeInPlaceAndWordsHaveAnOrder() {
    let findings = Diagnostic.Level.allCases.flatMap { level in
      [nil, "p", "q", "r", "s"].map { finding("a", "a.md", level: level, remedy: $0) }
    }
    let order = findings.inOrder
    for _ in 0..<20 { #expect(findings.shuffled().inOrder == order) }
    #expect(order.map(\.level) == order.map(\.level).sorted { rank($0) < rank($1) })
  }

  @Test func findingsFromOtherPlacesOfARawFileHaveAnOrderAndAreToldOnceEach() {
    let findings = [nil, 1, 2, 3].map { line in
      line.map { finding("a", "a.md").made(from: SourceLocation(file: "b", line: $0)) }
        ?? finding("a", "a.md")
    }
    for _ in 0..<20 { #expect((findings + findings).shuffled().inOrder == findings) }
  }

  private func rank(_ level: Diagnostic.Level) -> Int {
    [.error, .warning, .note].firstIndex(of: level) ?? 0
  }

  @Test func strictMakesAnErrorOfAWarningAndKeepsItsWords() {
    let warning = finding("a", "a.md", 4, level: .warning, remedy: "do it")
    let note = finding("b", "b.md", level: .note)
    let error = finding("a", "a.md", 4, level: .error, remedy: "do it")
    #expect(Strictness.strict.applied(to: [warning, note, error]) == [error, note, error])
    #expect(Strictness.usual.applied(to: [warning, note, error]) == [warning, note, error])
    #expect(Strictness.strict.level(of: warning) == .error)
    #expect([warning, error, note].count(.warning) == 1)
  }
}
