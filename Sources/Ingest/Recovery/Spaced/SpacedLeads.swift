extension SpacedJoints {
  /// Whether a sentence that tells what to do opens a paragraph.
  func isLead(_ sentence: Range<Int>, _ gap: LeadOdds.Gap) -> Bool {
    guard isGuideline(sentence) else { return false }
    let behind = following(sentence)
    let next: LeadOdds.Next
    if behind.isEmpty || heading(at: sentence.upperBound) != nil {
      next = .end
    } else {
      next = isGuideline(behind) ? .guideline : .text
    }
    let titles = sentence.count(where: isTitle)
    let odds = LeadOdds(
      sentence: words[sentence], count: sentence.count - titles * (title.count - 1), gap: gap,
      next: next, before: words[..<sentence.lowerBound].suffix(Self.context),
      behind: words[behind], second: words[following(behind)])
    return odds.score > 0
  }

  /// So many words before a sentence show what was spoken of.
  private static let context = 60

  /// The sentence behind one; empty at the end.
  private func following(_ sentence: Range<Int>) -> Range<Int> {
    let start = sentence.upperBound
    return start < words.count ? start..<sentenceEnd(start) : start..<start
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

  /// Whether a guideline begins inside of what has no end mark: a caption, which stands before it.
  func isBehindCaption(_ place: Int) -> Bool {
    let (before, word) = (words[place - 1], words[place])
    guard word.isCapital, !before.isMarked, !before.isCapital, !before.goesOn,
      place + 1 < words.count, words[place + 1].isSmall
    else { return false }
    guard Self.starters.contains(word.plain), !goesOnName(place), !before.describes,
      !Self.pointers.contains(before.plain)
    else { return false }
    return isGuideline(place..<sentenceEnd(place))
  }

  /// What sentences open with, and neither names nor the labels of buttons.
  private static let starters: Set = [
    "aim", "although", "avoid", "be", "because", "choose", "consider", "design", "determine",
    "ensure", "if", "include", "maintain", "make", "minimize", "prefer", "prioritize", "provide",
    "when",
  ]

  /// What the labels of buttons and menus stand behind.
  private static let pointers: Set = [
    "button", "called", "choose", "click", "command", "item", "labeled", "menu", "named", "press",
    "select", "tap", "titled", "word",
  ]
}
