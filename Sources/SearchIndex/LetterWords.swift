import Bytes
import SearchCore

/// The words of a text as people read them: runs of letters, with the apostrophes that are typeset
/// (’). Follows `Character`, which is asked only for odd characters.
struct LetterWords {
  /// Where the words are that were cut last, in bytes.
  private(set) var places: [Range<Int>] = []

  /// - Parameter bytes: Valid UTF-8.
  mutating func cut(_ bytes: Span<UInt8>) {
    places.removeAll(keepingCapacity: true)
    // The word that goes on, and where the sign before this one begins.
    var (start, last): (Int?, Int) = (nil, 0)
    var place = 0
    while place < bytes.count {
      // Most signs are letters of ASCII with others behind them.
      if ByteClass.isLetter(bytes[place]) {
        start = start ?? place
        repeat { place += 1 } while place < bytes.count && ByteClass.isLetter(bytes[place])
        last = place - 1
        continue
      }
      let (kind, length) = Self.sign(at: place, in: bytes)
      switch kind {
      case .letter: start = start ?? place
      case .between:
        if let first = start { places.append(first..<place) }
        start = nil
      case .odd:
        let end = Self.endOfOddSigns(from: place, in: bytes)
        cutByCharacter(bytes, (start ?? last)..<end)
        (start, last, place) = (nil, end, end)
        continue
      }
      last = place
      place += length
    }
    if let start { places.append(start..<place) }
  }

  mutating func words(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    cut(bytes.span)
    return places.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  static func stem(_ word: String) -> [UInt8] {
    Stemmer.stem(Array(word.lowercased().utf8))
  }
}

extension LetterWords {
  private enum Kind {
    case letter, between
    /// May be a letter, or go with the sign before or behind it.
    case odd
  }

  /// A sign that is no letter of ASCII.
  @inline(__always) private static func sign(
    at place: Int, in bytes: Span<UInt8>
  ) -> (kind: Kind, length: Int) {
    let byte = bytes[place]
    if byte < 0x80 { return (.between, 1) }
    // No letter of several bytes ends before its last, since the text is valid.
    let next = bytes[place + 1]
    switch byte {
    // Blank that keeps a line together, ©, ®.
    case 0xC2 where next == 0xA0 || next == 0xA9 || next == 0xAE: return (.between, 2)
    // ×
    case 0xC3 where next == 0x97: return (.between, 2)
    // From U+2010 to U+2027: dashes, quotation marks, bullets, dots.
    case 0xE2 where next == 0x80 && 0x90...0xA7 ~= bytes[place + 2]:
      return (bytes[place + 2] == 0x99 ? .letter : .between, 3)
    default: return (.odd, 1)
    }
  }

  /// Up to a sign of ASCII that is no letter, alone between two others: no word goes over it, and
  /// no mark of an accent is on it.
  private static func endOfOddSigns(from start: Int, in bytes: Span<UInt8>) -> Int {
    var place = start + 3
    while place < bytes.count {
      if bytes[place] < 0x80, bytes[place - 1] < 0x80, bytes[place - 2] < 0x80,
        !ByteClass.isLetter(bytes[place - 1])
      {
        return place
      }
      place += 1
    }
    return bytes.count
  }

  private mutating func cutByCharacter(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    let text = String(decoding: range.map { bytes[$0] }, as: UTF8.self)
    for word in text.split(whereSeparator: Self.isBetween) {
      let place =
        range.lowerBound + text.utf8.distance(from: text.startIndex, to: word.startIndex)
      places.append(place..<place + word.utf8.count)
    }
  }

  private static func isBetween(_ sign: Character) -> Bool { !sign.isLetter && sign != "’" }
}
