/// What one rule did to all raw files of a run.
public struct RuleTally: Sendable, Equatable {
  public let fate: LedgerSpan.Fate
  public let rule: String
  /// In words; empty if the rule is unknown.
  public let reason: String
  public private(set) var spans = 0
  public private(set) var bytes = 0
  public private(set) var files = 0

  /// First what was dropped, then what was merged, moved and kept; the largest first.
  public static func tallies(of ledgers: [Ledger]) -> [RuleTally] {
    var tallies: [Key: RuleTally] = [:]
    for ledger in ledgers {
      var seen: Set<Key> = []
      for (fate, rule, sum) in ledger.spans.totals {
        let key = Key(fate: fate, rule: rule)
        let isNew = seen.insert(key).inserted
        tallies[key, default: RuleTally(key, ledger)].add(sum, isNewFile: isNew)
      }
    }
    return tallies.values.sorted { $0.rank < $1.rank }
  }

  private struct Key: Hashable {
    let fate: LedgerSpan.Fate
    let rule: String
  }

  private init(_ key: Key, _ ledger: Ledger) {
    fate = key.fate
    rule = key.rule
    reason = ledger.reasons[key.rule] ?? ""
  }

  private mutating func add(_ sum: LedgerSpans.Sum, isNewFile: Bool) {
    spans += sum.spans
    bytes += sum.bytes
    if isNewFile { files += 1 }
  }

  private var rank: (Int, Int, String) {
    (-(LedgerSpan.Fate.allCases.firstIndex(of: fate) ?? 0), -bytes, rule)
  }
}
