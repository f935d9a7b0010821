import Model
import Testing

@Suite struct LedgerTests {
  private func ledger(size: Int, _ spans: [(Int, Int, LedgerSpan.Fate)]) -> Ledger {
    Ledger(
      file: "a", size: size, sha256: "", shape: "s",
      spans: spans.map { LedgerSpan(start: $0.0, end: $0.1, fate: $0.2, rule: "r") })
  }

  @Test func spansThatFollowOneAnotherAddUp() {
    #expect(ledger(size: 9, [(0, 4, .kept), (4, 5, .dropped), (5, 9, .moved)]).addsUp)
    #expect(ledger(size: 0, []).addsUp)
  }

  @Test(arguments: [
    [(0, 4, LedgerSpan.Fate.kept)], [(1, 9, .kept)], [(0, 5, .kept), (4, 9, .kept)],
    [(0, 4, .kept), (5, 9, .kept)], [(0, 4, .kept), (4, 4, .kept), (4, 9, .kept)],
    [(0, 10, .kept)], [(4, 9, .kept), (0, 4, .kept)], [],
  ])
  func gapsOverlapsAndEmptySpansDoNot(spans: [(Int, Int, LedgerSpan.Fate)]) {
    #expect(!ledger(size: 9, spans).addsUp)
  }

  @Test func whatIsNotDroppedIsKept() {
    let page = ledger(size: 8, [(0, 2, .kept), (2, 6, .dropped), (6, 7, .moved), (7, 8, .merged)])
    #expect(page.size(of: .dropped) == 4)
    #expect(page.keptShare == 0.5)
    #expect(ledger(size: 0, []).keptShare == 0)
  }
}
