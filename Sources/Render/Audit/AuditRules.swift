import Model

/// Every rule that left something out or put it elsewhere, and how much of it.
enum AuditRules {
  /// Rules by fate, the largest first. What was kept needs no rule to excuse it.
  static func fates(of ledgers: [Ledger]) -> [TemplateValue] {
    let tallies = RuleTally.tallies(of: ledgers).filter { $0.fate != .kept }
    return names.compactMap { fate, name in
      let rules = tallies.filter { $0.fate == fate }
      guard !rules.isEmpty else { return nil }
      return [
        "anchor": .text("rules-\(fate)"), "name": .text(name),
        "rules": .list(rules.map(row)),
      ]
    }
  }

  private static let names: [(fate: LedgerSpan.Fate, name: String)] = [
    (.dropped, "What was dropped, by rule"), (.merged, "What was merged, by rule"),
    (.moved, "What was moved"),
  ]

  private static func row(_ tally: RuleTally) -> TemplateValue {
    [
      "anchor": .text("\(tally.fate)-\(tally.rule)"), "id": .text(tally.rule),
      "reason": .text(tally.reason),
      "spans": .text(Figures.grouped(tally.spans)), "bytes": .text(Figures.grouped(tally.bytes)),
      "files": .text(Figures.grouped(tally.files)),
    ]
  }
}
