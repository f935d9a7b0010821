import Model

/// Turns the bookings of a reading into its ledger: runs of one fate by one rule are one span.
enum LedgerWriter {
  static func ledger(_ reading: Reading, uses: (_ draft: Int) -> Bool) -> Ledger {
    var spans: [LedgerSpan] = []
    let used = reading.drafts.indices.map(uses)
    var draft = 0
    for booking in reading.bookings {
      draft = booking.block?.draft ?? draft
      append(span(booking, of: draft, reading, used), to: &spans)
    }
    return Ledger(
      file: reading.source.name, size: reading.source.size, sha256: reading.source.sha256,
      shape: reading.source.shape, spans: spans)
  }
}

extension LedgerWriter {
  /// Lines without a block of their own, such as blank ones, share the fate of their page.
  private static func span(
    _ booking: Booking, of draft: Int, _ reading: Reading, _ used: [Bool]
  ) -> LedgerSpan {
    var (fate, rule, destination) = (booking.fate, booking.rule, booking.destination)
    if fate != .dropped, reading.drafts.indices.contains(draft) {
      let key = reading.drafts[draft].key
      if destination.isEmpty { destination = "\(key.edition)/\(key.slug)" }
      let isUsed = booking.block == nil ? used.contains(true) : used[draft]
      if !isUsed { (fate, rule, destination) = (.dropped, "superseded", "") }
    }
    return LedgerSpan(
      start: booking.range.lowerBound, end: booking.range.upperBound, fate: fate, rule: rule,
      to: destination)
  }

  private static func append(_ span: LedgerSpan, to spans: inout [LedgerSpan]) {
    guard let last = spans.last, last.end == span.start, last.fate == span.fate,
      last.rule == span.rule, last.destination == span.destination
    else { return spans.append(span) }
    spans[spans.count - 1] = LedgerSpan(
      start: last.start, end: span.end, fate: span.fate, rule: span.rule, to: span.destination)
  }
}
