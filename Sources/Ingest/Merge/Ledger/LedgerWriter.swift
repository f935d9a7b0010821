import Model

/// Turns the bookings of a reading into its ledger: runs of one fate by one rule are one span.
enum LedgerWriter {
  /// What became of the blocks of a draft, and of which page.
  struct DraftFates {
    let page: String
    let blocks: [PageMerge.Fate]
    /// Whether the draft leads its page: then what is around its blocks is the page's too.
    let leads: Bool
  }

  static func ledger(_ reading: Reading, _ drafts: [DraftFates]) -> Ledger {
    var spans: [LedgerSpan] = []
    var draft = 0
    for booking in reading.bookings {
      draft = booking.block?.draft ?? draft
      append(span(booking, drafts.indices.contains(draft) ? drafts[draft] : nil), to: &spans)
    }
    return Ledger(
      file: reading.source.name, size: reading.source.size, sha256: reading.source.sha256,
      shape: reading.source.shape, spans: spans, reasons: RuleReasons.all)
  }
}

extension LedgerWriter {
  private static func span(_ booking: Booking, _ draft: DraftFates?) -> LedgerSpan {
    var (fate, rule, destination) = (booking.fate, booking.rule, booking.destination)
    if fate != .dropped, let draft {
      if destination.isEmpty { destination = draft.page }
      switch mergeFate(booking, draft) {
      case .kept: break
      case .merged: fate = .merged
      case .dropped(let reason): (fate, rule, destination) = (.dropped, reason, "")
      }
    }
    return LedgerSpan(
      start: booking.range.lowerBound, end: booking.range.upperBound, fate: fate, rule: rule,
      to: destination)
  }

  /// Lines without a block of their own, such as blank ones, share the fate of their page.
  private static func mergeFate(_ booking: Booking, _ draft: DraftFates) -> PageMerge.Fate {
    if let block = booking.block?.block, draft.blocks.indices.contains(block) {
      return draft.blocks[block]
    }
    return draft.leads ? .kept : .dropped(rule: "superseded")
  }

  private static func append(_ span: LedgerSpan, to spans: inout [LedgerSpan]) {
    guard let last = spans.last, last.end == span.start, last.fate == span.fate,
      last.rule == span.rule, last.destination == span.destination
    else { return spans.append(span) }
    spans[spans.count - 1] = LedgerSpan(
      start: last.start, end: span.end, fate: span.fate, rule: span.rule, to: span.destination)
  }
}
