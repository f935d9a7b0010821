import SearchCore

/// The words of the index in order, ready to be written.
struct WordList {
  struct Word {
    let word: [UInt8]
    fileprivate let occurrences: OccurrenceList
    fileprivate let weights: PostingWeights

    /// How many units have the word; none if it is a form, which is looked up under its stem, or
    /// only in what others call something.
    var count: Int { occurrences.count }

    /// In order of their units; of very many the best. Made when they are asked for: all together
    /// they are larger than the texts.
    var postings: [Posting] { weights.postings(of: occurrences) }

    fileprivate static func isBefore(_ one: Word, _ other: Word) -> Bool {
      one.word.lexicographicallyPrecedes(other.word)
    }
  }

  let words: [Word]

  /// `others` are words that no unit has and that are no typos.
  init(_ table: TermTable, marks: [UnitMark], others: Set<[UInt8]> = []) {
    let weights = PostingWeights(table, marks)
    let known: [Word] = table.order.lazy.map { Int($0) }.compactMap { number -> Word? in
      let occurrences = table.occurrences[number]
      guard !occurrences.isEmpty || table.isForm(number) else { return nil }
      return Word(
        word: Array(table.words.words[number]), occurrences: occurrences, weights: weights)
    }
    let new = others.subtracting(known.lazy.map(\.word)).map {
      Word(word: $0, occurrences: .none, weights: weights)
    }
    words = Self.merged(known, new.sorted(by: Word.isBefore))
  }
}

extension WordList {
  /// Two lists that are in order as one.
  private static func merged(_ many: [Word], _ few: [Word]) -> [Word] {
    var merged: [Word] = []
    merged.reserveCapacity(many.count + few.count)
    var rest = many[...]
    for word in few {
      let before = rest.prefix { Word.isBefore($0, word) }
      merged += before
      merged.append(word)
      rest = rest.dropFirst(before.count)
    }
    return merged + rest
  }
}

/// What the words of a site are worth in its units. A class, so that a copy of a word retains one
/// reference.
private final class PostingWeights {
  private let lengths: [FieldCounts]
  private let marks: [UnitMark]
  private let impact: Impact

  init(_ table: TermTable, _ marks: [UnitMark]) {
    lengths = table.lengths
    impact = Impact(lengths: table.lengths)
    self.marks = marks
  }

  /// What is in more than a twelfth of all units says little by the company that it keeps.
  private static let shareOfUnits = 12

  func postings(of places: OccurrenceList) -> [Posting] {
    let isEverywhere = places.count > lengths.count / Self.shareOfUnits
    let postings = places.map { place in
      let value = impact.value(place.counts, lengths: lengths[place.unit])
      let mark = marks[place.unit]
      return Posting(
        unit: place.unit, level: Impact.level(value * mark.share / UnitMark.whole),
        isInHeading: place.isNamed, isInPath: place.counts[.path] > 0,
        headingWords: mark.headingWords, places: isEverywhere ? 0 : place.places)
    }
    return Self.best(postings)
  }

  private static func best(_ postings: [Posting]) -> [Posting] {
    guard postings.count > Posting.most else { return postings }
    let best = postings.sorted { a, b in
      let (first, second) = (rank(a), rank(b))
      return first == second ? a.unit < b.unit : first > second
    }
    return best.prefix(Posting.most).sorted { $0.unit < $1.unit }
  }

  private static func rank(_ posting: Posting) -> Int {
    (posting.isInHeading ? 16 : 0) + Int(posting.level) * 2 + (posting.isInPath ? 1 : 0)
  }
}
