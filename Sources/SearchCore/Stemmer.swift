/// Porter2, the English stemmer of Snowball: "navigation" and "navigating" become "navig".
public struct Stemmer {
  var word: [UInt8]
  /// Where the regions R1 and R2 start.
  var first = 0
  var second = 0

  /// The stem of a folded word; a word that is not all of a–z and apostrophes is its own stem.
  @inline(never) public static func stem(_ word: [UInt8]) -> [UInt8] {
    guard word.count > 2, isEnglish(word) else { return word }
    if let stem = StemmerExceptions.stem(of: word) { return stem }
    var stemmer = Stemmer(word: word)
    stemmer.run()
    return stemmer.word
  }

  private init(word: [UInt8]) { self.word = word }

  private static func isEnglish(_ word: [UInt8]) -> Bool {
    word.allSatisfy { $0 &- 0x61 < 26 || $0 == apostrophe }
  }
}

extension Stemmer {
  private mutating func run() {
    if word[0] == Self.apostrophe { word.removeFirst() }
    markConsonantY()
    markRegions()
    dropPossessive()
    dropPlural()
    guard !StemmerExceptions.isDone(word) else { return }
    dropPast()
    if endsInConsonantY { word[word.count - 1] = UInt8(ascii: "i") }
    replaceSuffix(Self.derivations, within: first)
    replaceSuffix(Self.endings, within: first)
    replaceSuffix(Self.residues, within: second)
    dropFinal()
    for place in word.indices where word[place] == Self.consonantY {
      word[place] = UInt8(ascii: "y")
    }
  }

  /// A y at the start or after a vowel is a consonant, written Y until the end.
  private mutating func markConsonantY() {
    for place in word.indices where word[place] == UInt8(ascii: "y") {
      if place == 0 || Self.isVowel(word[place - 1]) { word[place] = Self.consonantY }
    }
  }

  /// R1 is what follows the first consonant behind a vowel; R2 the same within R1.
  private mutating func markRegions() {
    first = StemmerExceptions.fixedRegion(of: word) ?? region(from: 0)
    second = region(from: first)
  }

  private func region(from start: Int) -> Int {
    var place = start
    while place < word.count, !Self.isVowel(word[place]) { place += 1 }
    while place < word.count, Self.isVowel(word[place]) { place += 1 }
    return min(place + 1, word.count)
  }

  private var endsInConsonantY: Bool {
    guard word.count > 2, let last = word.last else { return false }
    return (last == UInt8(ascii: "y") || last == Self.consonantY)
      && !Self.isVowel(word[word.count - 2])
  }
}

extension Stemmer {
  static let apostrophe = UInt8(ascii: "'")
  static let consonantY = UInt8(ascii: "Y")

  static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case 0x61, 0x65, 0x69, 0x6F, 0x75, 0x79: true  // a e i o u y
    default: false
    }
  }

  static func isOne(_ letter: UInt8, of letters: StaticString) -> Bool {
    for place in 0..<letters.utf8CodeUnitCount where letters.utf8Start[place] == letter {
      return true
    }
    return false
  }

  func ends(with suffix: StaticString) -> Bool {
    WordText.has(suffix, at: word.count - suffix.utf8CodeUnitCount, in: word)
  }

  /// Whether the last `count` letters lie within the region that starts there.
  func isWithin(_ region: Int, last count: Int) -> Bool { word.count - count >= region }

  func hasVowel(before end: Int) -> Bool {
    word.prefix(max(0, end)).contains(where: Self.isVowel)
  }

  /// The word ends in a short syllable: "hop", "at", but not "how", "fix", "play".
  var endsInShortSyllable: Bool {
    let count = word.count
    guard count >= 2, !Self.isVowel(word[count - 1]), Self.isVowel(word[count - 2]) else {
      return false
    }
    if count == 2 { return true }
    let last = word[count - 1]
    let isOpen = last == UInt8(ascii: "w") || last == UInt8(ascii: "x") || last == Self.consonantY
    return !isOpen && !Self.isVowel(word[count - 3])
  }
}
