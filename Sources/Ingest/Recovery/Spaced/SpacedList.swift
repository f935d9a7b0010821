extension SpacedJoints {
  /// Where the items of a list begin, and last where the text behind it does; nil if what is at
  /// a place, behind words that announce something, is no list.
  func list(at place: Int) -> [Int]? {
    let bare = parts(SpacedHeading(words: place..<sentenceEnd(place), kind: .guess))
    if bare.count > 2 { return bare }
    let sentences = sentences(from: place)
    return labeled(sentences) ?? parallel(sentences)
  }

  /// No list is longer.
  private static let mostSentences = 40

  private func sentences(from start: Int) -> [Range<Int>] {
    var sentences: [Range<Int>] = []
    var place = start
    while place < words.count, sentences.count < Self.mostSentences, heading(at: place) == nil {
      let end = sentenceEnd(place)
      sentences.append(place..<end)
      if words[end - 1].announces { break }
      place = end
    }
    return sentences
  }

  /// Three labels and more, each explained, are a list that needs no announcement; two do if the
  /// sentence before speaks of two.
  func labels(at place: Int) -> [Int]? {
    let end = sentenceEnd(place)
    guard isLabel(place..<end), end < words.count, !isLabel(end..<sentenceEnd(end)) else {
      return nil
    }
    let speaksOfTwo = words[..<place].suffix(Self.longestFront).contains { $0.plain == "two" }
    return labeled(sentences(from: place), fewest: speaksOfTwo ? 2 : 3)
  }

  /// `Main. The frontmost window …`: a name, and a sentence or two.
  private func labeled(_ sentences: [Range<Int>], fewest: Int = 2) -> [Int]? {
    guard let first = sentences.first, isLabel(first) else { return nil }
    let labels = sentences.indices.filter { isLabel(sentences[$0]) }
    guard let last = labels.last, labels.count >= fewest else { return nil }
    guard zip(labels, labels.dropFirst()).allSatisfy({ $1 - $0 > 1 && $1 - $0 < 7 }) else {
      return nil
    }
    let end = min(last + 2, sentences.count)
    return labels.map { sentences[$0].lowerBound } + [sentences[end - 1].upperBound]
  }

  /// Whether an item begins with a label.
  func isLabelled(_ item: Range<Int>) -> Bool {
    isLabel(item.lowerBound..<sentenceEnd(item.lowerBound))
  }

  private func isLabel(_ sentence: Range<Int>) -> Bool {
    let words = words[sentence]
    guard sentence.count < 4, let first = words.first, let last = words.last else { return false }
    return first.isCapital && (sentence.count == 1 || !first.commands) && !first.opens
      && last.isEnded && !last.announces
  }

  /// Short sentences that open alike. Behind “… to:” each opens with a verb, known or not.
  private func parallel(_ sentences: [Range<Int>]) -> [Int]? {
    guard let first = sentences.first else { return nil }
    let opener = words[first.lowerBound].plain
    let isOpen = first.lowerBound > 0 && words[first.lowerBound - 1].text == "to:"
    let commands = isOpen || isGuideline(first)
    let items = sentences.prefix { sentence in
      let word = words[sentence.lowerBound]
      guard sentence.count < 40, word.plain != opener else { return sentence.count < 40 }
      return commands && isGuideline(sentence) || isOpen && !word.opens
    }
    guard items.count > 1, let last = items.last else { return nil }
    let isBehind = commands && items.count > 2 && isLead(last)
    return items.map(\.lowerBound) + (isBehind ? [] : [last.upperBound])
  }
}
