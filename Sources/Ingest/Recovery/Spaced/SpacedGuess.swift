import Vocabulary

/// Headings that only the words around them show.
extension SpacedJoints {
  /// A few words without a mark or a verb, and one that a sentence opens with.
  func guessed(_ place: Int) -> Int? {
    let first = words[place]
    guard first.isCapital || first.isPlatform,
      !first.opens || first.plain == "a" || first.plain == "people"
    else { return nil }
    for count in 1..<10 {
      let end = place + count
      guard end < words.count, !Self.finite.contains(words[end - 1].plain) else { return nil }
      if words[end - 1].isMarked {
        guard words[end - 1].text.last == "," else { return nil }
        continue
      }
      guard isOneGroup(place..<end) else { continue }
      if fixedHeading(at: end) != nil || known?.places[end] != nil { return end }
      if repeatsEnd(place..<end) { return end }
      guard opensSentence(end), words[end - 1].isWhole else { continue }
      if count == 1, first.isPlatform || !first.standsAlone { continue }
      return mayHead(place..<end) ? end : nil
    }
    return nil
  }

  /// Whether words head the sentence behind them. A heading that is a command, or one word, goes on
  /// to what is no command.
  private func mayHead(_ heading: Range<Int>) -> Bool {
    let (first, next, count) = (words[heading.lowerBound], heading.upperBound, heading.count)
    if first.plain == "a", count < 3 { return false }
    if first.commands, count < 4, words[heading.lowerBound + 1].text == "the" { return false }
    if words[next].opens { return true }
    if first.commands { return count > 2 && isCommon(words[next]) }
    if first.opens { return false }
    return count > 1 || Self.usual.contains(first.plain)
      || isCommon(first) && (words[next].commands || isSubject(next))
  }

  /// Whether commas part nothing but what `and` joins: `Starting, updating, and ending`.
  private func isOneGroup(_ heading: Range<Int>) -> Bool {
    let behind = heading.filter { words[$0].text.last == "," }.map { words[$0 + 1] }
    guard let last = behind.last else { return true }
    return ["and", "or"].contains(last.plain) && behind.allSatisfy(\.isSmall)
  }

  /// `Using App Clip Codes App Clip Codes come …`: the sentence begins with the name that the
  /// heading ends with.
  private func repeatsEnd(_ heading: Range<Int>) -> Bool {
    (2..<4).contains { count in
      guard heading.count > count, heading.upperBound + count < words.count else { return false }
      let (last, next) = (words[heading].suffix(count), words[heading.upperBound...].prefix(count))
      return last.allSatisfy(\.isCapital) && last.map(\.plain) == next.map(\.plain)
    }
  }

  /// `Category Purpose Tasks`: names of columns, with capitals that the page writes small
  /// elsewhere; or a name and a dash.
  func isRow(_ heading: Range<Int>) -> Bool {
    heading.dropFirst().contains { place in
      let word = words[place]
      if word.plain.isEmpty, word.text == "-" || word.text == "–" { return true }
      return word.isCapital && isCommon(word) && !goesOnName(place)
        && !title.contains(word.plain) && words[place - 1].isCapital
    }
  }

  /// Single words that head sections of many pages.
  private static let usual: Set = ["anatomy", "content"]

  func opensSentence(_ place: Int) -> Bool {
    let word = words[place]
    guard place + 1 < words.count, !words[place - 1].goesOn, !goesOnName(place) else {
      return false
    }
    if word.isPlatform { return Verbs.isThirdPerson(words[place + 1].plain) }
    guard word.isCapital else { return false }
    if isSubject(place) { return true }
    guard !isTitle(place) || isCommon(word) else { return false }
    if word.opens { return !Self.ofNames.contains(word.plain) || words[place + 1].isSmall }
    return !word.isMarked && words[place + 1].isSmall && !word.describes
      && (word.commands && !words[place + 1].describes || isCommon(word))
  }

  /// A name and its verb: `Game Center supports`, `Sign in with Apple makes`.
  private func isSubject(_ place: Int) -> Bool {
    var end = place + 1
    if isTitle(place) {
      end = place + title.count
    } else {
      while end < place + 4, end < words.count, words[end].isCapital, !words[end - 1].isMarked {
        end += 1
      }
    }
    guard end < words.count, !words[end - 1].isMarked else { return false }
    return Self.verbs.contains(words[end].plain)
      || (end > place + 1 || words[place].plain.hasSuffix("s"))
        && Self.pluralVerbs.contains(words[end].plain)
  }

  /// What is in names too: `Save All`, `About Your App`, `Save As`.
  private static let ofNames: Set = [
    "all", "any", "as", "first", "more", "most", "no", "not", "now", "only", "other", "our",
    "second", "third", "to", "your",
  ]

  /// Of one subject, in sentences that say what it does.
  private static let verbs: Set = [
    "allows", "can", "can't", "defines", "displays", "does", "doesn't", "gives", "has", "helps",
    "includes", "is", "isn't", "lets", "makes", "may", "offers", "provides", "requires", "shows",
    "supports", "uses",
  ]

  /// Of several, behind a name of more than one word.
  private static let pluralVerbs: Set = [
    "appear", "are", "come", "contain", "have", "let", "offer", "provide",
  ]

  /// What no heading has.
  static let finite = verbs.union([
    "appears", "are", "aren't", "do", "don't", "have", "it", "it's", "might", "they", "this", "was",
    "were", "will", "you",
  ])
}
