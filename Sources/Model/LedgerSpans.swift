import Bytes

/// The spans of a ledger, in a fifth of what they take one by one: a build holds all of them.
public struct LedgerSpans: Sendable, Equatable {
  private struct Stored: Equatable {
    let start: UInt32
    let end: UInt32
    /// A place in `decisions`.
    let decision: UInt32
  }

  private struct Decision: Hashable {
    let fate: LedgerSpan.Fate
    let rule: String
    let destination: String
  }

  private let stored: [Stored]
  /// In the order in which they are first made.
  private let decisions: [Decision]

  init(_ spans: some Collection<LedgerSpan>) {
    var stored: [Stored] = []
    stored.reserveCapacity(spans.count)
    var decisions: [Decision] = []
    var numbers: [Decision: Int] = [:]
    for span in spans {
      let decision = Decision(fate: span.fate, rule: span.rule, destination: span.destination)
      let number = numbers[decision] ?? decisions.count
      if number == decisions.count {
        numbers[decision] = number
        decisions.append(decision)
      }
      stored.append(
        Stored(
          start: UInt32(clamping: span.start), end: UInt32(clamping: span.end),
          decision: UInt32(number)))
    }
    self.stored = stored
    self.decisions = decisions.exact
  }
}

extension LedgerSpans: RandomAccessCollection {
  public var startIndex: Int { stored.startIndex }
  public var endIndex: Int { stored.endIndex }

  public subscript(place: Int) -> LedgerSpan {
    let span = stored[place]
    let decision = decisions[Int(span.decision)]
    return LedgerSpan(
      start: Int(span.start), end: Int(span.end), fate: decision.fate, rule: decision.rule,
      to: decision.destination)
  }
}
