import Bytes

/// Names for developers, which are whole cells and are typed as they are: “opaqueSeparator”.
extension RowFinder {
  /// A row that has such a name, if all else that was asked for is above it. The answer is the
  /// other cell of two.
  var code: Verdict? {
    for place in matches.indices {
      // “26.5” is a number.
      let same = matches[place].same & ~asked.numbers
      guard same != 0, asked.all & ~(same | table.header(place).alike | table.context.alike) == 0,
        isCode(row.texts[place], from: asked.words[same.trailingZeroBitCount].start)
      else { continue }
      return Verdict(score: Self.most, cell: matches.count == 2 ? 1 - place : nil)
    }
    return nil
  }

  /// Whether a cell, up to a bracket, is such a name, and is what was typed at a place.
  private func isCode(_ cell: [UInt8], from start: Int) -> Bool {
    var place = start
    var (hasSeam, isSeam) = (false, false)
    for byte in cell {
      if byte == UInt8(ascii: "(") { break }
      let small = ByteClass.lowered(byte)
      isSeam = byte != small || byte == UInt8(ascii: ".")
      // Neither “Apps” nor “iPhone”.
      guard place < asked.typed.count, asked.typed[place] == small, byte != 0x20,
        !isSeam || place > start + 1
      else { return false }
      hasSeam = hasSeam || isSeam
      place += 1
    }
    // Nor “macOS”.
    return hasSeam && !isSeam && (place >= asked.typed.count || asked.typed[place] == 0x20)
  }
}
