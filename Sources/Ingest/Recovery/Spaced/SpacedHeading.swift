import Model
import Vocabulary

/// A heading, or the label of an aside, that nothing separates from the text behind it.
struct SpacedHeading {
  enum Kind {
    case aside, fixed, known, platforms, table, doubled, guess
  }

  let words: Range<Int>
  let kind: Kind

  /// Whether only the words around it show it.
  var isUnknown: Bool { kind == .guess || kind == .doubled }
}

extension SpacedJoints {
  /// The heading that is where a sentence could begin. It ends where one begins that the page is
  /// known to have.
  func heading(at place: Int) -> SpacedHeading? {
    guard let (kind, end) = anyHeading(at: place) else { return nil }
    let next = (place..<end).dropFirst().first { known?.places[$0] != nil }
    return SpacedHeading(words: place..<(next ?? end), kind: kind)
  }

  private func anyHeading(at place: Int) -> (kind: SpacedHeading.Kind, end: Int)? {
    if let heading = known?.places[place] { return (.known, heading.end) }
    if let heading = tables.headings[place] { return (.table, heading.end) }
    if let end = asideEnd(place) { return (.aside, end) }
    if let end = fixedHeading(at: place) { return (.fixed, end) }
    if let end = platformsEnd(place) { return (.platforms, end) }
    let doubled = doubledEnd(place)
    guard let end = doubled ?? guessed(place), !isRow(place..<end) else { return nil }
    let opensSentence = doubled.map { words[2 * $0 - place].isSmall } ?? false
    return (opensSentence ? .doubled : .guess, end)
  }

  /// The blocks of a heading: captions may be in front of it, each with a capital of its own.
  func parts(_ heading: SpacedHeading) -> [Int] {
    guard heading.kind == .guess else { return [heading.words.lowerBound] }
    return heading.words.filter { place in
      place == heading.words.lowerBound
        || words[place].isCapital && words[place - 1].isSmall && !words[place - 1].goesOn
          && !words[place].isShouted && !goesOnName(place) && !isTitle(place)
    }
  }

  /// Behind a heading that most pages have.
  func fixedHeading(at place: Int) -> Int? {
    guard words[place].isCapital else { return nil }
    return end(of: Self.fixed, at: place) { $0.begins }
  }

  /// Behind the words of one of some phrases that are at a place, and in front of such a word.
  private func end(
    of phrases: [[String]], at place: Int, before isNext: (SpacedWord) -> Bool
  ) -> Int? {
    for phrase in phrases where phrase[0] == words[place].text {
      let end = place + phrase.count
      guard end < words.count, words[place..<end].map(\.text) == phrase else { continue }
      if isNext(words[end]) { return end }
    }
    return nil
  }

  private static let fixed = SectionNames.fixed.filter { $0.title != "Videos" }
    .map { $0.title.split(separator: " ").map(String.init) }
  private static let asides = Aside.allCases.map { $0.label.split(separator: " ").map(String.init) }

  private func asideEnd(_ place: Int) -> Int? {
    end(of: Self.asides, at: place) { next in
      next.opens || next.commands || Names.smallInitial(Array(next.text.utf8)[...]) != nil
    }
  }

  /// `iOS, iPadOS`, and a capital.
  func platformsEnd(_ place: Int) -> Int? {
    var end = place
    while end < words.count, end < place + 8 {
      let name = words[end].text
      guard Names.platforms.contains(where: { name == $0 || name == "\($0)," }) else { return nil }
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

  /// Behind a heading that a sentence with the same words in front follows.
  private func doubledEnd(_ place: Int) -> Int? {
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
}
