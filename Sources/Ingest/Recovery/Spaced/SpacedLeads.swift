import Vocabulary

extension SpacedJoints {
  /// Whether a sentence that tells what to do opens a paragraph, behind neither text nor a lead.
  func isLead(_ sentence: Range<Int>) -> Bool {
    odds(sentence).map { $0.score + LeadOdds.distances[LeadOdds.behindHeading] > 0 } ?? false
  }

  /// nil if a sentence does not tell what to do.
  func odds(_ sentence: Range<Int>) -> LeadOdds? {
    guard isGuideline(sentence) else { return nil }
    let behind = following(sentence)
    let isLast = behind.isEmpty || heading(at: sentence.upperBound) != nil
    let next: LeadOdds.Next = isLast ? .end : isGuideline(behind) ? .guideline : .text
    let titles = sentence.count(where: isTitle)
    return LeadOdds(
      sentence: words[sentence], count: sentence.count - titles * (title.count - 1), next: next,
      before: words[..<sentence.lowerBound].suffix(Self.context),
      behind: words[behind], second: words[following(behind)])
  }

  /// So many words before a sentence show what was spoken of.
  private static let context = 60

  /// The sentence behind one; empty at the end.
  private func following(_ sentence: Range<Int>) -> Range<Int> {
    let start = sentence.upperBound
    return start < words.count ? start..<wholeSentenceEnd(start) : start..<start
  }

  func isGuideline(_ sentence: Range<Int>) -> Bool {
    guard sentence.count > 1 else { return false }
    let text = words[sentence].prefix(200).map(\.text).joined(separator: " ")
    return Leads.isGuideline(Array(text.utf8)[...], lexicon: Lexicon())
  }
}

extension SpacedJoints {
  /// `A window`, `Two windows side by side`.
  func isCaption(_ start: Int) -> Bool { Self.articles.contains(words[start].plain) }

  private static let articles: Set = ["a", "an", "four", "the", "three", "two"]

  /// Whether a guideline begins inside of what has no end mark: a caption, labels or cells, which
  /// are before it.
  func isBehindWords(_ start: Int, _ place: Int) -> Bool {
    guard mayBegin(place), place - start < Self.longestFront else { return false }
    let guideline = { place..<wholeSentenceEnd(place) }
    if isCaption(start), !words[place - 1].isCapital, Self.starters.contains(words[place].plain) {
      return isGuideline(guideline())
    }
    guard Verbs.requests.contains(words[place].plain), !isName(place),
      isCaption(start) && place - start > 1 || areLabels(start..<place)
    else { return false }
    return isLead(guideline())
  }

  /// Whether the words in front of a verb do not go on to it.
  private func mayBegin(_ place: Int) -> Bool {
    let (before, word) = (words[place - 1], words[place])
    guard word.isCapital, place + 1 < words.count, !before.isMarked, !before.goesOn,
      !before.describes, !Self.pointers.contains(before.plain)
    else { return false }
    return (words[place + 1].isSmall || isTitle(place + 1)) && !goesOnName(place)
  }

  /// Whether words are no part of a sentence. `App`, and `Review evaluates`, are one.
  private func areLabels(_ front: Range<Int>) -> Bool {
    let first = words[front.lowerBound]
    guard !first.commands, !first.opens || ["no", "not"].contains(first.plain),
      front.count > 1 || !first.opens && !words[front.upperBound + 1].describes
    else { return false }
    return words[front].allSatisfy { word in
      !word.isMarked && !word.describes && !word.plain.isEmpty
        && !(word.isSmall && Self.finite.contains(word.plain))
    }
  }

  /// In words.
  static let longestFront = 40

  /// What sentences open with, and neither names nor the labels of buttons.
  private static let starters: Set = [
    "aim", "although", "avoid", "be", "because", "choose", "consider", "design", "determine",
    "ensure", "if", "include", "maintain", "make", "minimize", "prefer", "prioritize", "provide",
    "when",
  ]

  /// What the labels of buttons and menus are behind.
  private static let pointers: Set = [
    "button", "called", "choose", "click", "command", "item", "labeled", "menu", "named", "press",
    "select", "tap", "titled", "word",
  ]
}
