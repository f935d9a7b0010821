import Bytes

/// A word with capitals inside: a name, or the end of one block with the start of the next.
struct WordSplit {
  private let bytes: [UInt8]
  private let names: Names
  private var word: Range<Int>
  private let blockStart: Int
  private let end: Int
  private let kind: GlueFinder.Kind
  /// Where the parts of the word begin that follow the first, as many as a name may have.
  private var humps: [Int]

  init(_ finder: GlueFinder, _ word: Range<Int>, blockStart: Int) {
    bytes = finder.bytes
    names = finder.names
    end = finder.end
    kind = finder.kind
    self.word = word
    self.blockStart = blockStart
    humps = Self.parts(bytes[word])
  }

  /// The first place at which the word falls apart.
  var firstCut: Int? {
    if let place = beforePlatform { return cutBefore(place) ?? place }
    guard !humps.isEmpty else { return nil }
    if let length = Names.smallInitial(bytes[word]) { return behind(length) }
    if let place = longestName(from: word.lowerBound) {
      return place < word.upperBound ? place : nil
    }
    return humps.first { isCut($0) }
  }
}

extension WordSplit {
  private static func parts(_ word: ArraySlice<UInt8>) -> [Int] {
    InnerCapitals.humps(word.prefix(256))
  }

  /// Where a name such as `iPadOS` begins inside the word.
  private var beforePlatform: Int? {
    guard word.count > 4 else { return nil }
    return word.prefix(256).dropFirst().first { place in
      "imtvw".utf8.contains(bytes[place])
        && Names.smallInitial(bytes[place..<word.upperBound]) != nil
        && !names.contains(bytes[word])
    }
  }

  /// A cut in what is before the name.
  private func cutBefore(_ place: Int) -> Int? {
    var front = self
    front.word = word.lowerBound..<place
    front.humps = Self.parts(bytes[front.word])
    return front.firstCut
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
      names.contains(bytes[place..<end])
        && (end == word.upperBound || !InnerCapitals.humps(bytes[place..<end]).isEmpty)
    }
  }

  private func isCut(_ place: Int) -> Bool {
    let left = bytes[word.lowerBound..<place]
    let right = bytes[place..<(humps.first { $0 > place } ?? word.upperBound)]
    if continuesName(right) || isSymbol { return false }
    if longestName(from: place) != nil, !Openers.goesOn(left) { return true }
    if ByteClass.isUppercase(bytes[place - 1]) { return isCutBehindCapitals(left, right) }
    if ByteClass.isDigit(bytes[place - 1]) { return isWord(right) }
    if kind == .titles { return true }
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

  /// `APIDefault` falls apart, `NSTextField` does not.
  private func isCutBehindCapitals(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    guard right.endIndex == word.upperBound, !ByteSearch.equal(left, "NS") else { return false }
    let capitals = left.reversed().prefix(while: ByteClass.isUppercase).count
    if kind == .titles { return capitals > 2 }
    if Openers.contains(right) { return follows(" ") }
    return capitals > 2 && follows(" ")
  }

  /// A word of many parts is a symbol where a sentence leads to it or a mark follows; words of many
  /// cells or headings otherwise.
  private var isChain: Bool {
    guard follows(" ") || follows(", "), !isPartOfSpeech else { return false }
    let edges = [word.lowerBound] + humps + [word.upperBound]
    return zip(edges, edges.dropFirst()).allSatisfy { start, end in
      end - start > 1 && bytes[(start + 1)..<end].allSatisfy(ByteClass.isLowercase)
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
