import Model

/// A heading, or the label of an aside, that nothing separates from the text behind it.
struct SpacedHeading {
  enum Kind {
    case aside, fixed, platforms, guess
  }

  let words: Range<Int>
  let kind: Kind
}

extension SpacedJoints {
  /// The heading that stands where a sentence could begin.
  func heading(at place: Int) -> SpacedHeading? {
    if let end = asideEnd(place) { return SpacedHeading(words: place..<end, kind: .aside) }
    if let end = fixedHeading(at: place) { return SpacedHeading(words: place..<end, kind: .fixed) }
    if let end = platformsEnd(place) {
      return SpacedHeading(words: place..<end, kind: .platforms)
    }
    guard let end = repeated(place) ?? guessed(place), !isRow(place..<end) else { return nil }
    return SpacedHeading(words: place..<end, kind: .guess)
  }

  /// The blocks of a heading: captions may stand in front of it, each with a capital of its own.
  func parts(_ heading: SpacedHeading) -> [Int] {
    guard heading.kind == .guess else { return [heading.words.lowerBound] }
    return heading.words.filter { place in
      place == heading.words.lowerBound
        || words[place].isCapital && words[place - 1].isSmall && !words[place - 1].goesOn
          && !goesOnName(place) && !isTitle(place)
    }
  }

  /// Behind a heading that most pages have.
  func fixedHeading(at place: Int) -> Int? {
    guard words[place].isCapital else { return nil }
    for known in Self.fixed where known[0] == words[place].text {
      let end = place + known.count
      guard end < words.count, words[place..<end].map(\.text) == known else { continue }
      if words[end].begins { return end }
    }
    return nil
  }

  private static let fixed = Fixed.headings.filter { $0.title != "Videos" }
    .map { $0.title.split(separator: " ").map(String.init) }
  private static let asides = Fixed.asides.map { $0.label.split(separator: " ").map(String.init) }
}

extension SpacedJoints {
  private func asideEnd(_ place: Int) -> Int? {
    for label in Self.asides where label[0] == words[place].text {
      let end = place + label.count
      guard end < words.count, words[place..<end].map(\.text) == label else { continue }
      let next = words[end]
      if next.opens || next.commands || Names.smallInitial(Array(next.text.utf8)[...]) != nil {
        return end
      }
    }
    return nil
  }

  /// `iOS, iPadOS`, and a capital.
  func platformsEnd(_ place: Int) -> Int? {
    var end = place
    while end < words.count, end < place + 8 {
      let name = words[end].text
      guard Fixed.platforms.contains(where: { name == $0 || name == "\($0)," }) else { return nil }
      end += 1
      if !name.hasSuffix(",") { return opensPlatform(end) ? end : nil }
    }
    return nil
  }

  /// Behind the name of a platform: a capital, or a sentence that begins with the name.
  private func opensPlatform(_ place: Int) -> Bool {
    guard place + 1 < words.count else { return false }
    return words[place].isCapital
      || words[place].text == words[place - 1].text && words[place + 1].isSmall
  }

  /// A heading, and a sentence that begins with the same words.
  private func repeated(_ place: Int) -> Int? {
    guard words[place].isCapital, !words[place].opens else { return nil }
    for count in 1..<7 {
      let end = place + count
      guard end + count < words.count, !words[end - 1].isMarked else { return nil }
      guard words[end].isCapital, !goesOnName(end) else { continue }
      let (first, second) = (words[place..<end], words[end..<(end + count)])
      if zip(first, second).allSatisfy({ $0.plain == $1.plain }) { return end }
    }
    return nil
  }

  /// A few words without a mark or a verb, and one that a sentence opens with.
  private func guessed(_ place: Int) -> Int? {
    let first = words[place]
    guard first.isCapital || first.isPlatform,
      !first.opens || first.plain == "a" || first.plain == "people"
    else { return nil }
    for count in 1..<10 {
      let end = place + count
      guard end < words.count, !words[end - 1].isMarked,
        !Self.finite.contains(words[end - 1].plain)
      else { return nil }
      if fixedHeading(at: end) != nil { return end }
      if repeatsEnd(place..<end) { return end }
      guard opensSentence(end), words[end - 1].isWhole else { continue }
      if count == 1, first.isPlatform || !first.standsAlone { continue }
      if first.plain == "a", count < 3 { return nil }
      if first.commands, count < 4, words[place + 1].plain == "the" { return nil }
      // A heading that is a command, or one word, goes on to what is no command.
      if words[end].opens { return end }
      if first.commands { return count > 2 && isCommon(words[end]) ? end : nil }
      let isLone = count == 1 && !Self.usual.contains(first.plain)
        && (!isCommon(first) || !words[end].commands && !isSubject(end))
      return first.opens || isLone ? nil : end
    }
    return nil
  }

  /// `Interacting with App Clip Codes App Clip Codes come …`: the sentence begins with the name that
  /// the heading ends with.
  private func repeatsEnd(_ heading: Range<Int>) -> Bool {
    (2..<4).contains { count in
      guard heading.count > count, heading.upperBound + count < words.count else { return false }
      let (last, next) = (words[heading].suffix(count), words[heading.upperBound...].prefix(count))
      return last.allSatisfy(\.isCapital) && last.map(\.plain) == next.map(\.plain)
    }
  }

  /// `Category Purpose Tasks`: names of columns, with capitals that the page writes small elsewhere;
  /// or a name and a dash.
  private func isRow(_ heading: Range<Int>) -> Bool {
    heading.dropFirst().contains { place in
      let word = words[place]
      if word.plain.isEmpty, word.text == "-" || word.text == "–" { return true }
      return word.isCapital && isCommon(word) && !goesOnName(place) && !isTitleWord(word)
        && words[place - 1].isCapital
    }
  }

  private func isTitleWord(_ word: SpacedWord) -> Bool { title.contains(word.plain) }

  /// Single words that head sections of many pages.
  private static let usual: Set = ["anatomy", "content"]

  private func opensSentence(_ place: Int) -> Bool {
    let word = words[place]
    guard place + 1 < words.count, word.isCapital, !words[place - 1].goesOn, !goesOnName(place)
    else { return false }
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
      || end > place + 1 && Self.pluralVerbs.contains(words[end].plain)
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
  private static let pluralVerbs: Set = ["appear", "are", "come", "have", "let", "offer", "provide"]

  /// What no heading has.
  private static let finite = verbs.union([
    "appears", "are", "aren't", "do", "don't", "have", "it", "it's", "might", "they", "this", "was",
    "were", "will", "you",
  ])
}
