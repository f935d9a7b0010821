import Bytes

/// A sentence of a paragraph: what its words do, and the mark that ends it. A comma, and what
/// closes a bracket, is a word of its own.
struct Sentence {
  let words: [SaidWord]
  /// nil if the paragraph ends without one.
  let end: UInt8?
  /// As it is written, without its end.
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    let start = bytes.drop(while: Self.isBlank)
    let last = start.lastIndex { !Self.isBlank($0) && !Self.isCloser($0) }
    let mark = last.flatMap { Self.isMark(start[$0]) ? start[$0] : nil }
    let stop = last.map { mark == nil ? $0 + 1 : $0 } ?? start.startIndex
    self.bytes = start[..<stop]
    end = mark
    words = Self.words(of: self.bytes)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A mark and a blank behind it part two sentences; what has no word is none.
  static func parts(of paragraph: [UInt8]) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    var (isMarked, hasWord) = (false, false)
    for (place, byte) in paragraph.enumerated() {
      if isMarked, isBlank(byte) {
        if hasWord { parts.append(paragraph[start..<place]) }
        (start, isMarked, hasWord) = (place, false, false)
      } else {
        isMarked = isMark(byte) || isMarked && isCloser(byte)
        hasWord = hasWord || ByteClass.isAlphanumeric(byte) || isComma(byte)
      }
    }
    if hasWord { parts.append(paragraph[start...]) }
    return parts
  }

  private static func words(of sentence: ArraySlice<UInt8>) -> [SaidWord] {
    var words: [SaidWord] = []
    // A word and the blank behind it are more than five bytes, mostly.
    words.reserveCapacity(sentence.count / 5)
    var key = WordKey()
    var isNumeral = false
    func endWord() {
      guard key.count > 0 else { return }
      words.append(SaidWord.of(key, isNumeral: isNumeral))
      key = WordKey()
    }
    for byte in sentence {
      if ByteClass.isAlphanumeric(byte) {
        if key.count == 0 { isNumeral = ByteClass.isDigit(byte) }
        key.append(ByteClass.lowered(byte))
      } else {
        endWord()
        if isComma(byte) { words.append(.comma) }
      }
    }
    endWord()
    return words
  }
}

extension Sentence {
  /// Whether it is longer than anybody’s sentence, or full of numbers or of capitals.
  var isRunOfCells: Bool {
    let numbers = words.count { $0.contains(.numeral) }
    return words.count > Self.longest || numbers >= Self.mostNumbers
      || capitals >= Self.mostCapitals && capitals * 5 >= words.count * 2
  }

  /// How many words begin with one.
  private var capitals: Int {
    var (count, isInside) = (0, false)
    for byte in bytes {
      if !isInside, ByteClass.isUppercase(byte) { count += 1 }
      isInside = ByteClass.isAlphanumeric(byte)
    }
    return count
  }

  private static let longest = 60
  private static let mostNumbers = 5
  private static let mostCapitals = 5

  /// Whether a bracket that it opens stays open.
  var isCut: Bool {
    bytes.count { $0 == UInt8(ascii: "(") } > bytes.count { $0 == UInt8(ascii: ")") }
  }
}

// Our announcements are English: any letter but those of ASCII parts words, as quotation marks do.
extension Sentence {
  // Called for every byte.
  private static func isComma(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
      || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "!")
      || byte == UInt8(ascii: "?")
  }

  /// Of emphasis, quotations and brackets.
  private static func isCloser(_ byte: UInt8) -> Bool { "*_`\")".utf8.contains(byte) }
}
