import Bytes
import Model

@testable import SearchCore
@testable import SearchIndex

/// Looks through every word of every unit; shares nothing with the index but what a word counts
/// where it stands, and how a query is cut into words.
struct NaiveSearch {
  typealias Stem = [UInt8]

  struct Form {
    let stems: [Stem]
    var weight: Int
    let isOwn: Bool
    var isPlatform = false
    /// Whether it only begins with a word of the query, which is a word itself.
    var isBegun = false
    /// How much it names a title, in 256ths.
    var naming = 256
  }

  let units: [IndexedUnit]
  let marks: [UnitMark]
  let words: [WordList.Word]
  let postings: [Stem: [Int: Posting]]
  let synonyms: [(words: [Stem], target: [Stem], isPlatform: Bool)]

  init(_ site: Site, _ given: Synonyms = Synonyms()) {
    units = site.units
    let table = TermTable(units)
    marks = UnitMark.marks(of: units, table)
    words = WordList(table, marks: marks).words
    var postings: [Stem: [Int: Posting]] = [:]
    for word in words where word.count > 0 {
      postings[word.word] = Dictionary(
        uniqueKeysWithValues: word.postings.map { ($0.unit, $0) })
    }
    self.postings = postings
    func stems(_ text: String) -> [Stem] { Query(Array((text + " ").utf8)).words.map(\.stem) }
    let groups = Synonyms.platforms.map { ($0, true) } + given.groups.map { ($0, false) }
    synonyms = groups.flatMap { group, isPlatform in
      group.words.map { (stems($0), stems(group.target), isPlatform) }
    }.filter { $0.1.allSatisfy { postings[$0] != nil } }
  }

  func results(_ text: String, limit: Int) -> [(address: String, score: Int)] {
    let wanted = WantedForms(text, self)
    let scores = NaiveScores(wanted, self).all
    return scores.indices.filter { scores[$0] > 0 }
      .sorted { (scores[$1], $0) < (scores[$0], $1) }.prefix(limit)
      .map { (units[$0].slug + "#" + units[$0].anchor, scores[$0]) }
  }

  func count(_ stem: Stem) -> Int { postings[stem]?.count ?? 0 }

  /// Whether pages have a word as it is typed, or others call something by it behind another word.
  func isWord(_ word: [UInt8]) -> Bool {
    words.contains { $0.word == word }
      || synonyms.contains { $0.words.dropFirst().contains(word) }
  }

  func rarity(_ count: Int) -> Int { Int(Rarity.of(count, among: units.count)) }
}

/// What stands for each word of a query.
struct WantedForms {
  var forms: [[NaiveSearch.Form]] = []
  var rarities: [Int] = []
  var isJoined: [Bool] = []
  var naming: [[UInt8]: Int] = [:]
  /// What names sections, and no pages.
  var aside: Set<[UInt8]> = []
  var stems: [[UInt8]] = []

  init(_ text: String, _ search: NaiveSearch) {
    let query = Query(Array(text.utf8)).words
    for word in query {
      let mayGoOn = word.isOpen && (word.word.count > 1 || query.count > 1)
      add(word, mayGoOn: mayGoOn, search)
    }
    for place in stems.indices { addSynonyms(at: place, search) }
    for place in stems.indices where forms[place].contains(where: \.isPlatform) { lessen(place) }
  }

  private mutating func lessen(_ place: Int) {
    rarities[place] = rarities[place] * 2 / 5
    for form in forms[place].indices {
      forms[place][form].weight = forms[place][form].weight * 2 / 5
    }
  }

  /// What is beside Apple's word in what others call the same; a kind of that thing says less.
  private mutating func setAside(_ typed: Range<Int>, but target: [[UInt8]], isKind: Bool) {
    for word in typed {
      guard let own = forms[word].first?.stems.first, !target.contains(own) else { continue }
      if isKind { lessen(word) }
      if naming[own] != nil { aside.insert(own) }
    }
  }

  private mutating func add(_ word: Query.Word, mayGoOn: Bool, _ search: NaiveSearch) {
    let known = search.count(word.stem) > 0
    var own: [NaiveSearch.Form] = []
    if known { own.append(.init(stems: [word.stem], weight: 256, isOwn: true)) }
    if mayGoOn {
      let isWhole = known && search.isWord(word.word) && !StopWords.contains(word.stem)
      own += completions(of: word.word, isKnown: isWhole, search)
    }
    // A word of what others call something is no typo.
    let isKey = search.synonyms.contains {
      $0.words.first == word.stem
        || $0.words.contains(word.stem) && Stemmer.stem(word.stem) == word.stem
    }
    var stem = word.stem
    if own.isEmpty, !isKey, word.asksFor == nil {
      let meant: [UInt8]
      (own, meant) = corrections(of: word.word, search)
      if !own.isEmpty { stem = Stemmer.stem(meant) }
    }
    let counts = known ? [search.count(word.stem)] : own.map { search.count($0.stems[0]) }
    stems.append(stem)
    isJoined.append(word.isJoined)
    rarities.append(search.rarity(counts.reduce(1, max)))
    for form in own { name(form.stems, form.naming) }
    if let thing = word.asksFor, search.count(thing) > 0 {
      for form in own.indices { own[form].weight /= 2 }
      own.append(.init(stems: [thing], weight: 256, isOwn: true))
      let rarity = search.rarity(search.count(thing))
      rarities[rarities.count - 1] = min(rarity, rarities[rarities.count - 1])
    }
    forms.append(own)
  }

  private mutating func name(_ stems: [[UInt8]], _ weight: Int) {
    for stem in stems { naming[stem] = max(weight, naming[stem] ?? 0) }
  }

  private func completions(
    of typed: [UInt8], isKnown: Bool, _ search: NaiveSearch
  ) -> [NaiveSearch.Form] {
    search.words.filter { $0.word.starts(with: typed) }.map { word in
      let share = typed.count * 65536 / word.word.count
      let root = (0...256).last { $0 * $0 <= share } ?? 0
      let weight = root * (isKnown ? 48 : 192) / 256
      return .init(
        stems: [Self.stem(of: word, search)], weight: weight, isOwn: !isKnown, isBegun: isKnown,
        naming: min(256, share / 128) * (isKnown ? 7 : 8) / 8)
    }
  }

  /// A word may be the stem of others: “controls” of “controlSize”. What is in more texts is meant.
  private static func stem(of word: WordList.Word, _ search: NaiveSearch) -> [UInt8] {
    let stem = Stemmer.stem(word.word)
    return word.count > search.count(stem) ? word.word : stem
  }

  /// The nearest words, and the best of them as it is written.
  private func corrections(
    of typed: [UInt8], _ search: NaiveSearch
  ) -> ([NaiveSearch.Form], meant: [UInt8]) {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    guard typed.count > 3, typed.allSatisfy(letters.contains) else { return ([], []) }
    for limit in 1...(typed.count < 7 ? 1 : 2) {
      let near = search.words.filter {
        ($0.word.first == typed.first || $0.word.starts(with: [typed[1], typed[0]]))
          && EditDistance.between(typed, $0.word, limit: limit) != nil
      }
      var stems: [[UInt8]] = []
      for stem in near.map({ Self.stem(of: $0, search) }) where !stems.contains(stem) {
        stems.append(stem)
      }
      let order = stems.indices.sorted {
        (search.count(stems[$1]), $0) < (search.count(stems[$0]), $1)
      }
      if let best = order.first {
        let weight = limit < 2 ? 205 : 154
        let meant = near.last { Self.stem(of: $0, search) == stems[best] }
        return (
          order.prefix(3).map { .init(stems: [stems[$0]], weight: weight, isOwn: true) },
          meant?.word ?? []
        )
      }
    }
    return ([], [])
  }

  /// “iPhone 17” is a device; “iPhone 393x852”, “iPhone 44 pt” and “Watch 41mm” have figures.
  private func isModel(_ place: Int) -> Bool {
    guard place < stems.count else { return false }
    let words = stems[place...].prefix(2).map { String(decoding: $0, as: UTF8.self) }
    guard "0"..."9" ~= (words[0].first ?? " "), !words[0].contains("x"), !words[0].hasSuffix("m")
    else { return false }
    return words.count < 2 || !["pt", "pts", "point", "px", "pixel"].contains(words[1])
  }

  private mutating func addSynonyms(at place: Int, _ search: NaiveSearch) {
    let fitting = search.synonyms.filter { stems[place...].starts(with: $0.words) }
    let longest = fitting.map(\.words.count).max()
    for synonym in fitting where synonym.words.count == longest {
      let typed = place..<place + synonym.words.count
      let written = synonym.words.map(search.count).min() ?? 0
      let own = stems.indices.compactMap { forms[$0].first?.stems }
      let isNew = synonym.target.contains { !own.contains([$0]) }
      if !synonym.isPlatform, typed.count > 1 {
        setAside(typed, but: synonym.target, isKind: !isNew)
      }
      guard isNew || synonym.isPlatform else { continue }
      if synonym.isPlatform, isModel(typed.upperBound) { continue }
      let isMeant = typed.count > 1 || written <= 4
      let weight = synonym.isPlatform ? 256 : isMeant ? 115 : written <= 25 ? 69 : 35
      let form = NaiveSearch.Form(
        stems: synonym.target, weight: weight, isOwn: false, isPlatform: synonym.isPlatform)
      for word in typed { forms[word].append(form) }
      if typed.count > 1 || written <= 25 || synonym.isPlatform {
        let isFull = typed.count > 1 || synonym.target.allSatisfy { !own.contains([$0]) }
        name(synonym.target, isFull ? 256 : weight)
      }
    }
  }
}
