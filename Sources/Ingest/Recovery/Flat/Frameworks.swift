import Bytes

/// Names of frameworks, which are behind a dash after the name of a symbol: those that the run
/// has taught, or else as many words as go on without two of them being run together.
enum Frameworks {
  /// Where an entry ends: behind the name of a framework after a dash.
  static func ends(_ bytes: [UInt8], _ range: Range<Int>, _ known: Set<String>) -> [Int] {
    var ends: [Int] = []
    var place = range.lowerBound
    while let dash = ByteSearch.first(of: " — ", in: bytes[place..<range.upperBound]) {
      let start = dash + 5
      place = start
      let text = bytes[start..<min(range.upperBound, start + 64)]
      if let end = knownEnd(text, known) ?? likelyEnd(text) {
        place = end
        ends.append(place)
      }
    }
    return ends
  }

  /// Behind the longest name that a text starts with, if the next entry begins right there.
  private static func knownEnd(_ text: ArraySlice<UInt8>, _ known: Set<String>) -> Int? {
    (text.startIndex...text.endIndex).last { end in
      end > text.startIndex && beginsEntry(text[end...])
        && known.contains(String(decoding: text[..<end], as: UTF8.self))
    }
  }

  private static func beginsEntry(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first else { return true }
    if rest.allSatisfy(ByteClass.isSpace) { return true }
    return !ByteClass.isSpace(first) && !".,".utf8.contains(first)
  }
}

extension Frameworks {
  private static let mostWords = 5

  /// Behind `Core Motion` of `Core MotionCMPedometer`.
  private static func likelyEnd(_ text: ArraySlice<UInt8>) -> Int? {
    var place = text.startIndex
    for number in 0..<mostWords {
      let word = text[place...].prefix(while: ByteClass.isAlphanumeric)
      guard let first = word.first, number > 0 || ByteClass.isUppercase(first) else { return nil }
      let isLast = text[word.endIndex...].allSatisfy(ByteClass.isSpace)
      if isLast, InnerCapitals.humps(word).count < 2 { return word.endIndex }
      let end = nameEnd(word)
      guard ByteClass.isSpace(text[end]) else { return beginsEntry(text[end...]) ? end : nil }
      place = end + 1
    }
    return nil
  }

  /// Behind the first part of a word: `AVKit` of `AVKitAVPlayer`, `SwiftUI` of `SwiftUIView`.
  private static func nameEnd(_ word: ArraySlice<UInt8>) -> Int {
    if let kit = ByteSearch.first(of: "Kit", in: word), kit > word.startIndex { return kit + 3 }
    let hump =
      InnerCapitals.humps(word).first { place in
        ByteClass.isLowercase(word[place - 1]) || place > word.startIndex + 3
      } ?? word.endIndex
    return ByteSearch.starts(word[hump...], with: "UI") ? hump + 2 : hump
  }
}
