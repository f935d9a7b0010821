import Model
import Testing

@Suite struct LedgerRunTests {
  private func ledger(_ spans: [(LedgerSpan.Fate, String, String)]) -> Ledger {
    Ledger(
      file: "a", size: spans.count, sha256: "", shape: "",
      spans: spans.enumerated().map {
        LedgerSpan(start: $0, end: $0 + 1, fate: $1.0, rule: $1.1, to: $1.2)
      },
      reasons: ["menu": "a menu"])
  }

  private func told(_ runs: [LedgerRun]) -> [String] {
    runs.map { "\($0.start)–\($0.end) \($0.fate) \($0.rules.joined(separator: "+"))" }
  }

  @Test func whatCameToOnePageIsOneRun() {
    let runs = ledger([
      (.kept, "heading", "p"), (.kept, "blank", "p"), (.kept, "heading", "p"), (.kept, "item", "q"),
    ]).runs
    #expect(told(runs) == ["0–3 kept heading+blank", "3–4 kept item"])
  }

  @Test func whatWasLeftOutIsOneRunARule() {
    let runs = ledger([
      (.dropped, "menu", ""), (.dropped, "menu", ""), (.dropped, "footer", ""),
      (.moved, "a", ""), (.moved, "b", ""),
    ]).runs
    #expect(
      told(runs) == ["0–2 dropped menu", "2–3 dropped footer", "3–4 moved a", "4–5 moved b"])
  }

  @Test func aPartOfTheFileHasItsRuns() {
    let ledger = ledger([(.kept, "a", "p"), (.kept, "b", "p"), (.kept, "c", "p")])
    #expect(told(ledger.runs(in: 1..<3)) == ["1–3 kept b+c"])
    #expect(ledger.runs(in: 0..<0) == [])
  }

  @Test func talliesCountSpansBytesAndFiles() {
    let one = ledger([(.dropped, "menu", ""), (.kept, "body", "p"), (.dropped, "menu", "")])
    let two = ledger([(.dropped, "menu", ""), (.dropped, "odd", ""), (.kept, "menu", "p")])
    let tallies = RuleTally.tallies(of: [one, two]).map {
      "\($0.fate) \($0.rule): \($0.spans) \($0.bytes) \($0.files) \($0.reason)"
    }
    #expect(
      tallies == [
        "dropped menu: 3 3 2 a menu", "dropped odd: 1 1 1 ", "kept body: 1 1 1 ",
        "kept menu: 1 1 1 a menu",
      ])
  }

  @Test func onlyAFileOfWhichNothingWasReadIsRefused() {
    #expect(ledger([(.dropped, "refused", "")]).isRefused)
    #expect(ledger([]).isRefused)
    #expect(!ledger([(.dropped, "menu", "")]).isRefused)
    #expect(!ledger([(.kept, "refused", "p")]).isRefused)
  }
}
