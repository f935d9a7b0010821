import Bytes

extension FormFinder {
  /// What Apple calls the words of the query from this one on: the most words that have another
  /// name. They come in this order.
  mutating func addSynonyms(at place: Int) {
    var stems: [UInt8] = []
    for word in place..<typedCount {
      stems += wanted.words[word].stem
      stems.append(0x20)
    }
    let (targets, length) = engine.manifest.synonyms.longest(in: stems)
    var last = place
    for byte in stems.prefix(length) where byte == 0x20 { last += 1 }
    for target in targets.prefix(Self.mostSynonyms) {
      if last - place + 1 == typedCount { wanted.isForeign = true }
      add(target, for: place...last)
    }
  }
}

extension FormFinder {
  /// A platform shows little by itself: it lifts the sections about it.
  mutating func soften(_ place: Int) {
    guard wanted.words[place].forms.contains(where: { $0.kind == .platform }) else { return }
    lessen(place)
  }

  @inline(never) private mutating func lessen(_ place: Int) {
    wanted.words[place].rarity = wanted.words[place].rarity * 2 / 5
    for form in wanted.words[place].forms.indices {
      wanted.words[place].forms[form].weight = wanted.words[place].forms[form].weight * 2 / 5
    }
  }

  /// What others call something names no page by words that Apple’s name lacks: a “message box” is
  /// not a box. If it only says which kind of a thing is meant, as “floating action button” does,
  /// these say less than what it is.
  private mutating func setAside(
    _ words: ClosedRange<Int>, but terms: [Term], isKind: Bool
  ) {
    for word in words {
      guard let own = wanted.words[word].forms.first?.term else { continue }
      var isTarget = false
      for term in terms where term == own { isTarget = true }
      guard !isTarget else { continue }
      if isKind { lessen(word) }
      for place in wanted.naming.indices where wanted.naming[place].term == own {
        wanted.naming[place].isAside = true
      }
    }
  }

  private mutating func add(_ number: Int, for words: ClosedRange<Int>) {
    let synonyms = engine.manifest.synonyms
    let most = synonyms.targets.count
    // No row is about what another maker gave a name: PayPal is no Apple Pay.
    let isOfOtherMaker = number >= most
    let target = isOfOtherMaker ? number - most : number
    let isPlatform = target < synonyms.platformCount
    var terms: [Term] = []
    var isKnown = true
    // Whether some of its words were not typed, all of them, and the last.
    var (hasNew, isNew, endsNew) = (false, true, true)
    // To the last, so that all files that are missing are missed at once.
    for word in Query(synonyms.targets[target] + [0x20]).words {
      if let term = term(word.stem), count(term) > 0 {
        terms.append(term)
        endsNew = self.isNew(term)
        (hasNew, isNew) = (hasNew || endsNew, isNew && endsNew)
      } else {
        isKnown = false
      }
    }
    guard isKnown, let first = terms.first else { return }
    if !isPlatform, words.count > 1 { setAside(words, but: terms, isKind: !hasNew) }
    guard hasNew || isPlatform else { return }
    if isPlatform, isNumber(words.upperBound + 1) { return }
    var rarest = Int.max
    for word in words { rarest = min(rarest, count(of: wanted.words[word].stem)) }
    let weight = isPlatform ? 256 : words.count > 1 ? 115 : Self.weight(whenWrittenIn: rarest)
    let form = Form(
      term: first, others: Array(terms.dropFirst()), weight: weight,
      kind: isPlatform ? .platform : endsNew && !isOfOtherMaker ? .synonym : .cousin)
    for word in words { wanted.words[word].forms.append(form) }
    // “Rating” is in the name “Ratings and reviews”: it may mean another rating.
    let naming = words.count > 1 || isNew ? 256 : weight
    if words.count > 1 || rarest <= Self.often || isPlatform {
      terms.forEach { name($0, naming) }
    }
    if !isPlatform, !wanted.also.contains(target) { wanted.also.append(target) }
  }

  /// "iPhone 17" is a device: a reader who asks for it means no other words. 41mm is a
  /// length, and neither 393x852 nor 44 pt is a name.
  private func isNumber(_ place: Int) -> Bool {
    guard place < wanted.words.count, let first = wanted.words[place].stem.first else {
      return false
    }
    let isUnit = place + 1 < typedCount && isUnit(wanted.words[place + 1].stem)
    return ByteClass.isDigit(first) && !isUnit && !wanted.words[place].stem.contains(0x78)
      && wanted.words[place].stem.last != UInt8(ascii: "m")
  }

  private func isUnit(_ stem: [UInt8]) -> Bool {
    WordText.place(of: stem, in: "pt pts point px pixel") != nil
  }

  /// Whether the word itself was not typed.
  private func isNew(_ term: Term) -> Bool {
    for place in 0..<typedCount where wanted.words[place].forms.first?.term == term {
      return false
    }
    return true
  }

  @inline(never) mutating func count(of stem: [UInt8]) -> Int { term(stem).map(count) ?? 0 }

  /// Of one name; no list is as long.
  private static let mostSynonyms = 256
  private static let seldom = 4
  static let often = 25

  /// The more Apple's own text has a word, the less another was meant.
  private static func weight(whenWrittenIn units: Int) -> UInt32 {
    units <= seldom ? 115 : units <= often ? 69 : 35
  }
}
