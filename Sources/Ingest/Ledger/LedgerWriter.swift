import Model

/// Turns the bookings of a reading into its ledger: runs of one fate by one rule are one span.
enum LedgerWriter {
  static func ledger(_ reading: Reading, uses: (_ draft: Int) -> Bool) -> Ledger {
    var spans: [LedgerSpan] = []
    let used = reading.drafts.indices.map(uses)
    for booking in reading.bookings {
      append(span(booking, reading, used), to: &spans)
    }
    return Ledger(
      file: reading.source.name, size: reading.source.size, sha256: reading.source.sha256,
      shape: reading.source.shape, spans: spans)
  }
}

extension LedgerWriter {
  private static func span(_ booking: Booking, _ reading: Reading, _ used: [Bool]) -> LedgerSpan {
    var (fate, rule, destination) = (booking.fate, booking.rule, booking.destination)
    if let draft = booking.block?.draft {
      let key = reading.drafts[draft].key
      destination = "\(key.edition)/\(key.slug)"
      if !used[draft] { (fate, rule) = (.merged, "superseded") }
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
