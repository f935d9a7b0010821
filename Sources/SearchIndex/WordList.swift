/// The words of the index in order, each with its postings or its stem, ready to be written.
struct WordList {
  enum Entry: Equatable {
    case postings([Posting])
    case form(of: [UInt8])
  }

  struct Posting: Equatable {
    let unit: Int
    let impact: UInt8
  }

  struct Word {
    let word: [UInt8]
    let entry: Entry
  }

  let words: [Word]

  init(_ table: TermTable) {
    let scale = Impact(lengths: table.lengths)
    let values = table.occurrences.mapValues { places in
      places.map { place in
        let lengths = table.lengths[place.unit]
        return scale.value(place.counts, lengths: lengths, frequency: places.count)
      }
    }
    let greatest = values.values.reduce(0) { max($0, $1.max() ?? 0) }
    var words = table.forms.compactMap { word, stem in
      table.occurrences[word] == nil ? Word(word: word, entry: .form(of: stem)) : nil
    }
    for (stem, places) in table.occurrences {
      let postings = zip(places, values[stem] ?? []).map { place, value in
        Posting(unit: place.unit, impact: Impact.byte(value, of: greatest))
      }
      words.append(Word(word: stem, entry: .postings(postings)))
    }
    self.words = words.sorted { $0.word.lexicographicallyPrecedes($1.word) }
  }
}
