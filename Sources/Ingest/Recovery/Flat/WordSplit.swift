import Bytes

/// A word with capitals inside: a name, or the end of one block with the start of the next.
struct WordSplit {
  private let bytes: [UInt8]
  private let names: Names
  private let word: Range<Int>
  private let blockStart: Int
  private let end: Int
  private let betweenTitles: Bool
  /// Where the parts of the word begin that follow the first, as many as a name may have.
  private let humps: [Int]

  init(_ finder: GlueFinder, _ word: Range<Int>, blockStart: Int) {
    bytes = finder.bytes
    names = finder.names
    end = finder.end
    betweenTitles = finder.betweenTitles
    self.word = word
    self.blockStart = blockStart
    humps = Self.parts(bytes[word])
  }

  /// The first place at which the word falls apart.
  var firstCut: Int? {
    if let place = beforePlatform { return place }
    guard !humps.isEmpty else { return nil }
    if let length = Names.smallInitial(bytes[word]), let place = behind(length) { return place }
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

  /// Behind a name that something else follows.
  private func behind(_ length: Int) -> Int? {
    let place = word.lowerBound + length
    guard place < word.upperBound, ByteClass.isUppercase(bytes[place]) else { return nil }
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
    if continuesName(right) { return false }
    if longestName(from: place) != nil, !Openers.goesOn(left) { return true }
    if ByteClass.isUppercase(bytes[place - 1]) { return isCutBehindCapitals(left, right) }
    if ByteClass.isDigit(bytes[place - 1]) { return isWord(right) }
    if betweenTitles { return !isSymbol }
    let parts = humps.count { $0 <= place } + 1
    if humps.count > 1 { return isChain(place) }
    return parts == 2 && isCutBehindWord(left, right)
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
    guard right.endIndex == word.upperBound else { return false }
    let capitals = left.reversed().prefix(while: ByteClass.isUppercase).count
    if betweenTitles { return capitals > 2 }
    if Openers.contains(right) { return follows(" ") }
    return capitals > 2 && follows(" ")
  }

  /// A word of many parts: a symbol, unless each part is a word and the last opens a sentence.
  private func isChain(_ place: Int) -> Bool {
    guard let last = humps.last, place == humps.first, !isSymbol else { return false }
    return ByteClass.isUppercase(bytes[word.lowerBound]) && follows(" ")
      && Openers.contains(bytes[last..<word.upperBound])
  }

  private func isCutBehindWord(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    if Openers.goesOn(left) { return false }
    guard word.upperBound < end else { return true }
    let next = bytes[word.upperBound]
    if next == UInt8(ascii: " ") {
      if isSymbol { return false }
      if Openers.contains(right) { return true }
      return !Openers.goesOn(wordBefore) || !goesOnSmall
    }
    if next == UInt8(ascii: ",") { return Openers.contains(right) || endsAdverbially(right) }
    if next >= 0x80 || next == UInt8(ascii: "-") { return true }
    return false
  }

  /// `ListStyle — SwiftUI`: what stands before a dash and the name of a framework.
  private var isSymbol: Bool {
    bytes[word.upperBound..<end].starts(with: Array(" — ".utf8))
      || bytes[word.upperBound..<end].starts(with: [UInt8(ascii: "(")])
      || bytes[word.upperBound..<end].starts(with: [UInt8(ascii: ":")])
  }

  private func endsAdverbially(_ right: ArraySlice<UInt8>) -> Bool {
    right.suffix(2).elementsEqual("ly".utf8)
  }

  private func follows(_ phrase: StaticString) -> Bool {
    ByteSearch.starts(bytes[word.upperBound..<end], with: phrase)
  }

  /// Whether a small letter follows the blank behind the word.
  private var goesOnSmall: Bool {
    let rest = bytes[word.upperBound..<end].dropFirst()
    return rest.first.map(ByteClass.isLowercase) ?? false
  }

  /// The word before, in the same block.
  private var wordBefore: ArraySlice<UInt8> {
    let before = bytes[blockStart..<word.lowerBound].suffix(32)
    guard before.last == UInt8(ascii: " ") else { return [] }
    let letters = before.dropLast().reversed().prefix(while: ByteClass.isLetter).count
    return before.dropLast().suffix(letters)
  }
}
