extension SpacedText {
  /// The reading of the shorter text as one of the file.
  func restored(_ reading: Reading, of file: Reading) -> Reading {
    var whole = file
    whole.outcome = reading.outcome.mapped { draft in
      for place in draft.blocks.indices {
        draft.blocks[place].origin = restored(draft.blocks[place].origin)
      }
    }
    whole.diagnostics = reading.diagnostics
    whole.bookings = reading.bookings
    for place in whole.bookings.indices {
      whole.bookings[place].range = restored(whole.bookings[place].range)
    }
    return whole
  }
}
