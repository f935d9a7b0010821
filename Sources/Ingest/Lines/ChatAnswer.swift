import Bytes

/// A page below a few words of the chat that wrote it, and perhaps above others, a rule between.
struct ChatAnswer {
  /// The page.
  let lines: Range<Int>

  init?(_ scrape: Scrape, in text: Range<Int>) {
    let filled = Array(text.lazy.filter { !scrape.isBlank($0) }.prefix(3))
    guard scrape.fields.lineCount == 0, filled.count == 3,
      case let words = scrape.text(filled[0]), Self.announces(words)
    else { return nil }
    let isRuled = scrape.isRule(filled[1])
    let title = isRuled ? filled[2] : filled[1]
    guard let level = HeadingLine.level(scrape.text(title)), level == 1 || isRuled && level == 2
    else { return nil }
    lines = title..<Self.end(scrape, title..<text.upperBound)
  }
}

extension ChatAnswer {
  private static let mostBehind = 3
  /// In bytes.
  private static let longest = 400

  /// `Sure! Here is the page:`
  private static func announces(_ words: ArraySlice<UInt8>) -> Bool {
    guard words.count < longest, words.last == UInt8(ascii: ":") else { return false }
    return openers.contains { ByteSearch.starts(words, with: $0) }
  }

  private static let openers: [StaticString] = [
    "Sure", "Here is", "Here’s", "Here's", "Here are", "Certainly", "Of course", "Absolutely",
    "Okay", "OK,", "Below is", "The following is",
  ]

  /// Behind the page, a rule and an offer.
  private static func end(_ scrape: Scrape, _ lines: Range<Int>) -> Int {
    let filled = Array(lines.reversed().lazy.filter { !scrape.isBlank($0) }.prefix(mostBehind + 1))
    guard let place = filled.firstIndex(where: scrape.isRule), place > 0 else {
      return lines.upperBound
    }
    let behind = filled[..<place].map(scrape.text)
    let isOffer =
      behind.allSatisfy { $0.count < longest && HeadingLine.level($0) == nil }
      && behind.contains { text in offers.contains { ByteSearch.starts(text, with: $0) } }
    return isOffer ? filled[place] : lines.upperBound
  }

  private static let offers: [StaticString] = [
    "Let me know", "Would you like", "If you", "Do you want", "Want me", "Shall I", "I can ",
    "Is there anything",
  ]
}
