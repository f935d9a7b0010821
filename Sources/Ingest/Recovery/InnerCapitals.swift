import Bytes
import Vocabulary

/// Words with capitals inside: names such as `SwiftUI`, or two words that were run together.
enum InnerCapitals {
  /// The words of clean text.
  static func words(in text: ArraySlice<UInt8>) -> [String] {
    found(in: text).map { String(decoding: text[$0], as: UTF8.self) }
  }

  /// The words of a loose article that are in the middle of a sentence. Where blocks were run
  /// together, the last word of a heading looks the same: such words do not count.
  static func words(in article: LooseArticle) -> [String] {
    let bytes = article.scrape.bytes
    let headings = article.chapters + SectionNames.fixed.map(\.title)
    let endings = Set(headings.compactMap { $0.split(separator: " ").last.map(String.init) })
    return found(in: bytes[article.body]).compactMap { word in
      guard standsFree(word, in: bytes[article.body]) else { return nil }
      let parts = humps(bytes[word])
      let last = bytes[(parts.last ?? word.lowerBound)..<word.upperBound]
      let isCapital = ByteClass.isUppercase(bytes[word.lowerBound])
      guard !Openers.contains(last) || isCapital else { return nil }
      let first = bytes[word.lowerBound..<(parts.first ?? word.upperBound)]
      guard !endings.contains(String(decoding: first, as: UTF8.self)) else { return nil }
      return String(decoding: bytes[word], as: UTF8.self)
    }
  }

  /// Where the parts of a word begin that follow the first: at a capital behind a small letter or
  /// digit, and at the last capital of several before a small letter.
  static func humps(_ word: ArraySlice<UInt8>) -> [Int] {
    guard word.count > 1 else { return [] }
    return (word.startIndex + 1..<word.endIndex).filter { place in
      guard ByteClass.isUppercase(word[place]) else { return false }
      if !ByteClass.isUppercase(word[place - 1]) { return true }
      return place + 1 < word.endIndex && ByteClass.isLowercase(word[place + 1])
    }
  }
}

extension InnerCapitals {
  private static func found(in text: ArraySlice<UInt8>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var place = text.startIndex
    while let start = text[place...].firstIndex(where: ByteClass.isAlphanumeric) {
      let end = text[start...].firstIndex { !ByteClass.isAlphanumeric($0) } ?? text.endIndex
      if end - start < 64, !humps(text[start..<end]).isEmpty { words.append(start..<end) }
      place = end
    }
    return words
  }

  /// Behind a blank and a word that goes on a sentence, and before a blank or a mark.
  private static func standsFree(_ word: Range<Int>, in text: ArraySlice<UInt8>) -> Bool {
    let (before, behind) = (text[..<word.lowerBound], text[word.upperBound...])
    guard before.count > 1, before.last == UInt8(ascii: " ") else { return false }
    guard let mark = before.dropLast().last, ByteClass.isLowercase(mark) || ",".utf8.contains(mark)
    else { return false }
    guard let next = behind.first else { return false }
    if ".,;)".utf8.contains(next) { return true }
    return next == UInt8(ascii: " ") && behind.dropFirst().first.map(ByteClass.isLowercase) ?? false
  }
}
