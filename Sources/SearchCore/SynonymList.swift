/// What others call the things that Apple has a word for. It is in the manifest, so that a query
/// knows all words that it needs before it asks for any.
struct SynonymList: Sendable {
  /// What synonyms lead to: names of platforms first, then Apple's words.
  private(set) var targets: [[UInt8]] = []
  let platformCount: Int
  /// The stems of each name, apart by blanks.
  private var names = TextList()
  /// The target of each name, plus the number of targets if another maker gave it.
  private var meant: [Int] = []

  init(_ reader: inout PartReader) throws(IndexError) {
    let count = try reader.count()
    platformCount = try reader.number(upTo: count)
    for target in 0..<count {
      targets.append(Array(reader.bytes[try reader.line()]))
      while true {
        var name = try reader.line()
        if name.isEmpty { break }
        let isOfOtherMaker = reader.bytes[name.lowerBound] == SynonymMark.otherMaker
        if isOfOtherMaker { name = name.lowerBound + 1..<name.upperBound }
        names.append(reader.bytes, name)
        meant.append(isOfOtherMaker ? target + count : target)
      }
    }
  }

  /// What is meant by the longest name with which stems begin, each with a blank behind it; and how
  /// many bytes that name has.
  func longest(in stems: [UInt8]) -> (targets: [Int], length: Int) {
    var found: [Int] = []
    var most = 0
    for place in meant.indices {
      let length = names.length(place)
      guard length >= most, names.begins(place, stems), stems[length] == 0x20 else { continue }
      if length > most { (found, most) = ([], length) }
      found.append(meant[place])
    }
    return (found, most)
  }

  /// Whether a name begins with a word.
  func hasName(startingWith stem: [UInt8]) -> Bool {
    for place in meant.indices where names.starts(place, with: stem) {
      if names.length(place) == stem.count || names.letter(place, stem.count) == 0x20 {
        return true
      }
    }
    return false
  }
}

/// Bytes below all letters.
public enum SynonymMark {
  /// Behind each text, and once more behind the last name of a target.
  public static let end: UInt8 = 0
  /// In front of a name that another maker gave.
  public static let otherMaker: UInt8 = 1
}
