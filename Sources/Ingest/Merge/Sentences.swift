/// A text cut at the ends of its sentences.
struct Sentences {
  private(set) var texts: [ArraySlice<UInt8>] = []
  /// What each says.
  let keys: [[UInt8]]

  init(_ text: [UInt8]) {
    var rest = text[...]
    while let end = SentenceEnds.firstEnd(rest) {
      texts.append(rest[..<end])
      rest = rest[(end + 1)...]
    }
    texts.append(rest)
    keys = texts.map(Block.key)
  }

  /// The places of the sentences that another text lacks, which says all others in this order; nil
  /// if it says anything else, or lacks none.
  func lacking(in other: Sentences) -> [Int]? {
    var (lacking, next): ([Int], Int) = ([], 0)
    for (place, key) in keys.enumerated() {
      if next < other.keys.count, other.keys[next] == key {
        next += 1
      } else {
        lacking.append(place)
      }
    }
    return next == other.keys.count && !lacking.isEmpty ? lacking : nil
  }
}
