extension SearchEngine {
  /// A query looked up in the dictionary, or the files of it that are missing.
  /// Of so many of its words, those that were typed, synonyms are looked for too.
  func wanted(_ query: Query, typed: Int = .max) -> Answer<Wanted> {
    var finder = FormFinder(self)
    finder.run(query, typed: typed)
    return finder.missing.isEmpty
      ? .ready(finder.wanted) : .needs(finder.missing.map { name(.terms, $0) })
  }

  func rank(_ wanted: Wanted) -> Ranking {
    var ranking = Ranking(units: manifest.unitCount)
    ranking.older = older(wanted)
    for place in wanted.words.indices {
      for form in wanted.words[place].forms { add(form, to: &ranking) }
      ranking.finishWord(
        rarity: wanted.words[place].rarity, isJoined: wanted.words[place].isJoined)
    }
    for one in wanted.naming {
      guard let shard = terms[one.term.file] else { continue }
      let rarity = rarity(of: one.term) * one.weight / 256
      for place in shard.value.postings(one.term.place) {
        let (unit, words) = (shard.value.units[place], shard.value.headings[place])
        if words > 0, !one.isAside || !manifest.isPage(unit) {
          ranking.name(unit: unit, rarity: rarity, of: words)
        }
      }
    }
    return ranking
  }
}

extension SearchEngine {
  /// The older editions, but those whose year is in the query.
  private func older(_ wanted: Wanted) -> UInt32 {
    var mask: UInt32 = 0
    let today = WordText.word(0, in: "current")
    for bit in facets.indices where facets[bit].kind == .edition && facets[bit].name != today {
      var words = Tokenizer(facets[bit].name)
      var isAsked = false
      while let word = words.next() {
        let isYear = (word.word.first ?? 0) <= UInt8(ascii: "9")
        if isYear, wanted.words.contains(where: { $0.stem == word.word }) { isAsked = true }
      }
      if !isAsked { mask |= 1 << UInt32(bit) }
    }
    return mask
  }

  func rarity(of term: Term) -> UInt32 {
    Rarity.of(terms[term.file]?.value.counts[term.place] ?? 0, among: manifest.unitCount)
  }

  func add(_ form: Form, to ranking: inout Ranking) {
    guard let shard = terms[form.term.file] else { return }
    let rarity = rarity(of: form.term)
    let weight = form.weight * Rarity.root(65536 / UInt32(form.others.count + 1)) / 256
    for place in shard.value.postings(form.term.place) {
      let posting = shard.value.posting(place)
      guard let more = value(of: form.others, in: posting.unit) else { continue }
      let value = (rarity * UInt32(posting.level) + more) * weight / 256
      var places: UInt32 = 0
      if form.kind == .own {
        places = UInt32(posting.places) | (posting.isInHeading ? Ranking.heading : 0)
      }
      let share = form.kind == .completion ? form.weight : 256
      ranking.add(unit: posting.unit, value: max(1, value), places: places, share: share)
      if form.kind == .platform, posting.isInHeading || posting.isInPath {
        ranking.setPlatform(unit: posting.unit, posting.isInHeading ? 2 : 1)
      }
    }
  }

  /// What words are worth together in a unit; nil if one is not there.
  private func value(of words: [Term], in unit: Int) -> UInt32? {
    var value: UInt32 = 0
    for term in words {
      guard let found = terms[term.file]?.value.posting(of: term.place, in: unit) else {
        return nil
      }
      value += rarity(of: term) * UInt32(found.level)
    }
    return value
  }
}
