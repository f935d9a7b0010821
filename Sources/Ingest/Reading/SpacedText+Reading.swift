extension SpacedText {
  /// The reading of the shorter text as one of the file.
  func restored(_ reading: Reading, of file: Reading) -> Reading {
    var whole = file
    whole.outcome = reading.outcome.mapped { draft in
      draft.blocks = draft.blocks.map { block in
        Block(
          block.kind, block.text, rows: block.rows, from: restored(block.origin),
          doubt: block.doubt)
      }
    }
    whole.diagnostics = reading.diagnostics
    whole.bookings = reading.bookings.map { booking in
      Booking(
        restored(booking.range), booking.fate, booking.rule, block: booking.block?.block,
        to: booking.destination)
    }
    return whole
  }
}
