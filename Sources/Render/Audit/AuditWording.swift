import Model

/// What became of a block of raw text, in words.
struct AuditWording {
  /// The fates of its parts.
  private let fates: Set<LedgerSpan.Fate>
  let rules: [TemplateValue]
  /// Where it went, unless that is the page itself.
  let destination: String

  init(_ block: AuditBlock, of ledger: Ledger) {
    let runs = block.pieces.map(\.run)
    fates = Set(runs.map(\.fate))
    var seen: Set<String> = []
    rules = runs.filter { $0.fate != .kept }.flatMap { run in
      run.rules.filter { run.fate != .merged && seen.insert($0).inserted }
    }.map { rule in
      ["id": .text(rule), "reason": .text(ledger.reasons[rule] ?? "")]
    }
    let goal = runs.first?.destination ?? ""
    destination = fates == [.moved] && !goal.contains("/") ? goal : ""
  }

  /// nil if its parts had different fates.
  var fate: LedgerSpan.Fate? { fates.count == 1 ? fates.first : nil }

  /// What to say without a rule.
  var note: TemplateValue { fate == .merged ? "another file has the same" : .null }

  /// A class of the style sheet.
  var state: String { fate?.rawValue ?? "mixed" }

  var name: String {
    switch fate {
    case .kept: "Kept"
    case .moved: "Moved"
    case .merged: "Merged"
    case .dropped: "Dropped"
    case nil where fates.contains(.kept): "Kept in part"
    case nil where fates.contains(.moved): "Moved in part"
    case nil: "Merged in part"
    }
  }

  /// “dropped by markup: tags around the text”
  static func sentence(_ run: LedgerRun, of ledger: Ledger) -> String {
    let rule = run.rules.first ?? ""
    switch run.fate {
    case .kept: return ""
    case .merged: return "another file has the same"
    case .moved, .dropped:
      let reason = ledger.reasons[rule].map { ": " + $0 } ?? ""
      return "\(run.fate.rawValue) by \(rule)\(reason)"
    }
  }
}
