import Bytes
import Model

/// Keeps the ledger of one file: ranges come in order, and a gap would show in `Ledger.addsUp`.
struct LedgerBook {
  private let scrape: Scrape
  private let shape: String
  private var spans: [LedgerSpan] = []

  init(_ scrape: Scrape, shape: String) {
    self.scrape = scrape
    self.shape = shape
  }

  mutating func keep(_ range: Range<Int>, _ rule: String, to page: String) {
    add(range, .kept, rule, page)
  }

  mutating func move(_ range: Range<Int>, _ rule: String, to place: String) {
    add(range, .moved, rule, place)
  }

  mutating func drop(_ range: Range<Int>, _ rule: String) { add(range, .dropped, rule, "") }

  var ledger: Ledger {
    Ledger(
      file: scrape.file, size: scrape.bytes.count, sha256: SHA256.hex(scrape.bytes), shape: shape,
      spans: spans)
  }

  /// Runs of the same fate by the same rule are one span.
  private mutating func add(
    _ range: Range<Int>, _ fate: LedgerSpan.Fate, _ rule: String, _ destination: String
  ) {
    guard !range.isEmpty else { return }
    var start = range.lowerBound
    if let last = spans.last, last.end == start, last.fate == fate, last.rule == rule,
      last.destination == destination
    {
      start = last.start
      spans.removeLast()
    }
    spans.append(
      LedgerSpan(start: start, end: range.upperBound, fate: fate, rule: rule, to: destination))
  }
}
