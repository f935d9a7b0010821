import Bytes

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
