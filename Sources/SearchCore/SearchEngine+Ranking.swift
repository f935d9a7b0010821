extension SearchEngine {
  /// A query looked up in the dictionary, or the files of it that are missing.
  func wanted(_ query: Query) -> Answer<Wanted> {
    var finder = FormFinder(self)
    finder.run(query)
    return finder.missing.isEmpty
      ? .ready(finder.wanted) : .needs(finder.missing.map { name(.terms, $0) })
  }

  func rank(_ wanted: Wanted) -> Ranking {
    var ranking = Ranking(marks: manifest.marks)
    for word in wanted.words {
      for form in word.forms { add(form, to: &ranking) }
      ranking.finishWord(rarity: word.rarity)
    }
    for term in wanted.naming {
      let postings = postings(of: term)
      let rarity = rarity(of: postings)
      for posting in postings where posting.isInHeading {
        ranking.name(unit: posting.unit, rarity: rarity)
      }
    }
    return ranking
  }
}

extension SearchEngine {
  func postings(of term: Term) -> ArraySlice<Posting> {
    guard let shard = terms[term.file] else { return [] }
    return shard.postings[shard.entries[term.place].postings]
  }

  func rarity(of postings: ArraySlice<Posting>) -> UInt32 {
    Rarity.of(postings.count, among: manifest.unitCount)
  }

  func add(_ form: Form, to ranking: inout Ranking) {
    let postings = postings(of: form.term)
    let rarity = rarity(of: postings)
    let others = form.others.map { self.postings(of: $0) }
    let weight = form.weight * Rarity.root(65536 / UInt32(others.count + 1)) / 256
    for posting in postings {
      var value = rarity * UInt32(posting.level)
      var isWhole = true
      for other in others {
        guard let found = Self.posting(of: posting.unit, in: other) else {
          isWhole = false
          break
        }
        value += self.rarity(of: other) * UInt32(found.level)
      }
      guard isWhole else { continue }
      let places = form.kind == .own ? posting.places : 0
      ranking.add(unit: posting.unit, value: max(1, value * weight / 256), places: places)
      if form.kind == .platform, posting.isInHeading || posting.isInPath {
        ranking.setPlatform(unit: posting.unit, posting.isInHeading ? 2 : 1)
      }
    }
  }

  private static func posting(of unit: Int, in postings: ArraySlice<Posting>) -> Posting? {
    var (low, high) = (postings.startIndex, postings.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if postings[middle].unit < unit { low = middle + 1 } else { high = middle }
    }
    return low < postings.endIndex && postings[low].unit == unit ? postings[low] : nil
  }
}
