import Bytes

/// Titles of films, which are in one line with nothing but blanks between them.
struct FilmTitles {
  private let bytes: [UInt8]
  private let words: [Range<Int>]
  private let lexicon: Lexicon

  static func split(_ bytes: [UInt8], _ range: Range<Int>, _ lexicon: Lexicon) -> [FlatPiece] {
    let words = bytes[range].split(whereSeparator: ByteClass.isSpace).map(\.indices)
    let films = FilmTitles(bytes: bytes, words: words, lexicon: lexicon)
    let starts = films.starts.dropFirst().map { words[$0].lowerBound }
    return range.cut(at: starts).map { FlatPiece(bytes, $0) }
  }
}

extension FilmTitles {
  /// The words at which titles begin.
  private var starts: [Int] {
    var starts: [Int] = []
    var place = 0
    while place < words.count {
      starts.append(place)
      if let end = knownEnd(from: place) {
        place = end
      } else {
        place += 1
        while place < words.count, !begins(place) { place += 1 }
      }
    }
    return starts
  }

  /// Behind the longest title that the run knows.
  private func knownEnd(from first: Int) -> Int? {
    (first + 1...min(words.count, first + 24)).last { end in
      let title = bytes[words[first].lowerBound..<words[end - 1].upperBound]
      guard title.count < 160,
        let address = lexicon.link(String(decoding: title, as: UTF8.self))
      else { return false }
      return ByteSearch.first(of: "/videos/", in: Array(address.utf8)[...]) != nil
    }
  }

  /// A capital behind a small word that can end a title; a word that opens titles, behind any word
  /// that can end one.
  private func begins(_ place: Int) -> Bool {
    let (word, before) = (bytes[words[place]], bytes[words[place - 1]])
    if knownEnd(from: place) != nil { return true }
    guard let first = word.first, ByteClass.isUppercase(first),
      !Openers.goesOn(before), !",:&—–-".utf8.contains(before.last ?? 0)
    else { return false }
    let isSmall = before.first.map(ByteClass.isLowercase) ?? false
    if isOpener(word) {
      return isSmall || !goesOnInTitle(word) && (!isOpener(before) || goesOnInTitle(before))
    }
    guard isSmall, InnerCapitals.humps(word).isEmpty, place + 1 < words.count else { return false }
    return bytes[words[place + 1]].first.map(ByteClass.isLowercase) ?? false
  }

  private func isOpener(_ word: ArraySlice<UInt8>) -> Bool {
    word.starts(with: "What’s".utf8) || word.starts(with: "Introducing".utf8)
      || Openers.contains(word)
  }

  /// Verbs that are nouns in names: `App Store Review`, `Liquid Glass Design`.
  private func goesOnInTitle(_ word: ArraySlice<UInt8>) -> Bool {
    Self.nouns.contains { word.elementsEqual($0.utf8) }
  }

  private static let nouns = [
    "Access", "Apps", "Center", "Connect", "Control", "Design", "Display", "Focus", "Forms",
    "Games", "Intents", "Key", "Live", "Maps", "Mode", "Music", "Pay", "Play", "Purchase",
    "Review", "Screen", "Shortcuts", "Store", "Support", "Time", "Type", "View", "Watch",
  ]
}
