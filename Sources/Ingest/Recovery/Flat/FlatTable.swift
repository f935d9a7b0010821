import Bytes

/// Finds tables, of which a flattened page keeps the words but no cell: pieces too short and too
/// many for captions, with and without end marks by turns.
enum FlatTable {
  /// Where the table ends that begins at a place, or nil if none does. `pieces` end where something
  /// begins that is in no table.
  static func end(
    _ pieces: ArraySlice<FlatPiece>, from start: Int, amongPlatforms: Bool
  ) -> Int? {
    guard let end = endOfCells(pieces, from: start) else { return nil }
    return amongPlatforms ? platformHeading(in: pieces[start..<end], of: pieces) ?? end : end
  }

  /// A platform that no other cell names, behind some rows and in front of sentences, heads what is
  /// behind the table.
  private static func platformHeading(
    in run: ArraySlice<FlatPiece>, of pieces: ArraySlice<FlatPiece>
  ) -> Int? {
    guard let place = run.firstIndex(where: \.isPlatformList), place > run.startIndex,
      place + 1 < pieces.endIndex, pieces[place + 1].isEnded,
      run[(place + 1)...].allSatisfy(\.isEnded)
    else { return nil }
    let hasRows = place > run.startIndex + 3 || run[..<place].contains(where: isGlued)
    return hasRows ? place : nil
  }

  private static func endOfCells(_ pieces: ArraySlice<FlatPiece>, from start: Int) -> Int? {
    guard !pieces[start].isEnded, start + 1 < pieces.endIndex else { return nil }
    if let end = alternating(pieces, from: start) { return end }
    let isGlued = pieces[start...].prefix(4).prefix(while: isCell).contains(where: isGlued)
    guard isGlued || pieces[start...].prefix(2).allSatisfy(isHeader) else { return nil }
    let run = pieces[start...].prefix(2000).prefix(while: isCell)
    guard isGlued || isTable(run) else { return nil }
    // What a colon announces without end marks is all of it.
    let isAnnounced = start > pieces.startIndex && pieces[start - 1].announces
    let end = isAnnounced && !run.contains(where: \.isEnded) ? run.endIndex : trimmed(run, pieces)
    return end > start ? end : nil
  }

  private static func isTable(_ run: ArraySlice<FlatPiece>) -> Bool {
    guard run.count > 3 else { return false }
    let cells = run.dropFirst(2)
    let ended = cells.count(where: \.isEnded)
    if ended > 0, turns(run) > 2, cells.count - ended > 1 { return true }
    if ended == 0, run.count > 7 {
      let words = run.reduce(0) { $0 + $1.wordCount }
      // Cells say the same more than once, items do not.
      if words < run.count * 3 || Set(run.map(\.text)).count + 1 < run.count { return true }
    }
    return run.count > 4 && run.contains { $0.isPlatformList || hasGluedName($0) }
  }
}

extension FlatTable {
  /// The head of a column: a few words.
  private static func isHeader(_ piece: FlatPiece) -> Bool {
    !piece.isEnded && piece.wordCount < 6 && piece.aside == nil
  }

  private static func isCell(_ piece: FlatPiece) -> Bool {
    piece.aside == nil && !piece.announces && !isGuideline(piece)
      && (!piece.isEnded || piece.text.count < (piece.isLong ? 140 : 240))
  }

  private static func isGuideline(_ piece: FlatPiece) -> Bool {
    piece.isLong && Leads.lead(of: piece.text, section: "Table", lexicon: Lexicon()) != nil
  }

  /// Rows of a name and a sentence or two, under a header of names: `Menu item`, `Action`.
  private static func alternating(_ pieces: ArraySlice<FlatPiece>, from start: Int) -> Int? {
    guard start + 2 < pieces.endIndex, pieces[start..<(start + 3)].allSatisfy(isHeader) else {
      return nil
    }
    var (place, rows, width, names) = (start + 2, 0, 0, 0)
    while place < pieces.endIndex, names < 64, !pieces[place].isEnded, pieces[place].aside == nil {
      // In a table that has shown its rows, a cell may be a guideline too.
      let run = pieces[(place + 1)...].prefix(5).prefix {
        $0.isEnded && !$0.announces && $0.text.count < 500
      }
      let areShort = run.allSatisfy { $0.text.count < shortest }
      let cells = areShort ? run.count : min(run.count, 3)
      let next = place + 1 + cells
      if cells > (areShort ? 4 : 2) || next == pieces.endIndex || pieces[next].isEnded {
        let last = cells > 0 && next == pieces.endIndex ? 1 : 0
        return rows + last > 2 ? place + (cells == 0 ? 0 : 1 + min(cells, max(width, 1))) : nil
      }
      names = cells == 0 ? names + 1 : 0
      if cells > 0 { (rows, width) = (rows + 1, max(width, cells)) }
      place = next
    }
    return rows > 2 ? place : nil
  }

  /// Sentences of so few bytes share a cell: `Send messages.`, `Search for messages.`
  private static let shortest = 90

  /// How often an end mark follows none.
  private static func turns(_ run: ArraySlice<FlatPiece>) -> Int {
    zip(run, run.dropFirst()).count { $0.isEnded != $1.isEnded }
  }

  /// `primary content.labelSecondary label`: a small letter right behind an end mark.
  private static func hasGluedName(_ piece: FlatPiece) -> Bool {
    let text = piece.text
    return text.indices.dropFirst().dropLast().contains { place in
      text[place] == UInt8(ascii: ".") && ByteClass.isLowercase(text[place - 1])
        && ByteClass.isLowercase(text[place + 1])
    }
  }

  /// `Buy with Apple Pay button`, `Pay with Apple Pay button`.
  private static func endsAsOthers(
    _ last: FlatPiece, among cells: ArraySlice<FlatPiece>
  ) -> Bool {
    let word = last.text.reversed().prefix { $0 != UInt8(ascii: " ") }
    return cells.count { !$0.isEnded && $0.text.reversed().starts(with: word) } > 2
  }

  /// `Resolution72 DPI`, `verbsGenericDo`: cells of one word each, which nothing separates.
  private static func isGlued(_ piece: FlatPiece) -> Bool {
    guard !piece.announces else { return false }
    return piece.text.prefix(400).split(separator: UInt8(ascii: " ")).contains { word in
      let letters = word.prefix(while: ByteClass.isLetter)
      if InnerCapitals.humps(letters).count > 2 { return true }
      let next = word[letters.endIndex...].first
      return letters.count > 4 && letters.dropFirst().allSatisfy(ByteClass.isLowercase)
        && next.map(ByteClass.isDigit) == true
    }
  }

  /// Sentences at the end belong to the text behind a table whose other cells have no end marks,
  /// and words right before a paragraph are its heading. So are platforms, but not behind cells
  /// that name platforms too.
  private static func trimmed(_ run: ArraySlice<FlatPiece>, _ pieces: ArraySlice<FlatPiece>) -> Int
  {
    let trailing = run.reversed().prefix { $0.isEnded }.count
    if trailing > 0 {
      return run.endIndex - (run.count(where: \.isEnded) == trailing ? trailing : 0)
    }
    guard run.endIndex < pieces.endIndex, pieces[run.endIndex].aside == nil, let last = run.last
    else { return run.endIndex }
    let cells = run.dropLast()
    let isHeading =
      last.wordCount > 2 && !isGlued(last) && !endsAsOthers(last, among: cells)
      || last.isPlatformList && !cells.contains(where: \.isPlatformList)
    return isHeading ? cells.endIndex : run.endIndex
  }
}
