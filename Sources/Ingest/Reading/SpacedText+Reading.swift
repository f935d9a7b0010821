extension SpacedText {
  /// The reading of the shorter text as one of the file.
  func restored(_ reading: Reading, of file: Reading) -> Reading {
    var whole = file
    whole.loose = reading.loose
    whole.diagnostics = reading.diagnostics
    whole.bookings = reading.bookings.map { booking in
      Booking(
        restored(booking.range), booking.fate, booking.rule, block: booking.block,
        to: booking.destination)
    }
    whole.drafts = reading.drafts.map { draft in
      var draft = draft
      draft.blocks = draft.blocks.map { block in
        Block(
          block.kind, block.text, rows: block.rows, from: restored(block.origin),
          doubt: block.doubt)
      }
      return draft
    }
    return whole
  }
}
