import Model
import TestSupport
import Testing

@Suite struct LedgerRunTests {
  private func ledger(_ spans: [(LedgerSpan.Fate, String, String)]) -> Ledger {
    ledger(sized: spans.map { ($0, $1, $2, 1) })
  }

  /// With the size of each span.
  private func ledger(sized spans: [(LedgerSpan.Fate, String, String, Int)]) -> Ledger {
    var end = 0
    let spans = spans.map { fate, rule, destination, size in
      end += size
      return LedgerSpan(start: end - size, end: end, fate: fate, rule: rule, to: destination)
    }
    return Ledger(
      file: "a", size: end, sha256: "", shape: "", spans: spans, reasons: ["menu": "a menu"])
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
    let one = ledger(sized: [
      (.dropped, "menu", "", 2), (.kept, "body", "p", 3), (.dropped, "menu", "", 1),
      (.kept, "body", "q", 4),
    ])
    let two = ledger(sized: [
      (.dropped, "menu", "", 5), (.dropped, "odd", "", 2), (.kept, "menu", "p", 3),
    ])
    let tallies = RuleTally.tallies(of: [one, two]).map {
      "\($0.fate) \($0.rule): \($0.spans) \($0.bytes) \($0.files) \($0.reason)"
    }
    #expect(
      tallies == [
        "dropped menu: 3 8 2 a menu", "dropped odd: 1 2 1 ", "kept body: 2 7 1 ",
        "kept menu: 1 3 1 a menu",
      ])
  }

  /// Ledgers keep each decision once: their sums are those of the spans one by one.
  @Test func sumsAreThoseOfTheSpans() {
    var random = SeededRandom(63)
    for _ in 0..<200 {
      let ledgers = (0..<3).map { _ in
        ledger(
          sized: random.list(upTo: 40) {
            (
              $0.pick(LedgerSpan.Fate.allCases), $0.pick(["a", "b"]), $0.pick(["", "p", "q"]),
              $0.below(4)
            )
          })
      }
      for ledger in ledgers {
        for fate in LedgerSpan.Fate.allCases {
          let spans = ledger.spans.filter { $0.fate == fate }
          #expect(ledger.size(of: fate) == spans.reduce(0) { $0 + $1.end - $1.start })
        }
        #expect(ledger.spans.rules == Set(ledger.spans.map(\.rule)))
      }
      for tally in RuleTally.tallies(of: ledgers) {
        let spans = ledgers.map { ledger in
          ledger.spans.filter { $0.fate == tally.fate && $0.rule == tally.rule }
        }
        #expect(tally.spans == spans.joined().count)
        #expect(tally.bytes == spans.joined().reduce(0) { $0 + $1.end - $1.start })
        #expect(tally.files == spans.count { !$0.isEmpty })
      }
    }
  }

  @Test func onlyAFileOfWhichNothingWasReadIsRefused() {
    #expect(ledger([(.dropped, "refused", "")]).isRefused)
    #expect(ledger([]).isRefused)
    #expect(!ledger([(.dropped, "menu", "")]).isRefused)
    #expect(!ledger([(.kept, "refused", "p")]).isRefused)
  }
}
