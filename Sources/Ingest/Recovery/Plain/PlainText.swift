import Bytes

/// Plain text as Markdown: what reads as markup is escaped, names of symbols become code, straight
/// quotes and double hyphens become the typographer's where there is no doubt.
struct PlainText {
  private let symbols: Set<String>
  private var output: [UInt8] = []

  static func markdown(_ text: ArraySlice<UInt8>, _ lexicon: Lexicon) -> [UInt8] {
    var writer = PlainText(symbols: lexicon.symbols)
    writer.write(text)
    return writer.output
  }

  private init(symbols: Set<String>) { self.symbols = symbols }
}

extension PlainText {
  private mutating func write(_ text: ArraySlice<UInt8>) {
    let quotes = QuotePairs(text)
    var place = text.startIndex
    while place < text.endIndex {
      let end = text[place...].firstIndex(of: UInt8(ascii: " ")) ?? text.endIndex
      writeWord(text[place..<end], quotes, isFirst: place == text.startIndex)
      if end < text.endIndex { output.append(UInt8(ascii: " ")) }
      place = end + 1
    }
  }

  private mutating func writeWord(_ word: ArraySlice<UInt8>, _ quotes: QuotePairs, isFirst: Bool) {
    if word.elementsEqual("--".utf8), !isFirst { return output += Array("—".utf8) }
    let name = SymbolName.core(of: word)
    let isCode = !name.isEmpty && SymbolName.isSymbol(name, symbols)
    guard isCode else { return writePlain(word, quotes, isFirst: isFirst) }
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
    if word.count == 1 { return "-+>".utf8.contains(first) }
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
    case UInt8(ascii: "_"): !isInsideWord(place, word)
    case UInt8(ascii: "<"): place + 1 < word.endIndex && !ByteClass.isDigit(word[place + 1])
    default: false
    }
  }

  private static func isInsideWord(_ place: Int, _ word: ArraySlice<UInt8>) -> Bool {
    place > word.startIndex && place + 1 < word.endIndex
      && ByteClass.isAlphanumeric(word[place - 1]) && ByteClass.isAlphanumeric(word[place + 1])
  }
}

/// Straight quotes of a text: turned into curly ones if all of them pair without doubt.
private struct QuotePairs {
  private let text: ArraySlice<UInt8>
  private let opens: Set<Int>
  private let isCertain: Bool

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    let places = text.indices.filter { text[$0] == UInt8(ascii: "\"") }
    let openers = stride(from: 0, to: places.count, by: 2).map { places[$0] }
    let closers = stride(from: 1, to: places.count, by: 2).map { places[$0] }
    opens = Set(openers)
    isCertain =
      places.count.isMultiple(of: 2)
      && openers.allSatisfy { Self.isOutside(text, $0 - 1) && !Self.isOutside(text, $0 + 1) }
      && closers.allSatisfy { !Self.isOutside(text, $0 - 1) }
  }

  func quote(at place: Int) -> [UInt8] {
    guard isCertain else { return [UInt8(ascii: "\"")] }
    return Array((opens.contains(place) ? "“" : "”").utf8)
  }

  /// Between letters, or behind a word, it is an apostrophe.
  func apostrophe(at place: Int) -> [UInt8] {
    let isBehindWord = place > text.startIndex && ByteClass.isLetter(text[place - 1])
    return isBehindWord ? Array("’".utf8) : [UInt8(ascii: "'")]
  }

  /// The text's ends, blanks, brackets and dashes.
  private static func isOutside(_ text: ArraySlice<UInt8>, _ place: Int) -> Bool {
    guard place >= text.startIndex, place < text.endIndex else { return true }
    return " (-/".utf8.contains(text[place])
  }
}

/// What can only be the name of a symbol in code.
enum SymbolName {
  /// A word without the punctuation around it.
  static func core(of word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var name = word.drop { "(\"'".utf8.contains($0) }
    while let last = name.last, ".,;:!?\"'".utf8.contains(last) { name.removeLast() }
    let opening = name.count { $0 == UInt8(ascii: "(") }
    if name.last == UInt8(ascii: ")"), opening == 0 { name.removeLast() }
    return name
  }

  /// A signature (`alert(_:isPresented:)`), or a name that some page of the run writes as code and
  /// that is no plain word.
  static func isSymbol(_ name: ArraySlice<UInt8>, _ symbols: Set<String>) -> Bool {
    guard name.count < 120, name.first.map(ByteClass.isLetter) == true else { return false }
    guard name.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "`") }) else { return false }
    if name.suffix(2).elementsEqual(":)".utf8), name.contains(UInt8(ascii: "(")) { return true }
    return isNoPlainWord(name) && symbols.contains(String(decoding: name, as: UTF8.self))
  }

  private static func isNoPlainWord(_ name: ArraySlice<UInt8>) -> Bool {
    name.dropFirst().contains { ByteClass.isUppercase($0) || "._(:".utf8.contains($0) }
  }
}

extension PlainText {
  /// A paragraph, its lead in bold if it opens with one.
  static func guideline(
    _ text: ArraySlice<UInt8>, section: String, lexicon: Lexicon
  ) -> [UInt8] {
    guard Leads.isLead(paragraph: text, section: section, lexicon: lexicon),
      let (lead, rest) = Leads.split(text)
    else { return markdown(text, lexicon) }
    return Array("**".utf8) + markdown(lead, lexicon) + Array("** ".utf8)
      + markdown(rest.dropFirst(), lexicon)
  }
}
