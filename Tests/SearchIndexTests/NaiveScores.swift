@testable import SearchCore

@testable import SearchIndex

/// The formula of the ranking, unit by unit, as `FORMAT.md` writes it.
struct NaiveScores {
  private let wanted: WantedForms
  private let search: NaiveSearch

  init(_ wanted: WantedForms, _ search: NaiveSearch) {
    self.wanted = wanted
    self.search = search
  }

  /// Of each unit that is a hit.
  var all: [Int] {
    let scores = scores
    let isPhrased = scores.indices.contains { scores[$0] > 0 && !isBroken($0) }
    let met = scores.indices.map {
      scores[$0] > 0 && !(isPhrased && isBroken($0)) ? self.met($0) : 0
    }
    let least = (met.max() ?? 0) * 3 / 4
    let best = scores.sorted(by: >).prefix(10)
    let tenth = best.count < 10 ? 0 : best[9]
    return scores.indices.map { scores[$0] >= tenth || met[$0] >= least ? scores[$0] : 0 }
  }

  private var scores: [Int] {
    let texts = search.units.indices.map(text)
    let seen = zip(wanted.forms, wanted.rarities).reduce(0) { sum, word in
      search.units.indices.contains { value(word.0, $0) > 0 } ? sum + word.1 : sum
    }
    let totals = search.units.indices.map { unit in wanted.forms.contains { value($0, unit) > 0 } }
    return search.units.indices.map { unit in
      guard totals[unit], rarity(unit) * 4 >= seen else { return 0 }
      let page = page(of: unit)
      let ranked = page.map { texts[$0] }.sorted(by: >)
      let shared = Weights.shared(
        best: UInt32(ranked[0]), second: UInt32(ranked.count > 1 ? ranked[1] : 0))
      let score =
        texts[unit] + Int(shared) + title(page[0]) + heading(unit) + ofPlatform(unit, page)
      let all = UInt32(score) * platformWeight(unit) / Weights.whole
      return Int(max(1, isBroken(unit) ? Weights.broken(all) : all))
    }
  }
}

extension NaiveScores {
  private func posting(_ stem: [UInt8], _ unit: Int) -> Posting? { search.postings[stem]?[unit] }

  private func page(of unit: Int) -> [Int] {
    search.units.indices.filter { search.units[$0].slug == search.units[unit].slug }
  }

  /// The best form of a word.
  private func value(_ forms: [NaiveSearch.Form], _ unit: Int) -> Int {
    forms.map { form in
      let found = form.stems.compactMap { posting($0, unit) }
      guard found.count == form.stems.count else { return 0 }
      let sum = zip(form.stems, found).reduce(0) {
        $0 + search.rarity(search.count($1.0)) * Int($1.1.level)
      }
      let share = 65536 / form.stems.count
      let root = (0...256).last { $0 * $0 <= share } ?? 0
      return max(1, sum * (form.weight * root / 256) / 256)
    }.max() ?? 0
  }

  private func platformWeight(_ unit: Int) -> UInt32 {
    let closeness = platform(unit)
    if closeness == 0 { return Weights.whole }
    return closeness > 1 ? Weights.platformInHeading : Weights.platformAbove
  }

  /// The rarity of the words that a unit has.
  private func rarity(_ unit: Int) -> Int {
    zip(wanted.forms, wanted.rarities).reduce(0) { value($1.0, unit) > 0 ? $0 + $1.1 : $0 }
  }

  /// The same, with a share only of words that are merely begun.
  private func met(_ unit: Int) -> Int {
    zip(wanted.forms, wanted.rarities).reduce(0) { sum, word in
      let shares = word.0.filter { value([$0], unit) > 0 }.map { $0.isBegun ? $0.weight : 256 }
      return sum + word.1 * (shares.max() ?? 0) / 256
    }
  }

  private func text(_ unit: Int) -> Int {
    let values = wanted.forms.map { value($0, unit) }
    let rarities = wanted.rarities
    let matched = values.indices.reduce(0) { $0 + (values[$1] > 0 ? rarities[$1] : 0) }
    let share = matched * 256 / max(1, rarities.reduce(0, +))
    let covered = share * (Int(Weights.straight) + share * Int(Weights.square) / 256) / 256
    let worth = Int(Weights.uncovered) + Int(Weights.covered) * covered / 256
    let total = values.reduce(0, +) * worth / 256
    return total
      + (1..<max(1, values.count)).reduce(0) { sum, word in
        guard values[word] > 0 else { return sum }
        return sum + min(rarities[word - 1], rarities[word]) * nearness(before: word, unit) / 16
      }
  }

  /// Words in quotation marks that do not stand together; what is everywhere has no places.
  private func isBroken(_ unit: Int) -> Bool {
    wanted.forms.indices.dropFirst().contains { word in
      wanted.isJoined[word]
        && min(wanted.rarities[word - 1], wanted.rarities[word]) > Weights.everywhere
        && nearness(before: word, unit) <= Int(Weights.turned)
    }
  }

  private func nearness(before word: Int, _ unit: Int) -> Int {
    if isInHeading(word - 1, unit), isInHeading(word, unit) { return Int(Weights.together) }
    return nearness(places(word - 1, unit), places(word, unit))
  }

  private func isInHeading(_ word: Int, _ unit: Int) -> Bool {
    wanted.forms[word].contains { $0.isOwn && posting($0.stems[0], unit)?.isInHeading == true }
  }

  private func places(_ word: Int, _ unit: Int) -> Set<Int> {
    let bits = wanted.forms[word].filter(\.isOwn).reduce(UInt16(0)) {
      $0 | (posting($1.stems[0], unit)?.places ?? 0)
    }
    return Set((0..<16).filter { bits >> UInt16($0) & 1 == 1 })
  }

  private func nearness(_ a: Set<Int>, _ b: Set<Int>) -> Int {
    if !a.isDisjoint(with: b) { return Int(Weights.together) }
    if a.contains(where: { b.contains(($0 + 1) % 16) }) { return Int(Weights.next) }
    return a.contains(where: { b.contains(($0 + 15) % 16) }) ? Int(Weights.turned) : 0
  }

  private func named(_ unit: Int) -> (count: Int, rarity: Int) {
    let isPage = search.units[unit].parent == nil
    let stems = wanted.naming.filter { name in
      posting(name.key, unit)?.isInHeading == true
        && !(isPage && wanted.aside.contains(name.key))
    }
    return (
      stems.count, stems.reduce(0) { $0 + search.rarity(search.count($1.key)) * $1.value / 256 }
    )
  }

  private func title(_ page: Int) -> Int {
    let all = Int(search.marks[page].headingWords)
    guard all > 0 else { return 0 }
    let share = min(all, named(page).count) * 256 / all
    return named(page).rarity * 7 / 3 * (share * share / 256) / 256
  }

  private func heading(_ unit: Int) -> Int {
    let all = Int(search.marks[unit].headingWords)
    guard all > 0, named(unit).count >= all else { return 0 }
    let score = named(unit).rarity * 7 * min(256, all * 256 / max(1, wanted.forms.count)) / 256
    return search.units[unit].parent == nil ? score : score / 4
  }

  /// What a section about a platform has of the heading of its page.
  private func ofPlatform(_ unit: Int, _ page: [Int]) -> Int {
    guard unit != page[0], platform(unit) > 1 else { return 0 }
    return Int(Weights.ofPlatform(UInt32(heading(page[0]))))
  }

  private func platform(_ unit: Int) -> Int {
    wanted.forms.joined().filter(\.isPlatform).reduce(0) { best, form in
      guard let found = posting(form.stems[0], unit) else { return best }
      return max(best, found.isInHeading ? 2 : found.isInPath ? 1 : 0)
    }
  }
}
