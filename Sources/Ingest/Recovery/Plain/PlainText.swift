import Bytes

/// Plain text as Markdown: what reads as markup is escaped, names of symbols become code, straight
/// quotes and double hyphens become the typographer's where there is no doubt.
struct PlainText {
  private let symbols: Set<String>
  private var inLine: Bool
  private var output: [UInt8] = []

  /// `inLine`: the text has something in front of it on its line, so that it opens no block.
  static func markdown(
    _ text: ArraySlice<UInt8>, _ lexicon: Lexicon, inLine: Bool = false
  ) -> [UInt8] {
    var writer = PlainText(symbols: lexicon.symbols, inLine: inLine)
    var rest = Invisible.cleaned(text)
    while let link = PlainLink(in: rest) {
      writer.write(rest[..<link.whole.lowerBound])
      writer.output += Array("[".utf8) + markdown(link.words, lexicon, inLine: true)
      writer.output += Array("](".utf8) + link.address + Array(")".utf8)
      writer.inLine = true
      rest = rest[link.whole.upperBound...]
    }
    writer.write(rest)
    return writer.output
  }
}

extension PlainText {
  private mutating func write(_ text: ArraySlice<UInt8>) {
    let quotes = QuotePairs(text)
    var place = text.startIndex
    while place < text.endIndex {
      let end = text[place...].firstIndex(of: UInt8(ascii: " ")) ?? text.endIndex
      writeWord(text[place..<end], quotes, isFirst: place == text.startIndex && !inLine)
      if end < text.endIndex { output.append(UInt8(ascii: " ")) }
      place = end + 1
    }
  }

  private mutating func writeWord(_ word: ArraySlice<UInt8>, _ quotes: QuotePairs, isFirst: Bool) {
    if word.elementsEqual("--".utf8), !isFirst { return output += Array("—".utf8) }
    let name = SymbolName.core(of: word)
    guard SymbolName.isSymbol(name, symbols) else {
      return writePlain(word, quotes, isFirst: isFirst)
    }
    writePlain(word[..<name.startIndex], quotes, isFirst: isFirst)
    output.append(UInt8(ascii: "`"))
    output += name
    output.append(UInt8(ascii: "`"))
    writePlain(word[name.endIndex...], quotes, isFirst: false)
  }

  private mutating func writePlain(
    _ word: ArraySlice<UInt8>, _ quotes: QuotePairs, isFirst: Bool
  ) {
    if isFirst, Self.opensBlock(word) { output.append(UInt8(ascii: "\\")) }
    let number = isFirst ? Self.itemNumber(word) : 0
    for place in word.indices {
      switch word[place] {
      case UInt8(ascii: "'"): output += quotes.apostrophe(at: place)
      case UInt8(ascii: "\""): output += quotes.quote(at: place)
      case let byte where place == word.startIndex + number && number > 0:
        output += [UInt8(ascii: "\\"), byte]
      case let byte where Self.isMarkup(byte, at: place, in: word):
        output += [UInt8(ascii: "\\"), byte]
      case let byte: output.append(byte)
      }
    }
  }

  /// At the start of a line: a heading, an item, a quote.
  private static func opensBlock(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first else { return false }
    if word.count == 1 { return "-+>#=".utf8.contains(first) }
    if word.starts(with: "~~~".utf8) { return true }
    return first == UInt8(ascii: ">") || word.allSatisfy { $0 == UInt8(ascii: "#") }
      || word.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "=") }
  }

  /// The digits of `1.` at the start of a line, which would make an item of it.
  private static func itemNumber(_ word: ArraySlice<UInt8>) -> Int {
    let digits = word.prefix(while: ByteClass.isDigit).count
    return digits == word.count - 1 && ".)".utf8.contains(word[word.endIndex - 1]) ? digits : 0
  }

  private static func isMarkup(_ byte: UInt8, at place: Int, in word: ArraySlice<UInt8>) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "\\"): true
    case UInt8(ascii: "_"): !MarkdownText.isInsideWord(place, word)
    case UInt8(ascii: "&"): word[place...].prefix(40).contains(UInt8(ascii: ";"))
    case UInt8(ascii: "<"): place + 1 < word.endIndex && !ByteClass.isDigit(word[place + 1])
    default: false
    }
  }
}

extension PlainText {
  /// A paragraph, its lead in bold if it opens with one.
  static func guideline(
    _ text: ArraySlice<UInt8>, section: String, lexicon: Lexicon
  ) -> [UInt8] {
    guard let (lead, rest) = Leads.lead(of: text, section: section, lexicon: lexicon) else {
      return markdown(text, lexicon)
    }
    return Array("**".utf8) + markdown(lead, lexicon) + Array("** ".utf8)
      + markdown(rest.dropFirst(), lexicon, inLine: true)
  }
}
