public import Bytes

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

    init(of span: LedgerSpan) {
      (fate, rule, destination) = (span.fate, span.rule, span.destination)
    }

    func isOf(_ span: LedgerSpan) -> Bool {
      fate == span.fate && rule == span.rule && destination == span.destination
    }
  }

  private let stored: [Stored]
  /// In the order in which they are first made.
  private let decisions: [Decision]
  /// Spans and bytes of each decision.
  private let sums: [Sum]

  struct Sum: Equatable {
    var spans = 0
    var bytes = 0
  }

  init(_ spans: [LedgerSpan]) {
    var stored: [Stored] = []
    stored.reserveCapacity(spans.count)
    var decisions: [Decision] = []
    var sums: [Sum] = []
    var numbers: [Decision: Int] = [:]
    // Most spans were decided as one of the two before.
    var (last, other) = (0, 0)
    let spans = spans.span
    for place in spans.indices {
      var number = last
      if decisions.isEmpty || !decisions[number].isOf(spans[place]) { number = other }
      if decisions.isEmpty || !decisions[number].isOf(spans[place]) {
        let decision = Decision(of: spans[place])
        number = numbers[decision, default: decisions.count]
        if number == decisions.count {
          numbers[decision] = number
          decisions.append(decision)
          sums.append(Sum())
        }
      }
      if number != last { (last, other) = (number, last) }
      sums[number].spans += 1
      sums[number].bytes += spans[place].end - spans[place].start
      stored.append(
        Stored(
          start: UInt32(clamping: spans[place].start), end: UInt32(clamping: spans[place].end),
          decision: UInt32(number)))
    }
    self.stored = stored
    self.decisions = decisions.exact
    self.sums = sums.exact
  }

  /// Spans and bytes of each decision, in the order in which they are first made.
  var totals: [(fate: LedgerSpan.Fate, rule: String, sum: Sum)] {
    zip(decisions, sums).map { ($0.fate, $0.rule, $1) }
  }

  public var rules: Set<String> { Set(decisions.map(\.rule)) }

  /// Adds what tells two ledgers apart: each decision once, and its number with each span.
  public func add(to print: inout Fingerprint) {
    print.add(all: decisions) { print, decision in
      print.add(decision.fate.rawValue)
      print.add(decision.rule)
      print.add(decision.destination)
    }
    print.add(all: stored) { print, span in
      print.add(Int(span.start) << 32 | Int(span.end))
      print.add(Int(span.decision))
    }
  }

  /// Maps the destination of each span; calls `transform` once a decision.
  public func mapDestinations<Value>(_ transform: (String) -> Value) -> [Value] {
    let values = decisions.map { transform($0.destination) }
    return stored.map { values[Int($0.decision)] }
  }

  func size(of fate: LedgerSpan.Fate) -> Int {
    decisions.indices.reduce(0) { decisions[$1].fate == fate ? $0 + sums[$1].bytes : $0 }
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
