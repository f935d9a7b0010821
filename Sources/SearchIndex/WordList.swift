import SearchCore

/// The words of the index in order, each with its postings or its stem, ready to be written.
struct WordList {
  enum Entry: Equatable {
    case postings([Posting])
    case form(of: [UInt8])
  }

  struct Word {
    let word: [UInt8]
    let entry: Entry
    var synonyms: [SynonymKey] = []
  }

  let words: [Word]

  init(_ table: TermTable, synonyms: [[UInt8]: [SynonymKey]] = [:]) {
    var words = table.forms.compactMap { word, stem in
      table.occurrences[word] == nil && synonyms[word] == nil
        ? Word(word: word, entry: .form(of: stem)) : nil
    }
    let scale = Impact(lengths: table.lengths)
    for (stem, places) in table.occurrences {
      let isEverywhere = places.count > table.lengths.count / Self.shareOfUnits
      let postings = places.map { place in
        Posting(
          unit: place.unit,
          level: Impact.level(scale.value(place.counts, lengths: table.lengths[place.unit])),
          isInHeading: place.counts[.heading] > 0, isInPath: place.counts[.path] > 0,
          places: isEverywhere ? 0 : place.places)
      }
      words.append(Word(word: stem, entry: .postings(postings), synonyms: synonyms[stem] ?? []))
    }
    for (stem, keys) in synonyms where table.occurrences[stem] == nil {
      words.append(Word(word: stem, entry: .postings([]), synonyms: keys))
    }
    self.words = words.sorted { $0.word.lexicographicallyPrecedes($1.word) }
  }

  /// What stands in more than a sixth of all units says little by the company that it keeps.
  private static let shareOfUnits = 6
}
