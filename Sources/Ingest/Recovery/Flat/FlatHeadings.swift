import Bytes

/// Tells headings from captions among pieces without end marks.
enum FlatHeadings {
  /// Where the headings of a run begin; what is before them are captions.
  static func start(
    _ run: ArraySlice<FlatPiece>, before rest: ArraySlice<FlatPiece>, _ lexicon: Lexicon
  ) -> Int {
    guard let next = rest.first, let last = run.last, !Openers.describes(next.text),
      !rest.prefix(2).contains(where: { lacksSubjects($0.text) })
    else { return run.endIndex }
    let isKnown = { (piece: FlatPiece) in lexicon.isHeading(piece.string) }
    let isHeading =
      isKnown(last)
      || looksLikeHeading(last) && !opensCells(next.text)
        && (run.count == 1 || !isCaption(last, among: run.dropLast()))
    guard isHeading else { return run.endIndex }
    return run.endIndex - 1 - run.dropLast().reversed().prefix(2).prefix(while: isKnown).count
  }
}

extension FlatHeadings {
  /// A few words, no article in front, nothing in brackets behind.
  private static func looksLikeHeading(_ piece: FlatPiece) -> Bool {
    guard piece.wordCount < 10, piece.text.count < 80, !JudgingWords.fill(piece.string) else {
      return false
    }
    if piece.text.last == UInt8(ascii: ")") || firstWords(piece.text).contains(where: isGlued) {
      return false
    }
    let opener = piece.firstWord
    if ByteSearch.equal(opener, "A") || ByteSearch.equal(opener, "An") { return false }
    if ByteSearch.equal(opener, "The") && piece.wordCount > 4 { return false }
    guard let first = piece.text.first else { return false }
    return ByteClass.isUppercase(first) || first >= 0x80 || Names.smallInitial(piece.text) != nil
  }

  /// `Doesn’t mix with other sounds.`: what a cell says of the name of its row.
  private static func lacksSubjects(_ text: ArraySlice<UInt8>) -> Bool {
    ByteSearch.starts(text, with: "Doesn’t ")
      || ByteSearch.first(of: ". Doesn’t ", in: text) != nil
  }

  private static func firstWords(_ text: ArraySlice<UInt8>) -> ArraySlice<ArraySlice<UInt8>> {
    text.prefix(60).split(separator: UInt8(ascii: " ")).prefix(6)
  }

  /// No name of an interface begins with a word as long as that.
  private static let longName = 9

  /// Whether a word among the first is of three that were run together, begins with a long one, or
  /// ends in one that opens sentences: names of interfaces do not.
  private static func opensCells(_ text: ArraySlice<UInt8>) -> Bool {
    firstWords(text).contains { word in
      let humps = InnerCapitals.humps(word)
      guard isGlued(word), let second = humps.first else { return false }
      return humps.count > 1 || second - word.startIndex >= longName
        || Openers.endsInOpener(String(decoding: word, as: UTF8.self))
    }
  }

  /// Whether two words are run together, as cells of a table are.
  private static func isGlued(_ word: ArraySlice<UInt8>) -> Bool {
    word.first.map(ByteClass.isLowercase) == true && word.allSatisfy(ByteClass.isLetter)
      && !InnerCapitals.humps(word).isEmpty && Names.smallInitial(word) == nil
  }

  /// Captions of pictures side by side are alike: as long, or with a word in common.
  private static func isCaption(_ last: FlatPiece, among others: ArraySlice<FlatPiece>) -> Bool {
    if isGerund(last.firstWord) { return false }
    guard let before = others.last else { return false }
    if before.wordCount == last.wordCount { return true }
    let words = Set(others.suffix(8).flatMap(words))
    return words.contains { !Openers.goesOn($0[...]) && self.words(last).contains($0) }
  }

  private static func isGerund(_ word: ArraySlice<UInt8>) -> Bool {
    word.count > 5 && word.suffix(3).elementsEqual("ing".utf8)
  }

  private static func words(_ piece: FlatPiece) -> [[UInt8]] {
    piece.text.prefix(200).split(separator: UInt8(ascii: " ")).map { $0.map(ByteClass.lowered) }
  }
}
