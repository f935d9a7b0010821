import Bytes

/// Finds the headings that the tail of a flattened page lists, one behind the other without a mark,
/// in the text of the article. Both have the same order, which decides where words repeat.
struct ChapterFinder {
  private let bytes: [UInt8]
  private let body: Range<Int>
  /// Where each word of the tail is.
  private let words: [Range<Int>]
  /// Which words of the tail begin with some letters.
  private let openers: [ArraySlice<UInt8>: [Int]]

  /// A list without end must not cost time without end.
  private static let (mostWords, mostStarts, mostMatches) = (300, 96, 1500)

  init(_ bytes: [UInt8], _ tail: Range<Int>, _ body: Range<Int>) {
    self.bytes = bytes
    self.body = body
    let words = bytes[tail].split(maxSplits: Self.mostWords, whereSeparator: ByteClass.isSpace)
      .prefix(Self.mostWords).map(\.indices)
    self.words = words
    openers = Dictionary(grouping: words.indices) { Self.letters(bytes[words[$0]]) }
  }

  /// The places of the headings in the article: those that show most of the tail, in the order of
  /// both.
  var chapters: [Range<Int>] {
    var path = HeadingPath<Range<Int>>(parts: words.count)
    var starts: [ArraySlice<UInt8>: Int] = [:]
    var matches = 0
    for start in body.dropFirst() where isLoose(start) {
      let letters = Self.letters(bytes[start..<body.upperBound])
      guard let openers = openers[letters], starts[letters, default: 0] < Self.mostStarts else {
        continue
      }
      starts[letters, default: 0] += 1
      for (words, place) in openers.compactMap({ match(at: start, from: $0) })
      where matches < Self.mostMatches {
        path.add(place, of: words, in: place, weight: words.count * 8 + bonus(start))
        matches += 1
      }
    }
    return path.finish()
  }
}

extension ChapterFinder {
  /// The first letters of a text, as far as no new block can begin among them: `Use` of
  /// `UseriPhone` too.
  private static func letters(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let word = text.prefix(32).prefix(while: ByteClass.isAlphanumeric)
    return word[..<(InnerCapitals.humps(word).first ?? word.endIndex)].prefix(3)
  }

  /// Whether a block may begin at a place: at a letter or quotation behind anything but a blank.
  private func isLoose(_ place: Int) -> Bool {
    let (before, first, end) = (bytes[place - 1], bytes[place], body.upperBound)
    guard !ByteClass.isSpace(before) else {
      return ByteSearch.starts(bytes[place..<end], with: "Change logDate")
        || ByteClass.isUppercase(first) && FlatPlayers.isButton(bytes[body.lowerBound..<place - 1])
    }
    if ByteClass.isUppercase(first) { return !"(-/".utf8.contains(before) }
    guard !ByteClass.isUppercase(before) || first >= 0x80 else { return false }
    return ByteMark.opensQuote(bytes[place..<end])
      || Names.smallInitial(bytes[place..<min(end, place + 8)]) != nil
  }

  /// As many words of the tail as are at a place in the article, up to a place where the next
  /// block may begin.
  private func match(
    at start: Int, from first: Int
  ) -> (words: Range<Int>, place: Range<Int>)? {
    var place = start
    var found: (words: Range<Int>, place: Range<Int>)?
    for word in first..<min(words.count, first + 14) {
      if word > first {
        guard place < body.upperBound, ByteClass.isSpace(bytes[place]) else { break }
        place += 1
      }
      guard bytes[place..<body.upperBound].starts(with: bytes[words[word]]) else { break }
      place += words[word].count
      let isLast = bytes[place..<body.upperBound].allSatisfy(ByteClass.isSpace)
      if isLast || isLoose(place) { found = (first..<(word + 1), start..<place) }
    }
    return found
  }

  /// A heading is behind the end of a sentence more often than not.
  private func bonus(_ start: Int) -> Int {
    ByteMark.endsBlock(bytes[body.lowerBound..<start]) ? 3 : 0
  }
}
