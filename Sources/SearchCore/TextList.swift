import Bytes

/// Texts one behind another in one run of bytes: a thousand words are two arrays, not a thousand.
struct TextList: Sendable {
  /// Words that share their beginnings could unfold a kilobyte to a gigabyte.
  static let longestWord = 2 * Tokenizer.longestWord

  /// Of all texts together, which share most of their bytes in a file.
  static let mostBytes = 1 << 26

  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  init() {}

  /// The texts of a range of units, which are a file.
  init(_ bytes: [UInt8], _ part: PartName, count: Int) throws(IndexError) {
    var reader = PartReader(bytes, part)
    for _ in 0..<count {
      let range = try reader.textRange()
      append(bytes, range)
    }
    try reader.finish()
  }

  var count: Int { ends.count }

  subscript(place: Int) -> [UInt8] {
    guard place >= 0, place < ends.count else { return [] }
    return Array(bytes[start(place)..<ends[place]])
  }

  @inline(never) mutating func append(_ source: [UInt8], _ range: Range<Int>) {
    for place in range { bytes.append(source[place]) }
    ends.append(bytes.count)
  }

  /// The first bytes of the last text, then more.
  mutating func append(keeping kept: Int, _ source: [UInt8], _ range: Range<Int>) {
    let start = ends.isEmpty ? 0 : start(ends.count - 1)
    for place in 0..<kept { bytes.append(bytes[start + place]) }
    append(source, range)
  }
}

extension TextList {
  /// Words in order share their beginning with the word before: all of it, or up to a smaller
  /// letter.
  mutating func append(frontCoded reader: inout PartReader) throws(IndexError) {
    let length = ends.isEmpty ? 0 : length(ends.count - 1)
    let kept = try reader.number(upTo: length)
    let rest = try reader.textRange()
    guard !rest.isEmpty,
      kept == length || letter(ends.count - 1, kept) < reader.bytes[rest.lowerBound]
    else { throw reader.failure(.unsorted) }
    guard kept + rest.count <= Self.longestWord, bytes.count < Self.mostBytes else {
      throw reader.failure(.outOfRange)
    }
    append(keeping: kept, reader.bytes, rest)
  }
}

extension TextList {
  /// The number of the first text that is not before this one; the list is in order.
  func place(of text: [UInt8]) -> Int { ends.indices.partition { compare($0, text) >= 0 } }

  /// The number of this text; nil if the list, which is in order, does not have it.
  func known(_ text: [UInt8]) -> Int? {
    let place = place(of: text)
    return place < count && compare(place, text) == 0 ? place : nil
  }

  @inline(never) func starts(_ place: Int, with text: [UInt8]) -> Bool {
    guard place < ends.count, length(place) >= text.count else { return false }
    for offset in text.indices where bytes[start(place) + offset] != text[offset] { return false }
    return true
  }

  /// Whether a text, which is longer, begins with one of the list.
  func begins(_ place: Int, _ text: [UInt8]) -> Bool {
    let (start, length) = (start(place), length(place))
    guard length < text.count else { return false }
    for offset in 0..<length where bytes[start + offset] != text[offset] { return false }
    return true
  }

  func length(_ place: Int) -> Int { ends[place] - start(place) }

  /// The letter of a text that the list holds.
  func letter(_ place: Int, _ offset: Int) -> UInt8 { bytes[start(place) + offset] }

  /// Below 0 if the text of the list is first, 0 if they are the same.
  func compare(_ place: Int, _ text: [UInt8]) -> Int {
    let start = start(place)
    let length = ends[place] - start
    for offset in 0..<min(length, text.count) where bytes[start + offset] != text[offset] {
      return Int(bytes[start + offset]) - Int(text[offset])
    }
    return length - text.count
  }

  private func start(_ place: Int) -> Int { place > 0 ? ends[place - 1] : 0 }
}
