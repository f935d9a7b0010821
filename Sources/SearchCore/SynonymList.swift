/// What others call the things that Apple has a word for. It is in the manifest, so that a query
/// knows all words that it needs before it asks for any.
struct SynonymList: Sendable {
  /// The first words, in order.
  private var firsts = TextList()
  /// Where the synonyms of each first word end.
  private var ends: [Int] = []
  /// Of each synonym: the words behind its first, apart by blanks, and the target that is meant,
  /// plus the number of targets if another maker gave the name.
  private(set) var rests = TextList()
  private(set) var targets: [Int] = []

  init(_ reader: inout PartReader) throws(IndexError) {
    for _ in 0..<(try reader.count()) {
      try firsts.append(frontCoded: &reader)
      for _ in 0..<(try reader.count()) {
        let rest = try reader.textRange()
        rests.append(reader.bytes, rest)
        targets.append(try reader.number())
      }
      ends.append(targets.count)
    }
  }

  /// Those that begin with a word, the longest first.
  subscript(first: [UInt8]) -> Range<Int> {
    guard let place = firsts.known(first) else { return 0..<0 }
    return (place > 0 ? ends[place - 1] : 0)..<ends[place]
  }
}
