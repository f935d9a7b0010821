/// The figures of a row: which cells are measures, and whether typed numbers are where they belong.
extension RowFinder {
  /// The words that a cell meets by being a measure.
  func shape(of cell: Int) -> UInt32 {
    guard isMeasure(self.cell(cell)) else { return 0 }
    var meaning = Meaning.value
    // “R-255,G-56,B-60”.
    if words[self.cell(cell).lowerBound].isLetter { meaning |= Meaning.color }
    let units = matches[cell].meaning | table.header(cell).meaning
    if matches[cell].hasPair || units & Meaning.units != 0 {
      meaning |= Meaning.size
    }
    return asked.meaning(meaning | units & Meaning.units)
  }

  /// A size is asked for rather than a class of sizes, and in points unless pixels are asked for.
  func shapeScore(_ cell: Int, _ header: AskedMatch, _ shape: UInt32) -> Int {
    guard asked.meaning(Meaning.size | Meaning.points) != 0 else { return 0 }
    let units = matches[cell].meaning | header.meaning
    let hasPoints = units & Meaning.points != 0
    return (shape != 0 ? 4 : 0) + (hasPoints ? 1 : 0)
  }

  /// Two numbers, one with a unit, or one alone; or numbers behind letters, as colors are.
  func isMeasure(_ cell: Range<Int>) -> Bool {
    for place in cell where words[place].isNumber {
      if words[place].isPair || cell.count == 1 || words[cell.lowerBound].isLetter { return true }
      if place + 1 < cell.upperBound, words[place + 1].isUnit || words[place + 1].isNumber {
        return true
      }
    }
    return false
  }

  /// Whether a cell begins with one of these numbers, or has it as a size of two.
  func has(_ numbers: UInt32, _ cell: Range<Int>) -> Bool {
    for place in cell where asked.same(words[place].stem) & numbers != 0 {
      // “46mm” is the name of a watch.
      if place == cell.lowerBound || words[place].isPair { return true }
    }
    return false
  }

  /// A number is in one cell with the word that it belongs to, which may be in the header above,
  /// and no other word is beside it that was not asked for: "17 Pro" is not "17 Pro Max". Or both
  /// are above.
  func boundAreMet() -> Bool {
    for place in asked.words.indices {
      let number: UInt32 = 1 << UInt32(place)
      guard (asked.bound | asked.sized) & number != 0 else { continue }
      let partner = asked.sized & number != 0 ? number << 1 : number >> 1
      var isMet = table.context.same & number != 0 && table.context.alike & partner != 0
      for cell in matches.indices {
        let header = table.header(cell)
        if header.same & number != 0, header.alike & partner != 0 { isMet = true }
        guard matches[cell].same & number != 0 else { continue }
        if matches[cell].alike & partner != 0 {
          let unit = asked.sized & number != 0 ? asked.words[place + 1].meaning : 0
          if isAlone(number, unit, in: self.cell(cell)) { isMet = true }
        } else if header.alike & partner != 0 || cell == 0 && table.context.same & partner != 0 {
          isMet = true
        }
      }
      if !isMet { return false }
    }
    return true
  }

  /// Whether some place of a number in a cell, up to the next sign on both sides, has nothing
  /// beside it that was not asked for.
  private func isAlone(_ number: UInt32, _ unit: UInt16, in cell: Range<Int>) -> Bool {
    var isThere = false
    var isClean = true
    for place in cell {
      let word = words[place]
      let isAnd = word.stem == KnownStem.and
      if isAnd || place > cell.lowerBound && word.start > words[place - 1].end + 1 {
        if isThere, isClean { return true }
        (isThere, isClean) = (false, true)
      }
      if asked.same(word.stem) & number != 0 {
        let next = place + 1 < cell.upperBound ? words[place + 1].meaning & Meaning.units : 0
        if unit == 0 || next == 0 || next & unit != 0 { isThere = true }
      }
      let isPlain = isAnd || word.isUnit || word.stem == KnownStem.generation
      if !isPlain, asked.same(word.stem) == 0 { isClean = false }
    }
    return isThere && isClean
  }
}
