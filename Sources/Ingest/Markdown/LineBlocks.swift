import Bytes

/// A text with a block on each line: a tool took the blank lines out.
enum LineBlocks {
  /// Whether most lines of words that follow another begin where a sentence has ended. In text that
  /// is wrapped few do.
  static func are(in scrape: Scrape, _ lines: Range<Int>) -> Bool {
    var (pairs, ended) = (0, 0)
    for line in lines.dropLast()
    where areWords(scrape.text(line)) && areWords(scrape.text(line + 1)) {
      pairs += 1
      if SentenceEnds.isEnded(scrape.text(line)) { ended += 1 }
    }
    return pairs >= fewest && ended * 10 >= pairs * 7
  }

  /// Whether a line begins a block in such a text: behind a sentence, or with a capital or a mark.
  static func begins(_ line: ArraySlice<UInt8>, below above: ArraySlice<UInt8>) -> Bool {
    SentenceEnds.isEnded(above) || !(line.first.map(ByteClass.isLowercase) ?? false)
  }

  /// Those of pairs: fewer say nothing.
  private static let fewest = 5

  private static func areWords(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, !"#>|!<`~:+=[".utf8.contains(first) else { return false }
    return ItemLine(line) == nil && !ItemLine.isRule(line)
  }
}
