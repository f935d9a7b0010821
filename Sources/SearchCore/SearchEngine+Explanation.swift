/// Only a program explains; nothing here is reachable from the browser's module.
extension SearchEngine {
  /// Why a unit has the score that it has for a query; nil if it does not fit.
  public func explanation(
    of unit: Int, _ query: Query
  ) throws(IndexError) -> Answer<ScoreExplanation?> {
    guard (0..<manifest.unitCount).contains(unit) else {
      throw IndexError(.outOfRange, in: .manifest, at: 0)
    }
    return wanted(query).map { explanation(of: unit, $0.query, $0) }
  }

  private func explanation(
    of unit: Int, _ query: Query, _ wanted: Wanted
  ) -> ScoreExplanation? {
    var ablation = Ablation(rank(wanted), of: unit, manifest)
    guard ablation.score > 0 else { return nil }
    let words = words(of: unit, query, wanted)
    let score = ablation.score
    let parts = ablation.parts(wordsAlone: words.reduce(0) { $0 + $1.score })
    return ScoreExplanation(words: words, parts: parts, score: score)
  }

  /// Ranks as `rank` does, word by word and form by form, and looks at one unit in between.
  private func words(
    of unit: Int, _ query: Query, _ wanted: Wanted
  ) -> [ScoreExplanation.Word] {
    var ranking = Ranking(units: manifest.unitCount)
    var words: [ScoreExplanation.Word] = []
    for (place, word) in wanted.words.enumerated() {
      var match: ScoreExplanation.Match?
      for form in word.forms {
        let best = ranking.tallies[unit].best
        add(form, to: &ranking)
        if ranking.tallies[unit].best > best {
          match = self.match(of: unit, form, query.words[place], wanted)
        }
      }
      let before = ranking.tallies[unit].total
      ranking.finishWord(rarity: word.rarity, isJoined: word.isJoined)
      let score = Int(ranking.tallies[unit].total) - Int(before)
      words.append(
        ScoreExplanation.Word(word: query.words[place].word, match: match, score: score))
    }
    return words
  }

  private func match(
    of unit: Int, _ form: Form, _ word: Query.Word, _ wanted: Wanted
  ) -> ScoreExplanation.Match? {
    guard let posting = terms[form.term.file]?.value.posting(of: form.term.place, in: unit) else {
      return nil
    }
    let kind: ScoreExplanation.Match.Kind =
      switch form.kind {
      case .completion: .completion
      case .synonym, .cousin: .synonym
      case .platform: .platform
      case .own:
        if stem(of: form.term) == word.stem {
          .word
        } else if stem(of: form.term) == word.asksFor {
          .question
        } else if wanted.corrections.contains(where: { $0.typed == word.word }) {
          .correction
        } else {
          .completion
        }
      }
    let isAbove = posting.isInHeading || posting.isInPath
    return ScoreExplanation.Match(
      kind: kind, name: name(of: form), words: form.others.count + 1,
      isInHeading: posting.isInHeading, isInPath: posting.isInPath,
      isInText: !isAbove || posting.places != 0, rarity: Int(rarity(of: form.term)),
      level: Int(posting.level), weight: Int(form.weight))
  }

  /// Of a synonym the words that it leads to, as they are written.
  private func name(of form: Form) -> [UInt8] {
    switch form.kind {
    case .own, .completion: return stem(of: form.term)
    case .synonym, .cousin, .platform: break
    }
    let stems = ([form.term] + form.others).map(stem)
    let target = manifest.synonyms.targets.first {
      Query($0 + [0x20]).words.map { $0.stem } == stems
    }
    return target ?? Array(stems.joined(separator: [0x20]))
  }

  private func stem(of term: Term) -> [UInt8] {
    terms[term.file]?.value.words[term.place] ?? []
  }
}

/// Takes the evidence for one unit away, kind by kind, and sees what the score loses each time. So
/// the parts add up, and no number of the ranking is written twice.
private struct Ablation {
  private let unit: Int
  private let manifest: IndexManifest
  /// The page and its sections.
  private let page: Range<Int>
  private var ranking: Ranking
  private(set) var score: Int

  init(_ ranking: Ranking, of unit: Int, _ manifest: IndexManifest) {
    self.unit = unit
    self.manifest = manifest
    page = manifest.page(of: unit)
    self.ranking = ranking
    score = Int(ranking.scores(manifest)[unit])
  }

  /// What is beside the words, in the order in which a person adds it up.
  mutating func parts(wordsAlone: Int) -> [ScoreExplanation.Part] {
    typealias Part = ScoreExplanation.Part
    var losses: [Part.Kind: Int] = [:]
    losses[.phrase] = loss { $0.tallies[$1].isBroken = false }
    losses[.platform] = loss { $0.tallies[$1].platform = 0 }
    let first = page.lowerBound
    if unit != first { losses[.heading] = loss { $0.tallies[$1].headingWords = 0 } }
    losses[.title] = loss { ranking, _ in ranking.tallies[first].headingWords = 0 }
    let page = page
    let neighbors = loss { ranking, unit in
      for other in page where other != unit { ranking.tallies[other] = Ranking.Tally() }
    }
    losses[.closeness] = loss { $0.tallies[$1].near = 0 }
    losses[.missing] = loss { $0.tallies[$1].matched = $0.raritySum }
    // What is left beyond the words is the unit's own share in its page.
    losses[.page] = neighbors + score - wordsAlone
    return Part.Kind.allCases.compactMap { kind in
      losses[kind].flatMap { $0 == 0 ? nil : Part(kind: kind, score: $0) }
    }
  }

  private mutating func loss(_ change: (inout Ranking, Int) -> Void) -> Int {
    change(&ranking, unit)
    let before = score
    score = Int(ranking.scores(manifest)[unit])
    return before - score
  }
}
