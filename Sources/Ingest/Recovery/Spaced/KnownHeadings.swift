import Bytes
import Vocabulary

/// Where the headings are that the guidelines' page is known to have (`Outlines`). Their words may
/// be in a sentence or a cell too: those places are taken that keep the order of the outline and
/// together look most like headings.
struct KnownHeadings {
  private(set) var places: [Int: (end: Int, level: Int)] = [:]
  /// The words in front of which a blank is inside of a name: `R 2` instead of `R2`.
  private(set) var torn: Set<Int> = []
  /// Whether most headings of the outline are there, so that the page has no others.
  private(set) var isWhole = false

  /// Of the headings of an outline, so many are there if the page is the one we know: a share, and
  /// a number.
  private static let enough = (share: 0.75, count: 3)

  init(_ outline: [Outlines.Heading], in joints: SpacedJoints) {
    guard !outline.isEmpty else { return }
    let anchors = outline.map { Array($0.anchor.utf8)[...] }
    let found = joints.words.indices.flatMap { start in
      anchors.indices.compactMap { KnownHeading(joints.words, start, anchors[$0], number: $0) }
    }
    let edges = (starts: Set(found.map(\.start)), ends: Set(found.map(\.end)))
    var path = HeadingPath<KnownHeading>(parts: outline.count)
    for heading in found {
      guard let weight = joints.weight(of: heading, edges) else { continue }
      path.add(
        heading, of: heading.number..<heading.number + 1, in: heading.start..<heading.end,
        weight: weight)
    }
    for heading in path.finish() {
      places[heading.start] = (heading.end, outline[heading.number].level)
      torn.formUnion(heading.torn)
    }
    isWhole =
      places.count >= Self.enough.count
      && Double(places.count) >= Double(outline.count) * Self.enough.share
  }

  /// Where blocks begin for sure.
  var joints: Set<Int> { Set(places.keys).union(places.values.map(\.end)) }
}

extension SpacedJoints {
  /// How much the words around some show that they are a heading; nil if they are none. `edges` are
  /// where the words of known headings begin and end, whether they are headings or not.
  func weight(of heading: KnownHeading, _ edges: (starts: Set<Int>, ends: Set<Int>)) -> Int? {
    let (start, end) = (heading.start, heading.end)
    guard end < words.count, words[end].begins, words[end - 1].isWhole else { return nil }
    let isBehindBlock = start == 0 || endsBlock(start) || edges.ends.contains(start)
    let isBehindEnd = isBehindBlock || words[start - 1].isEnded
    let isBeforeText =
      fixedHeading(at: end) != nil || platformsEnd(end) != nil || opensSentence(end)
      || edges.starts.contains(end)
    let isLong = end - start > 2
    let mayHead = isLong || isBeforeText || words[end].commands || isCommon(words[end])
    guard
      isBehindBlock || mayHead && isBehindEnd || isLong && !words[start - 1].goesOn
        || isBeforeText && !words[start - 1].goesOn
    else { return nil }
    return (isBehindEnd ? 2 : 0) + (isBeforeText ? 2 : 0) + min(end - start, 3)
  }

  /// Whether a block, a cell with a number or a heading that most pages have is right before.
  private func endsBlock(_ place: Int) -> Bool {
    isGlued(place) || words[place - 1].text.last?.isNumber == true
      || (1...2).contains { place >= $0 && fixedHeading(at: place - $0) == place }
  }
}

/// Words of a text that are those of a known heading.
struct KnownHeading {
  let start: Int
  private(set) var end: Int
  /// Which of the outline it is.
  let number: Int
  /// The words that go on inside of a word of the heading.
  private(set) var torn: [Int] = []

  /// nil unless the words have the letters of the anchor, and no others.
  init?(_ words: [SpacedWord], _ start: Int, _ anchor: ArraySlice<UInt8>, number: Int) {
    (self.start, end, self.number) = (start, start, number)
    guard words[start].begins || words[start].text.first?.isNumber == true else { return nil }
    var rest = anchor
    while !rest.isEmpty {
      guard end < words.count, end == start || !words[end - 1].isEnded else { return nil }
      if end > start, rest.first != Self.hyphen { torn.append(end) }
      for letter in words[end].text.utf8 where ByteClass.isAlphanumeric(letter) {
        if rest.first == Self.hyphen { rest = rest.dropFirst() }
        guard let next = rest.first, ByteClass.lowered(next) == ByteClass.lowered(letter) else {
          return nil
        }
        rest = rest.dropFirst()
      }
      end += 1
    }
  }

  private static let hyphen = UInt8(ascii: "-")
}
