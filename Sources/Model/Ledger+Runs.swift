/// Spans that people read as one.
public struct LedgerRun: Sendable, Equatable {
  public private(set) var start: Int
  public private(set) var end: Int
  public let fate: LedgerSpan.Fate
  /// In order of their first span, each once.
  public private(set) var rules: [String]
  public let destination: String

  public init(_ span: LedgerSpan) {
    start = span.start
    end = span.end
    fate = span.fate
    rules = [span.rule]
    destination = span.destination
  }

  /// What came to one page is one run, by whatever rules; what did not, by one rule.
  fileprivate mutating func goOn(with span: LedgerSpan) -> Bool {
    guard end == span.start, fate == span.fate, destination == span.destination else {
      return false
    }
    if !rules.contains(span.rule) {
      guard fate == .kept || fate == .merged else { return false }
      rules.append(span.rule)
    }
    end = span.end
    return true
  }
}

extension Ledger {
  /// All of the file.
  public var runs: [LedgerRun] { runs(in: spans.indices) }

  /// Some of its spans, by their places in `spans`.
  public func runs(in places: Range<Int>) -> [LedgerRun] {
    var runs: [LedgerRun] = []
    for span in spans[places] {
      if runs.last == nil || !runs[runs.count - 1].goOn(with: span) { runs.append(LedgerRun(span)) }
    }
    return runs
  }
}
