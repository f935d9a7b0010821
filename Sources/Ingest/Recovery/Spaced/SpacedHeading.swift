import Model
import Vocabulary

/// A heading, or the label of an aside, that nothing separates from the text behind it.
struct SpacedHeading {
  enum Kind {
    case aside, fixed, known, platforms, table, doubled, guess
  }

  let words: Range<Int>
  let kind: Kind
}

extension SpacedJoints {
  /// The heading that is where a sentence could begin. It ends where one begins that the page is
  /// known to have.
  func heading(at place: Int) -> SpacedHeading? {
    guard let heading = anyHeading(at: place) else { return nil }
    let end = heading.words.dropFirst().first { known?.places[$0] != nil }
    return SpacedHeading(
      words: place..<(end ?? heading.words.upperBound), kind: heading.kind)
  }

  private func anyHeading(at place: Int) -> SpacedHeading? {
    if let heading = known?.places[place] {
      return SpacedHeading(words: place..<heading.end, kind: .known)
    }
    if let heading = tables.headings[place] {
      return SpacedHeading(words: place..<heading.end, kind: .table)
    }
    if let end = asideEnd(place) { return SpacedHeading(words: place..<end, kind: .aside) }
    if let end = fixedHeading(at: place) { return SpacedHeading(words: place..<end, kind: .fixed) }
    if let end = platformsEnd(place) {
      return SpacedHeading(words: place..<end, kind: .platforms)
    }
    let doubled = doubledEnd(place)
    guard let end = doubled ?? guessed(place), !isRow(place..<end) else { return nil }
    let opensSentence = doubled.map { words[2 * $0 - place].isSmall } ?? false
    return SpacedHeading(words: place..<end, kind: opensSentence ? .doubled : .guess)
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
    for known in Self.fixed where known[0] == words[place].text {
      let end = place + known.count
      guard end < words.count, words[place..<end].map(\.text) == known else { continue }
      if words[end].begins { return end }
    }
    return nil
  }

  private static let fixed = SectionNames.fixed.filter { $0.title != "Videos" }
    .map { $0.title.split(separator: " ").map(String.init) }
  private static let asides = Aside.allCases.map { $0.label.split(separator: " ").map(String.init) }
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
