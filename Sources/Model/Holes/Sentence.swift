/// A sentence of a paragraph: its words in lower case, and the mark that ends it. A comma, and what
/// closes a bracket, is a word of its own.
struct Sentence {
  let words: [String]
  /// nil if the paragraph ends without one.
  let end: UInt8?
  /// As it is written, without its end.
  let text: String

  private init(_ bytes: ArraySlice<UInt8>) {
    let start = bytes.drop { Self.blanks.contains($0) }
    let last = start.lastIndex { !Self.blanks.contains($0) && !Self.closers.contains($0) }
    let mark = last.flatMap { Self.marks.contains(start[$0]) ? start[$0] : nil }
    let stop = last.map { mark == nil ? $0 + 1 : $0 } ?? start.startIndex
    let sentence = start[..<stop]
    end = mark
    text = String(decoding: sentence, as: UTF8.self)
    words = Self.words(of: sentence)
  }

  /// A mark and a blank behind it part two sentences.
  static func sentences(of paragraph: String) -> [Sentence] {
    let bytes = Array(paragraph.utf8)
    var sentences: [Sentence] = []
    var start = 0
    var isMarked = false
    for (place, byte) in bytes.enumerated() {
      if isMarked, blanks.contains(byte) {
        sentences.append(Sentence(bytes[start..<place]))
        (start, isMarked) = (place, false)
      } else {
        isMarked = marks.contains(byte) || isMarked && closers.contains(byte)
      }
    }
    sentences.append(Sentence(bytes[start...]))
    return sentences.filter { !$0.words.isEmpty }
  }

  private static func words(of sentence: ArraySlice<UInt8>) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in sentence {
      if isOfWord(byte) {
        word.append(0x41...0x5A ~= byte ? byte | 0x20 : byte)
        continue
      }
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
      if commas.contains(byte) { words.append(comma) }
    }
    return word.isEmpty ? words : words + [String(decoding: word, as: UTF8.self)]
  }

  /// Whether it is longer than anybody’s sentence, or full of numbers or of capitals.
  var isRunOfCells: Bool {
    let numbers = words.count { $0.first?.isNumber ?? false }
    let capitals = text.utf8.split { !Self.isOfWord($0) }.count { 0x41...0x5A ~= $0[$0.startIndex] }
    return words.count > Self.longest || numbers >= Self.mostNumbers
      || capitals >= Self.mostCapitals && capitals * 5 >= words.count * 2
  }

  private static let longest = 60
  private static let mostNumbers = 5
  private static let mostCapitals = 5

  /// Whether a bracket that it opens stays open.
  var isCut: Bool {
    text.utf8.count { $0 == UInt8(ascii: "(") } > text.utf8.count { $0 == UInt8(ascii: ")") }
  }

  static let comma = ","
  private static let commas = Array(",;()".utf8)
  private static let blanks = Array(" \n\t".utf8)
  private static let marks = Array(".:!?".utf8)
  private static let closers = Array("*_`\")".utf8)

  /// Our announcements are English: any other letter parts words, as quotation marks do.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
  }
}
