import Bytes

/// A word of a query, or of a table, as answers compare them: whole words by their stems, a size
/// of two numbers as one word, a number apart from its unit.
struct AnswerWord {
  let stem: UInt32
  let meaning: UInt16
  let start: Int
  let end: Int
  /// "17", "16e", "46": it distinguishes things of one name.
  let isNumber: Bool
  /// "402x874".
  let isPair: Bool
  /// Whether it says little.
  private(set) var isStop: Bool

  init(_ written: [UInt8], _ start: Int, _ end: Int) {
    let word = Self.cardinal(written)
    let stem = Stemmer.stem(word)
    self.stem = Self.hash(stem)
    meaning = Meaning.of(word)
    self.start = start
    self.end = end
    isNumber = ByteClass.isDigit(word.first ?? 0)
    isPair =
      isNumber && ByteClass.isDigit(word.last ?? 0) && word.contains(UInt8(ascii: "x"))
    isStop = StopWords.contains(stem)
  }

  /// “3rd” is 3.
  @inline(never) private static func cardinal(_ word: [UInt8]) -> [UInt8] {
    let digits = word.count - 2
    guard digits > 0, ByteClass.isDigit(word[digits - 1]),
      WordText.place(of: Array(word[digits...]), in: "st nd rd th") != nil
    else { return word }
    return Array(word[..<digits])
  }

  /// What tables have two names for has one number.
  @inline(never) static func hash(_ stem: [UInt8]) -> UInt32 {
    let hash = SearchEngine.hash(of: stem)
    if hash == KnownStem.pts { return KnownStem.pt }
    return hash == KnownStem.subheadline ? KnownStem.subhead : hash
  }

  /// The stem of the system of a device, whose tables have other devices too; or else its own.
  var system: UInt32 {
    if stem == KnownStem.iPhone { return KnownStem.iOS }
    return stem == KnownStem.iPad ? KnownStem.iPadOS : stem
  }

  var isDevice: Bool { system != stem }

  var isUnit: Bool { meaning & Meaning.units != 0 }
  /// Whether it is digits, as it was typed.
  func isFigure(in text: [UInt8]) -> Bool {
    for place in start..<end where !ByteClass.isDigit(text[place]) { return false }
    return true
  }
  var isLetter: Bool { end == start + 1 && !isNumber }

  /// The words of a text, behind others. A word that the query has wrong is taken as it was meant,
  /// one that asks for a size as that, and in the loosest query one as tables call it.
  static func append(
    _ text: [UInt8], to list: inout [AnswerWord], isQuery: Bool = false,
    isLoosest: Bool = false, corrections: [Correction] = []
  ) {
    var tokens = Tokenizer(text)
    var number: Token?
    var whole: Token?
    var asking = AskingWord()
    while let token = tokens.next() {
      var meant = token.word
      // Whether it goes on with the word before.
      var replaces = false
      if let number, let whole, token.isPiece, number.end == token.start, token.end == whole.end,
        Meaning.of(meant) & Meaning.units != 0
      {
        list[list.count - 1] = AnswerWord(number.word, number.start, number.end)
      } else if token.isPiece {
        number = token.start == whole?.start ? token : nil
        continue
      } else if let last = whole, isTimes(text, last.end), last.end + 2 == token.start {
        // "44×44" is written as "44x44" is.
        replaces = true
        meant = Self.joined(last.word, UInt8(ascii: "x"), meant)
      } else if let last = whole, last.end + 1 == token.start, text[last.end] == underscore {
        // The parts of a name like “de_AT” are nothing alone.
        replaces = true
        meant = Self.joined(last.word, underscore, meant)
      } else if let last = whole, last.end + 1 == token.start, isLeading(last.word, meant) {
        replaces = true
        meant = WordText.word(0, in: "leading")
      }
      for one in corrections where one.typed == meant && Meaning.of(meant) == 0 {
        meant = one.meant
      }
      // A number behind another word may be its own: “iPhone 8”.
      if isLoosest, let plain = WordText.place(of: meant, in: plainNames),
        list.isEmpty || !ByteClass.isDigit(meant[0])
      {
        meant = WordText.word(plain, in: namesInTables)
      }
      if isQuery, let asksFor = asking.meaning(of: token.word), Meaning.of(asksFor) != 0,
        Meaning.of(meant) == 0
      {
        meant = asksFor
      }
      let word = AnswerWord(meant, token.start, token.end)
      if replaces { list[list.count - 1] = word } else { list.append(word) }
      if !token.isPiece { whole = Token(word: meant, start: token.start, end: token.end) }
    }
    guard let last = list.last, list.count > 1 else { return }
    let before = list[list.count - 2]
    // Two texts may be in one list.
    if before.end < last.start,
      KeyNames.isLetter(text, last.start..<last.end, behind: before.start..<before.end)
    {
      list[list.count - 1].isStop = false
    }
  }

  private static let plainNames: StaticString =
    "icon bold italic screenshot display viewport platforms 2 3 4 5 6 7 8 9"
  private static let namesInTables: StaticString = """
    symbol boldface italicize capture screen screen support two three four five six seven eight \
    nine
    """
  /// Two words as one, with a sign between.
  @inline(never) static func joined(_ first: [UInt8], _ sign: UInt8, _ second: [UInt8]) -> [UInt8] {
    var joined = first
    joined.append(sign)
    for letter in second { joined.append(letter) }
    return joined
  }

  private static func isLeading(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    WordText.place(of: first, in: "line") != nil
      && WordText.place(of: second, in: "height spacing") != nil
  }

  private static let underscore = UInt8(ascii: "_")

  private static func isTimes(_ text: [UInt8], _ place: Int) -> Bool {
    place + 2 < text.count && text[place] == 0xC3 && text[place + 1] == 0x97
      && ByteClass.isDigit(text[place - 1]) && ByteClass.isDigit(text[place + 2])
  }

  @inline(never) static func list(_ text: [UInt8]) -> [AnswerWord] {
    var list: [AnswerWord] = []
    append(text, to: &list)
    return list
  }
}
