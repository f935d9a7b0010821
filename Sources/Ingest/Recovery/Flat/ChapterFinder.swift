import Bytes

/// Finds the headings that the tail of a flattened page lists, one behind the other without a mark,
/// in the text of the article. Both have the same order, which decides where words repeat.
struct ChapterFinder {
  private let bytes: [UInt8]
  private let body: Range<Int>
  /// Where each word of the tail is.
  private let words: [Range<Int>]
  /// Where blocks may begin in the article, by their first word.
  private var starts: [ArraySlice<UInt8>: [Int]] = [:]

  /// The places of the headings in the article.
  static func chapters(_ bytes: [UInt8], listed tail: Range<Int>, in body: Range<Int>) -> [Range<
    Int
  >] {
    ChapterFinder(bytes, tail, body).best
  }

  private init(_ bytes: [UInt8], _ tail: Range<Int>, _ body: Range<Int>) {
    self.bytes = bytes
    self.body = body
    words = Array(Self.words(bytes, tail).prefix(300))
    let first = Set(words.map { Self.letters(bytes[$0]) })
    for start in Self.looseStarts(bytes, body) {
      let word = Self.letters(bytes[start..<body.upperBound])
      if first.contains(word), starts[word, default: []].count < 96 {
        starts[word, default: []].append(start)
      }
    }
  }
}

/// A heading of the tail at one of its places in the article.
private struct ChapterMatch {
  let words: Range<Int>
  let place: Range<Int>
  let score: Int
}

extension ChapterFinder {
  private static func words(_ bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var place = range.lowerBound
    while words.count < 300,
      let start = bytes[place..<range.upperBound].firstIndex(where: { !ByteClass.isSpace($0) })
    {
      let end = bytes[start..<range.upperBound].firstIndex(where: ByteClass.isSpace)
      words.append(start..<(end ?? range.upperBound))
      place = end ?? range.upperBound
    }
    return words
  }

  /// The first letters of a text, as far as no new block can begin among them: `Use` of
  /// `UseriPhone` too.
  private static func letters(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let word = text.prefix(32).prefix(while: ByteClass.isAlphanumeric)
    return word[..<(InnerCapitals.humps(word).first ?? word.endIndex)].prefix(3)
  }

  /// Where a block may begin: at a letter or quotation behind anything but a blank.
  private static func looseStarts(_ bytes: [UInt8], _ body: Range<Int>) -> [Int] {
    body.dropFirst().filter { isLoose(bytes, $0, until: body.upperBound) }
  }

  private static func isLoose(_ bytes: [UInt8], _ place: Int, until end: Int) -> Bool {
    let (before, first) = (bytes[place - 1], bytes[place])
    guard !ByteClass.isSpace(before) else {
      return ByteSearch.starts(bytes[place..<end], with: "Change logDate")
    }
    if ByteClass.isUppercase(first) { return !"(-/".utf8.contains(before) }
    guard !ByteClass.isUppercase(before) || first >= 0x80 else { return false }
    return ByteMark.opensQuote(bytes[place..<end])
      || Names.smallInitial(bytes[place..<min(end, place + 8)]) != nil
  }

  /// The matches that show most of the tail, in the order of both.
  private var best: [Range<Int>] {
    let matches = matches
    var scores = matches.map(\.score)
    var previous: [Int?] = Array(repeating: nil, count: matches.count)
    for (place, match) in matches.enumerated() {
      for before in 0..<place where matches[before].isBefore(match) {
        let score = scores[before] + match.score
        if score > scores[place] { (scores[place], previous[place]) = (score, before) }
      }
    }
    guard let top = scores.max() else { return [] }
    var chain: [Range<Int>] = []
    var next = scores.firstIndex(of: top)
    while let place = next {
      chain.append(matches[place].place)
      next = previous[place]
    }
    return chain.reversed()
  }

  private var matches: [ChapterMatch] {
    var matches: [ChapterMatch] = []
    for word in words.indices {
      for start in starts[Self.letters(bytes[words[word]])] ?? [] {
        if let match = match(at: start, from: word), matches.count < 1500 { matches.append(match) }
      }
    }
    return matches.sorted {
      ($0.words.lowerBound, $0.place.lowerBound) < ($1.words.lowerBound, $1.place.lowerBound)
    }
  }

  /// As many words of the tail as are at a place in the article, up to a place where the next
  /// block may begin.
  private func match(at start: Int, from first: Int) -> ChapterMatch? {
    var place = start
    var found: ChapterMatch?
    for word in first..<min(words.count, first + 14) {
      if word > first {
        guard place < body.upperBound, ByteClass.isSpace(bytes[place]) else { break }
        place += 1
      }
      guard bytes[place..<body.upperBound].starts(with: bytes[words[word]]) else { break }
      place += words[word].count
      if endsHere(place) {
        found = ChapterMatch(
          words: first..<(word + 1), place: start..<place,
          score: (word + 1 - first) * 8 + bonus(start))
      }
    }
    return found
  }

  private func endsHere(_ place: Int) -> Bool {
    bytes[place..<body.upperBound].allSatisfy(ByteClass.isSpace)
      || Self.isLoose(bytes, place, until: body.upperBound)
  }

  /// A heading is behind the end of a sentence more often than not.
  private func bonus(_ start: Int) -> Int {
    ByteMark.endsBlock(bytes[body.lowerBound..<start]) ? 3 : 0
  }
}

extension ChapterMatch {
  fileprivate func isBefore(_ next: ChapterMatch) -> Bool {
    words.upperBound <= next.words.lowerBound && place.upperBound <= next.place.lowerBound
  }
}
