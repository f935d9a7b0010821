import Bytes

/// Finds tables, of which a flattened page keeps the words but no cell: pieces too short and too
/// many for captions, with and without end marks by turns.
enum FlatTable {
  /// Where the table ends that begins at a place, or nil if none does.
  static func end(_ pieces: [FlatPiece], from start: Int, announced: Bool) -> Int? {
    guard isHeader(pieces[start]), start + 1 < pieces.count, isHeader(pieces[start + 1]) else {
      return nil
    }
    let run = pieces[start...].prefix(2000).prefix { isCell($0) }
    guard run.count > 3 else { return nil }
    let cells = run.dropFirst(2)
    let ended = cells.count(where: \.isEnded)
    let isMixed = ended > 0 && turns(run) > 2 && cells.count - ended > 1
    let areWords = ended == 0 && run.count > 7 && words(run) < run.count * 3
    let namesPlatforms = run.count > 4 && run.contains { $0.isPlatformList }
    let isWide = run.contains { hasGluedName($0) }
    guard isMixed || areWords || namesPlatforms || (isWide && run.count > 4) else { return nil }
    return trimmed(run, isMixed: isMixed)
  }
}

extension FlatTable {
  /// The head of a column: a few words.
  private static func isHeader(_ piece: FlatPiece) -> Bool {
    !piece.isEnded && piece.wordCount < 6 && piece.aside == nil
  }

  private static func isCell(_ piece: FlatPiece) -> Bool {
    piece.aside == nil && !piece.announces && (!piece.isEnded || piece.text.count < 140)
      && !isGuideline(piece)
  }

  private static func isGuideline(_ piece: FlatPiece) -> Bool {
    piece.isLong && Leads.isLead(paragraph: piece.text, section: "Table", lexicon: Lexicon())
  }

  /// How often an end mark follows none.
  private static func turns(_ run: ArraySlice<FlatPiece>) -> Int {
    zip(run, run.dropFirst()).count { $0.isEnded != $1.isEnded }
  }

  private static func words(_ run: ArraySlice<FlatPiece>) -> Int {
    run.reduce(0) { $0 + $1.wordCount }
  }

  /// `primary content.labelSecondary label`: a small letter right behind an end mark.
  private static func hasGluedName(_ piece: FlatPiece) -> Bool {
    let text = piece.text
    return text.indices.dropFirst().dropLast().contains { place in
      text[place] == UInt8(ascii: ".") && ByteClass.isLowercase(text[place - 1])
        && ByteClass.isLowercase(text[place + 1])
    }
  }

  /// The last pieces may be a paragraph and its heading: in a table whose cells have no end marks, a
  /// sentence belongs to the text behind it.
  private static func trimmed(_ run: ArraySlice<FlatPiece>, isMixed: Bool) -> Int {
    guard !isMixed else { return run.endIndex }
    let ends = run.reversed().prefix { $0.isEnded }.count
    return run.endIndex - ends
  }
}
