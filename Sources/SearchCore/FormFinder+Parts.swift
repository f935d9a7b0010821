import Bytes

extension FormFinder {
  /// Looks a query up again in which words that no page has, nor one like them, are parted into two
  /// of the pages’ words: “appicon” is “app icon”.
  mutating func part(_ query: Query) {
    var words: [Query.Word] = []
    var parted: [Correction] = []
    for place in query.words.indices {
      let word = query.words[place]
      let mayGrow = query.words.count + parted.count < Query.mostWords
      let cut = place < typedCount && mayGrow ? cut(word, wanted.words[place].forms) : 0
      guard cut > 0 else {
        words.append(word)
        continue
      }
      for part in [word.part(0, cut), word.part(cut, word.word.count)] {
        // “AppIcon” came with its parts.
        if !query.words.contains(where: { $0.stem == part.stem }) { words.append(part) }
      }
      var meant = word.word
      meant.insert(0x20, at: cut)
      parted.append(Correction(typed: word.word, meant: meant))
    }
    guard !parted.isEmpty else { return }
    wanted = Wanted()
    wanted.corrections = parted
    run(Query(words: words), typed: typedCount + parted.count)
  }

  /// Where a word is to be cut, so that both parts are as frequent as can be; 0 if it is a word.
  /// The second may still be being typed, if nothing else was meant.
  private mutating func cut(_ word: Query.Word, _ forms: [Form]) -> Int {
    let typed = word.word
    for form in forms where form.weight != Self.far || form.kind != .own { return 0 }
    guard word.asksFor == nil, typed.count >= 5 else { return 0 }
    for letter in typed where letter < 0x61 || letter > 0x7A { return 0 }
    var (best, most) = (0, 0)
    for cut in 2...(typed.count - 3) {
      let first = count(typed, 0, cut)
      guard first > most else { continue }
      var both = min(first, count(typed, cut, typed.count))
      if both == 0, forms.isEmpty, word.isOpen, isBeginning(typed, cut) { both = 1 }
      if both > most { (best, most) = (cut, both) }
    }
    return best
  }

  /// In how many units a part of a word is, unless it says little.
  @inline(never) private mutating func count(_ word: [UInt8], _ start: Int, _ end: Int) -> Int {
    let stem = Stemmer.stem(Array(word[start..<end]))
    guard !StopWords.contains(stem), let term = term(stem) else { return 0 }
    return count(term)
  }

  private mutating func isBeginning(_ word: [UInt8], _ start: Int) -> Bool {
    let text = Array(word[start..<word.count])
    guard let file = engine.manifest.termsFile(for: text), let words = open(file)?.words else {
      return false
    }
    return words.starts(words.place(of: text), with: text)
  }
}
