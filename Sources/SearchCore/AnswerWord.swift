import Bytes

/// A word of a query, or of a table, as answers compare them: whole words by their stems, a size
/// of two numbers as one word, a number apart from its unit.
struct AnswerWord {
  let word: [UInt8]
  let stem: UInt32
  let meaning: UInt16
  let start: Int
  let end: Int

  init(_ word: [UInt8], _ start: Int, _ end: Int) {
    self.word = word
    stem = Self.hash(Stemmer.stem(word))
    meaning = Meaning.of(word)
    self.start = start
    self.end = end
  }

  static func hash(_ stem: [UInt8]) -> UInt32 { SearchEngine.hash(of: stem) }

  /// "17", "16e", "46": it tells things of one name apart.
  var isNumber: Bool { ByteClass.isDigit(word.first ?? 0) }

  /// "402x874".
  var isPair: Bool {
    guard isNumber, ByteClass.isDigit(word.last ?? 0) else { return false }
    return word.contains(UInt8(ascii: "x"))
  }

  var isUnit: Bool { meaning & Meaning.units != 0 }

  static func list(_ text: [UInt8]) -> [AnswerWord] {
    var list: [AnswerWord] = []
    var tokens = Tokenizer(text)
    var number: Token?
    while let token = tokens.next() {
      guard token.isPiece else {
        number = nil
        append(token, of: text, to: &list)
        continue
      }
      guard let whole = list.last else { continue }
      if token.start == whole.start, ByteClass.isDigit(token.word.first ?? 0) { number = token }
      if let number, number.end == token.start, token.end == whole.end,
        Meaning.of(token.word) & Meaning.units != 0
      {
        list.removeLast()
        list.append(AnswerWord(number.word, number.start, number.end))
        list.append(AnswerWord(token.word, token.start, token.end))
      }
    }
    return list
  }

  /// "44×44" is written as "44x44" is.
  private static func append(_ token: Token, of text: [UInt8], to list: inout [AnswerWord]) {
    if let last = list.last, last.end + 2 == token.start, text[last.end] == 0xC3,
      text[last.end + 1] == 0x97, last.isNumber, ByteClass.isDigit(token.word.first ?? 0)
    {
      list[list.count - 1] = AnswerWord(
        last.word + [UInt8(ascii: "x")] + token.word, last.start, token.end)
    } else {
      list.append(AnswerWord(token.word, token.start, token.end))
    }
  }
}
