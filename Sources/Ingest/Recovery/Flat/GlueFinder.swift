import Bytes

/// Finds the places where blocks were run together without a blank: behind the mark of a sentence,
/// behind a heading or item that has none, before and behind the names of platforms.
struct GlueFinder {
  /// What is gone through.
  struct Text {
    let bytes: [UInt8]
    let end: Int
    let names: Names
    let kind: Kind
  }

  private let text: Text
  private var cuts: [Int] = []
  /// Where the block begins that is gone through.
  private var start: Int
  /// Whether a sentence has ended in it: then only another end mark can end the block.
  private var hasSentence = false

  /// What is one behind the other: in titles, a word of three parts is three of them; among
  /// symbols, a dash follows the name of each.
  enum Kind {
    case prose, titles, symbols
  }

  /// The places in a range at which a block begins that nothing separates from the one before.
  static func cuts(
    _ bytes: [UInt8], in range: Range<Int>, names: Names, of kind: Kind = .prose
  ) -> [Int] {
    let text = Text(bytes: bytes, end: range.upperBound, names: names, kind: kind)
    var finder = GlueFinder(text: text, start: range.lowerBound)
    finder.run()
    return finder.cuts
  }

  private var bytes: [UInt8] { text.bytes }
  private var end: Int { text.end }
}

extension GlueFinder {
  private mutating func run() {
    var place = start
    while place < end {
      if ByteClass.isAlphanumeric(bytes[place]) {
        let word = place..<(bytes[place..<end].firstIndex { !ByteClass.isAlphanumeric($0) } ?? end)
        takeWord(word)
        place = word.upperBound
      } else {
        takeMark(place)
        place += 1
      }
    }
  }

  private mutating func cut(_ place: Int) {
    start = place
    hasSentence = false
    if cuts.last != place { cuts.append(place) }
  }

  /// A line break, or a quotation that opens right behind a word or sentence.
  private mutating func takeMark(_ place: Int) {
    if bytes[place] == UInt8(ascii: "\n") { return cut(place) }
    if place > start + 1, bytes[place] == UInt8(ascii: " "), endsSentence(place) {
      hasSentence = true
    }
    guard place > start, ByteMark.opensQuote(bytes[place..<end]) else { return }
    let before = bytes[place - 1]
    if ByteClass.isAlphanumeric(before) || ByteMark.endsBlock(bytes[start..<place]) { cut(place) }
  }

  private mutating func takeWord(_ word: Range<Int>) {
    if word.lowerBound > start, isMember(word) { return }
    if word.lowerBound > start, isGlued(word) { cut(word.lowerBound) }
    guard !hasSentence else { return }
    var place = word.lowerBound
    while let next = WordSplit(text, place..<word.upperBound, blockStart: start).firstCut {
      cut(next)
      place = next
    }
  }

  /// Behind an end mark and before a capital; a name may have a dot (`U.S. `).
  private func endsSentence(_ place: Int) -> Bool {
    guard ".?!".utf8.contains(bytes[place - 1]), place + 1 < end else { return false }
    return ByteClass.isUppercase(bytes[place + 1]) && ByteClass.isLowercase(bytes[place - 2])
  }

  /// Whether a word is right behind the end of a block.
  private func isGlued(_ word: Range<Int>) -> Bool {
    let first = bytes[word.lowerBound]
    let before = bytes[start..<word.lowerBound]
    guard ByteMark.endsBlock(before) else { return false }
    if ByteClass.isDigit(first) { return ByteMark.endsWords(before) && isNumber(word) }
    return ByteClass.isUppercase(first) || Names.smallInitial(bytes[word]) != nil
  }

  /// Not the digit in `wave.3.right`.
  private func isNumber(_ word: Range<Int>) -> Bool {
    word.upperBound == end || bytes[word.upperBound] != UInt8(ascii: ".")
  }

  /// `NSButton.BezelStyle`, `Product.Info`, `U.S.`: a dot inside a name.
  private func isMember(_ word: Range<Int>) -> Bool {
    guard bytes[word.lowerBound - 1] == UInt8(ascii: ".") else { return false }
    let before = bytes[start..<(word.lowerBound - 1)]
    let owner = before.suffix(
      before.suffix(64).reversed().prefix(while: ByteClass.isAlphanumeric).count)
    guard let initial = owner.first, ByteClass.isUppercase(bytes[word.lowerBound]) else {
      return false
    }
    if owner.count == 1, word.count == 1 { return true }
    if Names.isBrand(bytes[word]) || Names.isBrand(owner) { return false }
    let isSymbol =
      text.kind == .symbols && bytes[word.upperBound..<end].starts(with: " — ".utf8)
    let isChain =
      isSymbol || word.upperBound < end && ".(),;".utf8.contains(bytes[word.upperBound])
    if InnerCapitals.humps(bytes[word]).isEmpty {
      return isSymbol
        || isChain && !InnerCapitals.humps(owner).isEmpty && bytes[word.upperBound] != 0x2C
    }
    return !InnerCapitals.humps(owner).isEmpty
      || isChain && ByteClass.isUppercase(initial) && owner.last.map(ByteClass.isLowercase) == true
  }
}
