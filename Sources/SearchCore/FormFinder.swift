/// Looks a query up in the dictionary: its words, what they may become, what they were meant to be,
/// and what Apple calls them. Where a file is missing it goes on, to miss all of them at once.
struct FormFinder {
  /// A beginning may lie in many files; those that hold the first words of them will do.
  static let mostFiles = 4

  let engine: SearchEngine
  /// Files to bring, each once, in the order in which they were missed.
  private(set) var missing: [Int] = []
  var wanted = Wanted()
  /// How many words were typed, and may be called otherwise; the others were added to them.
  private(set) var typedCount = 0

  init(_ engine: SearchEngine) { self.engine = engine }

  mutating func run(_ query: Query, typed: Int) {
    typedCount = min(typed, query.words.count)
    for word in query.words { find(word, isAlone: query.words.count == 1) }
    for place in 0..<typedCount { addSynonyms(at: place) }
    for place in query.words.indices { soften(place) }
    wanted.query = query
    guard missing.isEmpty else { return }
    if isOnlyPlatforms { addGuide(query) } else { part(query) }
  }

  /// Who types “apple watch” and nothing else asks for the page about designing for it.
  private mutating func addGuide(_ query: Query) {
    let designing = Query(WordText.word(0, in: "designing ")).words[0]
    guard let term = term(designing.stem), count(term) > 0 else { return }
    let found = wanted.corrections
    var words = query.words
    words.append(designing)
    wanted = Wanted()
    run(Query(words: words), typed: typedCount)
    if wanted.corrections.isEmpty { wanted.corrections = found }
  }

  private var isOnlyPlatforms: Bool {
    for place in wanted.words.indices where !engine.isPlatform(wanted.words[place]) {
      return false
    }
    return !wanted.words.isEmpty
  }
}

extension FormFinder {
  /// A file of the dictionary, or nil and a note that it is wanted.
  @inline(never) mutating func open(_ file: Int) -> Kept<TermShard>? {
    if let shard = engine.terms[file] { return shard }
    if !missing.contains(file) { missing.append(file) }
    return nil
  }

  @inline(never) mutating func term(_ stem: [UInt8]) -> Term? {
    guard let file = engine.manifest.termsFile(for: stem),
      let place = open(file)?.value.words.known(stem)
    else { return nil }
    return Term(file: file, place: place)
  }

  /// In how many units a word is.
  @inline(never) func count(_ term: Term) -> Int {
    engine.terms[term.file]?.value.counts[term.place] ?? 0
  }

  func rarity(_ count: Int) -> UInt32 {
    Rarity.of(count, among: engine.manifest.unitCount)
  }

  @inline(never) mutating func name(_ term: Term, _ weight: UInt32 = 256) {
    for place in wanted.naming.indices where wanted.naming[place].term == term {
      wanted.naming[place].weight = max(weight, wanted.naming[place].weight)
      return
    }
    wanted.naming.append(Naming(term: term, weight: weight))
  }
}

extension FormFinder {
  private mutating func find(_ word: Query.Word, isAlone: Bool) {
    let known = missing.count
    let own = term(word.stem)
    let count = own.map(count) ?? 0
    var found = WantedWord(
      stem: word.stem, rarity: rarity(max(1, count)), isJoined: word.isJoined)
    if let own, count > 0 {
      found.forms.append(Form(term: own, weight: 256, kind: .own))
      name(own)
    }
    if word.isOpen, word.word.count > 1 || !isAlone {
      // A stem, or a word that says little, is rather the beginning of another.
      let isWhole = count > 0 && term(word.word) != nil && !StopWords.contains(word.stem)
      complete(word, &found, isKnown: isWhole)
    }
    // A stem of no page that is in the dictionary is a word of what others call something.
    let isForeign = isKey(word.stem) || own != nil && Stemmer.stem(word.stem) == word.stem
    if found.forms.isEmpty, missing.count == known, !isForeign, word.asksFor == nil {
      correct(word, &found)
    }
    if count == 0 {
      var most = 1
      for form in found.forms { most = max(most, self.count(form.term)) }
      found.rarity = rarity(most)
    }
    if let asksFor = word.asksFor { add(asksFor, to: &found) }
    wanted.words.append(found)
  }

  /// What a word asks for in its question; the word itself says less then.
  private mutating func add(_ asksFor: [UInt8], to found: inout WantedWord) {
    guard let term = term(asksFor), count(term) > 0 else { return }
    for form in found.forms.indices { found.forms[form].weight /= 2 }
    found.forms.append(Form(term: term, weight: 256, kind: .own))
    found.rarity = min(found.rarity, rarity(count(term)))
  }

  /// Whether others call something by words that begin so.
  func isKey(_ stem: [UInt8]) -> Bool { engine.manifest.synonyms.hasName(startingWith: stem) }

  /// The words that begin with one that is still being typed; the longer, the less they weigh, and
  /// next to nothing if what is typed is a word already.
  private mutating func complete(
    _ word: Query.Word, _ found: inout WantedWord, isKnown: Bool
  ) {
    for file in engine.manifest.termsFiles(startingWith: word.word).prefix(Self.mostFiles) {
      guard let shard = open(file) else { continue }
      for place in shard.value.words.place(of: word.word)..<shard.value.words.count {
        guard shard.value.words.starts(place, with: word.word) else { break }
        guard let term = stem(of: Term(file: file, place: place), in: shard) else { continue }
        let share = UInt32(word.word.count * 65536 / shard.value.words.length(place))
        let root = Rarity.root(share)
        // A whole word comes before one that is merely begun.
        let weight = root * (isKnown ? 48 : 192) / 256
        let kind: Form.Kind = isKnown ? .completion : .own
        if self.count(term) > 0, found.forms.first?.term != term {
          found.forms.append(Form(term: term, weight: weight, kind: kind))
          // Half of its letters name it; what was typed whole is named before what it may become.
          name(term, min(256, share / 128) * (isKnown ? 7 : 8) / 8)
        }
      }
    }
  }

  /// The entry of the dictionary that has the postings of a word: its stem's, or its own if that is
  /// in more units.
  mutating func stem(of term: Term, in shard: Kept<TermShard>) -> Term? {
    let own = shard.value.counts[term.place]
    let stem = Stemmer.stem(shard.value.words[term.place])
    guard shard.value.words.compare(term.place, stem) != 0 else { return term }
    let found = self.term(stem)
    return own > (found.map(count) ?? 0) ? term : found
  }
}
