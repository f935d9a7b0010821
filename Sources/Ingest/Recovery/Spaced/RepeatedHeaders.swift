import Vocabulary

/// Headings of tables that have the same header: `Small Style Weight Size … Medium Style Weight
/// Size …`. Words that follow one another alike again and again, with a few others in front each
/// time, are a header, and those in front are headings.
struct RepeatedHeaders {
  /// The headings, by the place where they begin.
  private(set) var headings: [Int: (end: Int, level: SpacedText.Level)] = [:]

  private let words: [SpacedWord]

  /// So many words of a header have to be alike.
  private static let length = 4
  private static let fewest = 3
  /// In words.
  private static let longest = 8

  init(_ words: [SpacedWord]) {
    self.words = words
    for places in headers {
      let found = places.compactMap(heading)
      let different = Set(found.map { words[$0].map(\.text) }).count
      // Some are torn, and some come again below another; what is always there is a part of the
      // header.
      guard found.count * 2 >= places.count, different * 3 >= places.count else { continue }
      for heading in found { add(heading, different < found.count ? .inner : .table) }
    }
  }

  private mutating func add(_ heading: Range<Int>, _ level: SpacedText.Level) {
    let inner = innerStart(heading)
    if let inner { headings[heading.lowerBound] = (inner, .tables) }
    headings[inner ?? heading.lowerBound] = (heading.upperBound, level)
  }
}

extension RepeatedHeaders {
  /// Where each header is that may be one. What begins behind the first word of another is part of
  /// it.
  private var headers: [[Int]] {
    var places: [ArraySlice<String>: [Int]] = [:]
    let texts = words.map(\.text)
    guard words.count > Self.length else { return [] }
    for place in 1..<(words.count - Self.length) where opensHeader(place) {
      places[texts[place..<(place + Self.length)], default: []].append(place)
    }
    let alike = places.values.filter { $0.count >= Self.fewest }
    let starts = Set(alike.joined())
    let isInside = { (place: Int) in (1..<Self.length).contains { starts.contains(place - $0) } }
    return alike.filter { $0.count(where: isInside) * 2 < $0.count }.sorted { $0[0] < $1[0] }
  }

  private func opensHeader(_ place: Int) -> Bool {
    words[place].isCapital && !words[place].opens
      && (words[place + 1].isCapital || words[place + 1].text.hasPrefix("("))
      && words[place..<(place + Self.length)].allSatisfy {
        !$0.isMarked && !isVerb($0) && !isLink($0)
      }
  }

  /// The words between a header and what certainly is no part of a heading. `Small` behind an `x`
  /// that was torn off is none: it would be another size.
  private func heading(before header: Int) -> Range<Int>? {
    let window = words.indices.prefix(header).suffix(Self.longest)
    let start = window.last { words[$0].isEnded }.map { $0 + 1 } ?? behindCell(header)
    guard let start, start < header, words[start].begins else { return nil }
    let isName = words[start..<header].allSatisfy { word in
      (!word.isMarked || word.text.last == ",") && !SpacedJoints.finite.contains(word.plain)
    }
    let isTorn = words[(start - 1)..<header].contains { $0.isSmall && $0.text.last == "x" }
    return isName && !isTorn && !words[header - 1].goesOn && !words[start].opens
      ? start..<header : nil
  }

  /// The last word with a capital, if it is behind a number or the name of a symbol.
  private func behindCell(_ header: Int) -> Int? {
    let window = words.indices.prefix(header).suffix(Self.longest)
    guard let start = window.last(where: { words[$0].isCapital }), start > 1 else { return nil }
    let (before, last) = (words[start - 2].text, words[start - 1].text)
    let isNumber = { (text: String) in text.last?.isNumber == true }
    return isNumber(last) || isNumber(before) && last.count < 3 || last.dropLast().contains(".")
      ? start : nil
  }

  /// Where the second of two headings begins, with a capital behind a small word.
  private func innerStart(_ heading: Range<Int>) -> Int? {
    heading.dropFirst().last { place in
      words[place].isCapital && words[place - 1].isSmall
        && !words[place - 1].goesOn && !words[place - 1].isPlatform
    }
  }

  private func isVerb(_ word: SpacedWord) -> Bool {
    !word.text.hasPrefix("(") && word.describes || SpacedJoints.finite.contains(word.plain)
      || word.isSmall && Verbs.requests.contains(word.plain)
  }

  private func isLink(_ word: SpacedWord) -> Bool { Openers.goesOn(Array(word.plain.utf8)[...]) }
}
