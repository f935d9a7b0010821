import SearchCore

/// The words of the index in order, each with its postings, ready to be written.
struct WordList {
  struct Word {
    let word: [UInt8]
    /// In order of their units; of very many the best. None for a form, which is looked up under
    /// its stem.
    let postings: [Posting]
    /// How many units have the word.
    let count: Int
    var synonyms: [SynonymKey] = []
  }

  let words: [Word]

  init(_ table: TermTable, marks: [UnitMark], synonyms: [[UInt8]: [SynonymKey]] = [:]) {
    var words: [Word] = table.forms.keys.compactMap { word in
      table.occurrences[word] == nil && synonyms[word] == nil
        ? Word(word: word, postings: [], count: 0) : nil
    }
    let scale = Impact(lengths: table.lengths)
    for (stem, places) in table.occurrences {
      let isEverywhere = places.count > table.lengths.count / Self.shareOfUnits
      let postings = places.map { place in
        let value = scale.value(place.counts, lengths: table.lengths[place.unit])
        let mark = marks[place.unit]
        return Posting(
          unit: place.unit, level: Impact.level(value * mark.share / UnitMark.whole),
          isInHeading: place.isNamed, isInPath: place.counts[.path] > 0,
          headingWords: mark.headingWords, places: isEverywhere ? 0 : place.places)
      }
      words.append(
        Word(
          word: stem, postings: Self.best(postings), count: postings.count,
          synonyms: synonyms[stem] ?? []))
    }
    for (stem, keys) in synonyms where table.occurrences[stem] == nil {
      words.append(Word(word: stem, postings: [], count: 0, synonyms: keys))
    }
    self.words = words.sorted { $0.word.lexicographicallyPrecedes($1.word) }
  }

  /// What stands in more than a sixth of all units says little by the company that it keeps.
  private static let shareOfUnits = 12

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
