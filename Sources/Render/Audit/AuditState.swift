import Model

extension Ledger {
  /// Why a file gives its pages nothing, if it gives nothing.
  var state: TemplateValue {
    if isRefused { return ["name": "Refused", "reason": "nothing in it was read"] }
    guard size(of: .kept) == 0 else { return .null }
    if size(of: .merged) > 0 {
      return ["name": "Merged", "reason": "another file has the same"]
    }
    guard spans.contains(where: { $0.fate == .dropped && $0.rule == "superseded" }) else {
      return .null
    }
    return ["name": "Superseded", "reason": "another file has more of it"]
  }

  /// What was not kept, by fate; shares that are too small to be seen are left out.
  var rest: [TemplateValue] {
    LedgerSpan.Fate.allCases.filter { $0 != .kept }.compactMap { fate in
      let share = Figures.share(self.size(of: fate), of: size)
      guard size > 0, share != Figures.share(0, of: size) else { return nil }
      return ["share": .text(share), "word": .text(fate.rawValue)]
    }
  }

  /// The shares of its bytes by fate.
  var shares: TemplateValue {
    .object(
      LedgerSpan.Fate.allCases.map { fate in
        TemplateMember(fate.rawValue, .text(Figures.share(size(of: fate), of: size)))
      })
  }
}
