import Bytes

/// A link in plain text that kept its address: `[Color](https://…)`.
struct PlainLink {
  let whole: Range<Int>
  let words: ArraySlice<UInt8>
  let address: ArraySlice<UInt8>

  /// The first in a text.
  init?(in text: ArraySlice<UInt8>) {
    var place = text.startIndex
    while let middle = ByteSearch.first(of: "](http", in: text[place...]) {
      let start = text[place..<middle].lastIndex(of: UInt8(ascii: "["))
      let rest = text[(middle + 2)...].prefix(Self.longest).prefix { $0 > 0x20 }
      if let start, start + 1 < middle, let end = Self.end(rest) {
        whole = start..<end + 1
        words = text[(start + 1)..<middle]
        address = text[(middle + 2)..<end]
        return
      }
      place = middle + 2
    }
    return nil
  }

  /// A text as it is read, without addresses.
  static func shown(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard var link = PlainLink(in: text) else { return text }
    var shown: [UInt8] = []
    var place = text.startIndex
    while true {
      shown += text[place..<link.whole.lowerBound] + link.words
      place = link.whole.upperBound
      guard let next = PlainLink(in: text[place...]) else { break }
      link = next
    }
    return (shown + text[place...])[...]
  }

  /// In bytes. No address is longer.
  private static let longest = 2048

  /// Where the bracket is that closes an address, which may have some of its own.
  private static func end(_ text: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    for (place, byte) in zip(text.indices, text) {
      if byte == UInt8(ascii: "(") { depth += 1 }
      guard byte == UInt8(ascii: ")") else { continue }
      if depth == 0 { return place }
      depth -= 1
    }
    return nil
  }
}
