import Bytes

/// A word with capitals inside: a name, or the end of one block with the start of the next.
struct WordSplit {
  private let text: GlueFinder.Text
  private let word: Range<Int>
  private let blockStart: Int
  /// Where the parts of the word begin that follow the first, as many as a name may have.
  private let humps: [Int]

  init(_ text: GlueFinder.Text, _ word: Range<Int>, blockStart: Int) {
    self.text = text
    self.word = word
    self.blockStart = blockStart
    humps = InnerCapitals.humps(text.bytes[word].prefix(256))
  }

  private var bytes: [UInt8] { text.bytes }
  private var end: Int { text.end }

  /// The first place at which the word falls apart.
  var firstCut: Int? {
    if let place = beforePlatform {
      return WordSplit(text, word.lowerBound..<place, blockStart: blockStart).firstCut ?? place
    }
    guard !humps.isEmpty else { return nil }
    if let length = Names.smallInitial(bytes[word]) { return behind(length) }
    if let place = longestName(from: word.lowerBound) {
      return place < word.upperBound ? place : nil
    }
    return humps.first { isCut($0) }
  }
}

extension WordSplit {
  /// Where a name such as `iPadOS` begins inside the word.
  private var beforePlatform: Int? {
    guard word.count > 4 else { return nil }
    return word.prefix(256).dropFirst().first { place in
      "imtvw".utf8.contains(bytes[place])
        && Names.smallInitial(bytes[place..<word.upperBound]) != nil
        && !text.names.contains(bytes[word])
    }
  }

  /// Behind a name that something else follows, but for the end of its plural.
  private func behind(_ length: Int) -> Int? {
    let place = word.lowerBound + length
    guard place < word.upperBound, !ByteClass.isLowercase(bytes[place]) else { return nil }
    return place
  }

  /// Where the longest known name ends that begins at a place.
  private func longestName(from place: Int) -> Int? {
    let ends = humps.filter { $0 > place }.prefix(6) + [word.upperBound]
    return ends.last { end in
      text.names.contains(bytes[place..<end])
        && (end == word.upperBound || !InnerCapitals.humps(bytes[place..<end]).isEmpty)
    }
  }

  private func isCut(_ place: Int) -> Bool {
    let left = bytes[word.lowerBound..<place]
    let right = bytes[place..<(humps.first { $0 > place } ?? word.upperBound)]
    // `NSTextField` does not fall apart, though `TextField` is known.
    if continuesName(right) || isSymbol || ByteSearch.equal(left, "NS") { return false }
    if longestName(from: place) != nil, !Openers.goesOn(left) { return true }
    if ByteClass.isUppercase(bytes[place - 1]) { return isCutBehindCapitals(left, right) }
    if ByteClass.isDigit(bytes[place - 1]) { return isWord(right) }
    if text.kind == .titles { return true }
    return humps.count > 1 ? isChain : isCutBehindWord(left, right)
  }

  /// Not the capital of `3D` or `4K`.
  private func isWord(_ right: ArraySlice<UInt8>) -> Bool {
    if right.count == 1 { return right.first == UInt8(ascii: "A") && follows(" ") }
    return right.dropFirst().allSatisfy(ByteClass.isLowercase)
  }

  /// `Kit`, `UI` and `OS` end a name, whatever it is.
  private func continuesName(_ right: ArraySlice<UInt8>) -> Bool {
    ByteSearch.equal(right, "Kit") || ByteSearch.equal(right, "OS")
      || (ByteSearch.equal(right, "UI") && right.endIndex == word.upperBound && !follows(" "))
  }

  /// `APIDefault` falls apart.
  private func isCutBehindCapitals(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    guard right.endIndex == word.upperBound else { return false }
    let capitals = left.reversed().prefix(while: ByteClass.isUppercase).count
    if text.kind == .titles { return capitals > 2 }
    if Openers.contains(right) { return follows(" ") }
    return capitals > 2 && follows(" ")
  }

  /// A word of many parts is a symbol where a sentence leads to it or a mark follows; words of many
  /// cells or headings otherwise.
  private var isChain: Bool {
    guard follows(" ") || follows(", "), !isPartOfSpeech else { return false }
    return word.cut(at: humps).allSatisfy { part in
      part.count > 1 && bytes[part].dropFirst().allSatisfy(ByteClass.isLowercase)
    }
  }

  private func isCutBehindWord(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    guard !Openers.goesOn(left) else { return false }
    guard word.upperBound < end else { return true }
    let next = bytes[word.upperBound]
    if next == UInt8(ascii: ",") { return Openers.contains(right) }
    if next >= 0x80 || next == UInt8(ascii: "-") || ByteClass.isLetter(next) { return true }
    guard next == UInt8(ascii: " ") else { return false }
    guard isPartOfSpeech else { return Openers.contains(right) || !isInBrackets }
    return ByteClass.isLowercase(bytes[word.lowerBound])
      ? Openers.contains(right) : Openers.isPlain(right)
  }

  /// Whether the sentence leads to a symbol, or goes on as only behind one.
  private var isPartOfSpeech: Bool {
    let rest = bytes[word.upperBound..<end].dropFirst()
    if Self.kinds.contains(where: { rest.starts(with: $0.utf8) }) { return true }
    let before = wordBefore
    if ByteClass.isLowercase(bytes[word.lowerBound]) {
      return ByteSearch.equal(before, "see") || ByteSearch.equal(before, "as")
    }
    return Openers.goesOn(before) || !InnerCapitals.humps(before).isEmpty
  }

  /// Whether a bracket is open in the block.
  private var isInBrackets: Bool {
    let before = bytes[blockStart..<word.lowerBound].suffix(160)
    guard let open = before.lastIndex(of: UInt8(ascii: "(")) else { return false }
    return !before[open...].contains(UInt8(ascii: ")"))
  }

  private static let kinds = [
    "API", "action", "class", "function", "instance", "key", "method", "modifier", "object",
    "parameter", "property", "protocol", "type", "value",
  ]

  /// `ListStyle — SwiftUI`, `alert(…)`, `hideDock (AppKit)`: what only behind a symbol follows.
  private var isSymbol: Bool {
    if follows(" — ") || follows("(") || follows(":") && !follows(": ") { return true }
    return follows(" (") && ByteClass.isLowercase(bytes[word.lowerBound])
  }

  private func follows(_ phrase: StaticString) -> Bool {
    ByteSearch.starts(bytes[word.upperBound..<end], with: phrase)
  }

  /// The word before, in the same block.
  private var wordBefore: ArraySlice<UInt8> {
    let before = bytes[blockStart..<word.lowerBound].suffix(32)
    guard before.last == UInt8(ascii: " ") else { return [] }
    let letters = before.dropLast().reversed().prefix(while: ByteClass.isAlphanumeric).count
    return before.dropLast().suffix(letters)
  }
}
