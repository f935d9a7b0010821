import Bytes

/// Finds the words of a query in a text.
final class MatchFinder {
  final class Match {
    let start: Int
    let end: Int
    /// Which word of the query it is.
    let word: Int
    /// Whether it only begins so.
    let isBegun: Bool

    init(_ token: Token, _ word: Int, isBegun: Bool) {
      (start, end, self.word, self.isBegun) = (token.start, token.end, word, isBegun)
    }
  }

  private let query: Query
  private(set) var matches: [Match] = []
  /// Where the words of the text start and end.
  private(set) var starts: [Int] = []
  private(set) var ends: [Int] = []
  /// Where its numbers start, if the query asks for one.
  private var numbers: [Int] = []
  /// Those of them that are right before what is counted.
  private var named: [Int] = []

  init(_ text: [UInt8], _ query: Query) {
    self.query = query
    let (asksForNumber, measures) = (query.asksForNumber, query.measures)
    var tokens = Tokenizer(text)
    var isWhole = false
    while let token = tokens.next() {
      if !token.isPiece, token.start >= ends.last ?? 0 {
        if asksForNumber || measures,
          ByteClass.isDigit(token.word[0])
            || asksForNumber && WordText.place(of: token.word, in: Self.counts) != nil
        {
          numbers.append(token.start)
        }
        starts.append(token.start)
        ends.append(token.end)
      }
      // A unit written onto its number is no match by itself: 40mm would have the “mm” of 41mm.
      if token.isPiece, token.start > 0, ByteClass.isDigit(text[token.start - 1]) { continue }
      let isFree = token.start >= matches.last?.end ?? 0
      if isFree, let word = word(for: token) {
        let isBegun = query.words[word].isOpen && Stemmer.stem(token.word) != query.words[word].stem
        if query.words[word].isOpen, !isBegun { isWhole = true }
        if !isBegun, query.words[word].asksForNumber, let number = numbers.last,
          starts.count > 1, number == starts[starts.count - 2]
        {
          named.append(number)
        }
        matches.append(Match(token, word, isBegun: isBegun))
      }
    }
    // Where “pro” is a word, “provides” is not meant.
    guard isWhole else { return }
    var whole: [Match] = []
    for match in matches where !match.isBegun { whole.append(match) }
    matches = whole
  }

  /// With the blank behind it.
  private static let longestCount = 6
  private static let counts: StaticString =
    "two three four five six seven eight nine ten"

  /// The words of the query between two places, a bit each.
  func words(_ start: Int, _ end: Int) -> UInt32 {
    var words: UInt32 = 0
    var place = matches.indices.partition { matches[$0].start >= start }
    while place < matches.count, matches[place].end <= end {
      words |= 1 << UInt32(matches[place].word)
      place += 1
    }
    return words
  }

  /// The words of a piece of the text.
  func wordPlaces(_ piece: Range<Int>) -> Range<Int> {
    let first = starts.indices.partition { starts[$0] >= piece.lowerBound }
    return first..<max(first, ends.indices.partition { ends[$0] > piece.upperBound })
  }

  /// What a number between two places is worth if one is asked for, in words: “six tabs” is more
  /// than any other number where tabs are asked for.
  @inline(never) func numberWorth(_ start: Int, _ end: Int) -> Int {
    Self.has(named, start, end) ? 3 : Self.has(numbers, start, end) ? 1 : 0
  }

  @inline(never) private static func has(_ numbers: [Int], _ start: Int, _ end: Int) -> Bool {
    let place = numbers.indices.partition { numbers[$0] >= start }
    return place < numbers.count && numbers[place] < end
  }

  /// The matches within `size` bytes that have most of the query's words, the first such. If a
  /// number is asked for, one beside them counts as a word.
  func bestWindow(_ size: Int) -> Range<Int> {
    var best = 0..<0
    var bestCount = 0
    for first in matches.indices {
      var end = first
      var seen: UInt32 = 0
      let start = matches[first].start
      while end < matches.count, matches[end].end - start <= size {
        seen |= 1 << UInt32(matches[end].word)
        end += 1
      }
      let count = seen.nonzeroBitCount + numberWorth(start - Self.longestCount, start + size)
      if count > bestCount { (best, bestCount) = (first..<end, count) }
    }
    return best
  }
}

extension MatchFinder {
  /// The stem is asked for last: most words differ in their first letter already.
  private func word(for token: Token) -> Int? {
    var stem: [UInt8]?
    for place in query.words.indices
    where query.words[place].stem.first == token.word.first {
      let isBegun = query.words[place].isOpen && query.words[place].word.count > 1
      if isBegun, token.word.starts(with: query.words[place].word) { return place }
      let own = stem ?? Stemmer.stem(token.word)
      stem = own
      if own == query.words[place].stem { return place }
    }
    return nil
  }
}
