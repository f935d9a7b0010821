import Bytes

extension FormFinder {
  /// Splits words that are in no page, and that one letter does not correct, and looks the query up
  /// again: “appicon” is “app icon”.
  mutating func part(_ query: Query) {
    var words: [Query.Word] = []
    var parted: [Correction] = []
    for place in query.words.indices {
      let word = query.words[place]
      let mayGrow = query.words.count + parted.count < Query.mostWords
      let cut = place < typedCount && mayGrow ? cut(word, place) : 0
      guard cut > 0 else {
        words.append(word)
        continue
      }
      for part in [word.part(0, cut), word.part(cut, word.word.count)] {
        // “AppIcon” came with its parts.
        if !query.words.contains(where: { $0.stem == part.stem }),
          !words.contains(where: { $0.stem == part.stem })
        {
          words.append(part)
        }
      }
      var meant = word.word
      meant.insert(0x20, at: cut)
      parted.append(Correction(typed: word.word, meant: meant))
    }
    guard !parted.isEmpty else { return }
    let added = words.count - query.words.count
    wanted = Wanted()
    wanted.corrections = parted
    run(Query(words: words), typed: max(0, typedCount + added))
  }

  /// Where a word is split, so that both parts are as frequent as can be; 0 if it stays whole. The
  /// second part may be the beginning of a word, if there is no correction.
  private mutating func cut(_ word: Query.Word, _ place: Int) -> Int {
    let forms = wanted.words[place].forms
    let typed = word.word
    for form in forms where form.weight != Self.far || form.kind != .own { return 0 }
    guard word.asksFor == nil, typed.count >= 5 else { return 0 }
    for letter in typed where letter < 0x61 || letter > 0x7A { return 0 }
    var (best, most) = (0, 0)
    for cut in 2...(typed.count - 2) {
      let first = count(typed, 0, cut)
      let isLong = cut > 2 && cut < typed.count - 2
      // Few words of two letters are meant: “SF” and “ID” are.
      guard first > (isLong ? most : max(most, Self.often)) else { continue }
      var both = min(first, count(typed, cut, typed.count))
      let isClear = cut > 3 || first > Self.often
      if both == 0, isClear, forms.isEmpty, word.isOpen, cut < typed.count - 2,
        isBeginning(typed, cut)
      {
        both = 1
      }
      if both > most { (best, most) = (cut, both) }
    }
    return best
  }

  /// In how many units a part of a word is, unless it says little; 1 if only others call something
  /// by it.
  @inline(never) private mutating func count(_ word: [UInt8], _ start: Int, _ end: Int) -> Int {
    let stem = Stemmer.stem(Array(word[start..<end]))
    guard !StopWords.contains(stem) else { return 0 }
    let count = count(of: stem)
    return count == 0 && isKey(stem) ? 1 : count
  }

  private mutating func isBeginning(_ word: [UInt8], _ start: Int) -> Bool {
    let text = Array(word[start..<word.count])
    guard let file = engine.manifest.termsFile(for: text), let shard = open(file) else {
      return false
    }
    return shard.value.words.starts(shard.value.words.place(of: text), with: text)
  }
}
