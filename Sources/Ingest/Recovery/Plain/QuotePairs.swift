import Bytes

/// Straight quotes of a text: turned into curly ones if all of them pair without doubt.
struct QuotePairs {
  private let text: ArraySlice<UInt8>
  private let opens: Set<Int>
  private let isCertain: Bool

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    let places = text.indices.filter { text[$0] == UInt8(ascii: "\"") }
    let opens = Set(stride(from: 0, to: places.count, by: 2).map { places[$0] })
    self.opens = opens
    isCertain =
      places.count.isMultiple(of: 2)
      && places.allSatisfy { Self.isOutside(text, $0 - 1) == opens.contains($0) }
      && opens.allSatisfy { !Self.isOutside(text, $0 + 1) }
  }

  func quote(at place: Int) -> [UInt8] {
    guard isCertain else { return [UInt8(ascii: "\"")] }
    return Array((opens.contains(place) ? "“" : "”").utf8)
  }

  /// Between letters, or behind a word, it is an apostrophe.
  func apostrophe(at place: Int) -> [UInt8] {
    let isBehindWord = place > text.startIndex && ByteClass.isLetter(text[place - 1])
    return isBehindWord ? Array("’".utf8) : [UInt8(ascii: "'")]
  }

  /// The text's ends, blanks, brackets and dashes.
  private static func isOutside(_ text: ArraySlice<UInt8>, _ place: Int) -> Bool {
    guard place >= text.startIndex, place < text.endIndex else { return true }
    return " (-/".utf8.contains(text[place])
  }
}
