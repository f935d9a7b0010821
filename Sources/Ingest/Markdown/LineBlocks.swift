import Bytes

/// A text with a block on each line: a tool took the blank lines out.
enum LineBlocks {
  /// Whether most lines of words that follow another begin where a sentence has ended, and blank
  /// lines between such lines are rare. In text that is wrapped few do; sentences on lines of their
  /// own have blank lines between paragraphs.
  static func are(in scrape: Scrape, _ lines: Range<Int>) -> Bool {
    var (pairs, ended, apart) = (0, 0, 0)
    var above: Int?
    var fence: FenceLine?
    for line in lines where !scrape.isBlank(line) {
      let text = scrape.text(line)
      if let open = fence {
        if open.isClosed(by: text) { fence = nil }
        continue
      }
      fence = FenceLine(text)
      guard areWords(text) else {
        above = nil
        continue
      }
      if let above {
        if above < line - 1 {
          apart += 1
        } else {
          pairs += 1
          if SentenceEnds.isEnded(scrape.text(above)) { ended += 1 }
        }
      }
      above = line
    }
    return pairs >= fewest && ended * 10 >= pairs * 7 && apart * 8 <= pairs
  }

  /// Whether a line begins a block in such a text: behind a sentence, or with a capital or a mark.
  /// What the text above has opened, it may close.
  static func begins(_ line: ArraySlice<UInt8>, below text: ArraySlice<UInt8>) -> Bool {
    !isOpen(text)
      && (SentenceEnds.isEnded(text) || !(line.first.map(ByteClass.isLowercase) ?? false))
  }

  /// Whether a link, bold words or code are open at the end of a text, or the line is to break.
  private static func isOpen(_ text: ArraySlice<UInt8>) -> Bool {
    // Each of many lines would read all above it.
    let text = text.suffix(longestMark)
    let (opening, closing) = (UInt8(ascii: "["), UInt8(ascii: "]"))
    return text.last == UInt8(ascii: "\\") || LinkAddress.opening(in: text) != nil
      || text.count { $0 == UInt8(ascii: "`") } % 2 != 0
      || isBoldOpen(text)
      || text.count { $0 == opening } > text.count { $0 == closing }
  }

  private static func isBoldOpen(_ text: ArraySlice<UInt8>) -> Bool {
    var (isOpen, rest) = (false, text)
    while let mark = ByteSearch.first(of: "**", in: rest) {
      isOpen.toggle()
      rest = rest[(mark + 2)...]
    }
    return isOpen
  }

  private static let longestMark = 2_000

  /// Those of pairs: fewer say nothing.
  private static let fewest = 5

  private static func areWords(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, !"#>|!<`~:+=[".utf8.contains(first) else { return false }
    return ItemLine(line) == nil && !ItemLine.isRule(line)
  }
}
