import Bytes

/// A word of the dictionary that may have been meant.
private final class NearWord {
  let term: Term
  /// In how many units it is.
  let count: Int
  var word: [UInt8]

  init(_ term: Term, _ count: Int, _ word: [UInt8]) {
    (self.term, self.count, self.word) = (term, count, word)
  }
}

extension FormFinder {
  /// Words of a typo that are looked for in its place.
  static let mostMeant = 3
  /// What a word weighs that is one letter off, or two.
  private static let near: UInt32 = 205
  static let far: UInt32 = 154

  /// The nearest words of the dictionary, if a word is not there: one letter off, or two in a long
  /// word, and the first letter right, or swapped with the next. Numbers and symbols are never
  /// corrected.
  mutating func correct(_ word: Query.Word, _ found: inout WantedWord) {
    let typed = word.word
    guard typed.count >= 4, typed.allSatisfy(ByteClass.isLowercase) else { return }
    var limit = typed.count < 7 ? 1 : 2
    var best: [NearWord] = []
    let known = missing.count
    // Words with the same two letters in front are in few files; the others only if none is near.
    let (first, swapped) = ([typed[0]], [typed[1], typed[0]])
    look(for: typed, in: [typed[0], typed[1]], startingWith: first, &limit, &best)
    look(for: typed, in: swapped, startingWith: swapped, &limit, &best)
    if best.isEmpty || limit > 1, missing.count == known {
      look(for: typed, in: first, startingWith: first, &limit, &best)
    }
    for one in best {
      let weight = limit < 2 ? Self.near : Self.far
      found.forms.append(Form(term: one.term, weight: weight, kind: .own))
      name(one.term)
    }
    if let first = best.first {
      found.stem = Stemmer.stem(first.word)
      wanted.corrections.append(Correction(typed: typed, meant: first.word))
    }
  }

  /// Looks for words that are as near as any before, or nearer, among those that begin with
  /// `start`, in the files of words that begin with `letters`.
  @inline(never) private mutating func look(
    for typed: [UInt8], in letters: [UInt8], startingWith start: [UInt8], _ limit: inout Int,
    _ best: inout [NearWord]
  ) {
    let files = engine.manifest.termsFiles(startingWith: letters)
    for file in files where file - files.lowerBound < 2 * Self.mostFiles {
      look(for: typed, startingWith: start, in: file, &limit, &best)
    }
  }

  private mutating func look(
    for typed: [UInt8], startingWith start: [UInt8], in file: Int, _ limit: inout Int,
    _ best: inout [NearWord]
  ) {
    guard let shard = open(file) else { return }
    for place in shard.value.words.place(of: start)..<shard.value.words.count {
      guard shard.value.words.starts(place, with: start) else { break }
      let candidate = shard.value.words[place]
      guard let distance = EditDistance.between(typed, candidate, limit: limit),
        let term = stem(of: Term(file: file, place: place), in: shard), count(term) > 0
      else { continue }
      if distance < limit { (best, limit) = ([], distance) }
      insert(NearWord(term, count(term), candidate), into: &best)
    }
  }

  /// The most frequent first; of the forms of a word the last, since the first may be a stem.
  private func insert(
    _ one: NearWord,
    into best: inout [NearWord]
  ) {
    if let known = best.firstIndex(where: { $0.term == one.term }) {
      best[known].word = one.word
      return
    }
    let place = best.firstIndex { $0.count < one.count } ?? best.count
    best.insert(one, at: place)
    if best.count > Self.mostMeant { best.removeLast() }
  }
}
