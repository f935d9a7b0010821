import Bytes
import Model
import Vocabulary

/// Which pieces are the items of a list.
enum FlatList {
  /// How many pieces are the items that a paragraph announces.
  static func count(
    _ pieces: ArraySlice<FlatPiece>, announcedBy intro: FlatPiece, _ lexicon: Lexicon
  ) -> Int {
    guard intro.announces || isOpen(intro), let first = pieces.first else { return 0 }
    let run = pieces.prefix(100).prefix { $0.aside == nil && !$0.isPlatformList && !$0.announces }
    if intro.announces, let number = number(intro.text), number <= run.count,
      run.prefix(number).allSatisfy({ $0.isEnded == first.isEnded })
    {
      return number
    }
    if !first.isEnded { return intro.announces ? unended(run, lexicon) : 0 }
    if isLabelled(first.text) {
      let count = run.prefix { $0.isEnded && isLabelled($0.text) }.count
      return intro.announces || count > 1 ? count : 0
    }
    let parallel = parallel(run)
    return parallel > 1 ? parallel : 0
  }

  /// `Main. The frontmost window …`: a name, and what it means.
  static func isLabelled(_ text: ArraySlice<UInt8>) -> Bool {
    guard let (label, _) = Leads.split(text), label.count < 40 else { return false }
    let words = label.split(separator: UInt8(ascii: " "))
    guard words.count < 5, let last = words.last, last.last == UInt8(ascii: "."),
      !words.contains(where: { word in verbs.contains { word.elementsEqual($0.utf8) } })
    else { return false }
    return words.count < 2
      || !Verbs.all.contains(
        String(decoding: words[words.startIndex].map(ByteClass.lowered), as: UTF8.self))
  }

  /// Whether what is behind a label is a verb without a subject.
  static func describesLabel(_ text: ArraySlice<UInt8>) -> Bool {
    guard let (_, rest) = Leads.split(text) else { return false }
    let word = rest.dropFirst().prefix(while: ByteClass.isLetter)
    return Verbs.isThirdPerson(String(decoding: word.map(ByteClass.lowered), as: UTF8.self))
  }

  private static let verbs = [
    "are", "can", "do", "don’t", "has", "have", "is", "it", "it’s", "may", "must", "should", "they",
    "was", "will", "you",
  ]

  /// Names of pages, or names at the end of a chapter behind a text that leads to them.
  static func isListOfPages(
    _ run: ArraySlice<FlatPiece>, behind block: Block?, _ lexicon: Lexicon
  ) -> Bool {
    guard run.count > 1, block?.headingLevel == nil else { return false }
    let known = run.count { lexicon.pages[$0.string] != nil }
    return known * 2 > run.count
      || (run.count > 2 && block.map { leadsToNames($0.text[...]) } ?? false)
  }
}

extension FlatList {
  /// A paragraph that announces a list without a colon.
  private static func isOpen(_ intro: FlatPiece) -> Bool {
    intro.text.last == UInt8(ascii: ".")
      && (ByteSearch.first(of: " the following ", in: intro.text.suffix(120)) != nil
        || announcesThese(intro.text))
  }

  /// `… with these features and capabilities.`: the last sentence ends in what follows.
  private static func announcesThese(_ text: ArraySlice<UInt8>) -> Bool {
    guard let these = ByteSearch.last(of: " these ", in: text.suffix(60)) else { return false }
    let behind = text[(these + 7)...].dropLast()
    return behind.count { $0 == UInt8(ascii: " ") } < 4
      && behind.allSatisfy { ByteClass.isLowercase($0) || $0 == UInt8(ascii: " ") }
  }

  /// `in these ways.`, `the following`, or a label that names what follows.
  private static func leadsToNames(_ text: ArraySlice<UInt8>) -> Bool {
    if ByteSearch.starts(text, with: "**"),
      let end = ByteSearch.first(of: ".**", in: text.prefix(44)),
      text[..<end].count(where: { $0 == UInt8(ascii: " ") }) < 4
    {
      return true
    }
    return ByteSearch.first(of: "ways.", in: text.suffix(12)) != nil
      || ByteSearch.first(of: "following", in: text.suffix(120)) != nil
  }

  /// `in two ways:` says how many follow.
  private static func number(_ text: ArraySlice<UInt8>) -> Int? {
    let words = String(decoding: text.suffix(70), as: UTF8.self).split(separator: " ")
    return words.compactMap { numbers[String($0)] }.last
  }

  private static let numbers = [
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
  ]

  /// Items without end marks, in each of which no sentence ends, go on to the next one; the last of
  /// them may be a heading.
  private static func unended(_ run: ArraySlice<FlatPiece>, _ lexicon: Lexicon) -> Int {
    let items = run.prefix { !$0.isEnded && !$0.isLong }
    guard items.count > 2, items.count < run.count, let last = items.last else {
      return items.count
    }
    let others = items.dropLast()
    let average = others.reduce(0) { $0 + $1.wordCount } / others.count
    let isHeading =
      lexicon.headings[last.string] != nil && lexicon.pages[last.string] == nil
      || (average > 6 && last.wordCount * 2 < average)
    return isHeading && !areAlike(items) ? others.count : items.count
  }

  /// Whether each item is a command, or has `to` in it.
  private static func areAlike(_ items: ArraySlice<FlatPiece>) -> Bool {
    items.allSatisfy(opensWithVerb)
      || items.allSatisfy { ByteSearch.first(of: " to ", in: $0.text) != nil }
  }

  private static func opensWithVerb(_ item: FlatPiece) -> Bool {
    Verbs.all.contains(
      String(decoding: item.firstWord.prefix(24).map(ByteClass.lowered), as: UTF8.self))
  }

  /// Items with end marks open alike and have the same make.
  private static func parallel(_ run: ArraySlice<FlatPiece>) -> Int {
    guard let first = run.first else { return 0 }
    if first.isLong {
      return run.prefix { $0.isEnded && $0.firstWord.elementsEqual(first.firstWord) }.count
    }
    let items = run.prefix { $0.isEnded && !$0.isLong && !pointsElsewhere($0.text) }
    let usual = Set(items.prefix(2).map { Openers.kind($0.firstWord) })
    return items.indices.first { place in
      place > items.startIndex + 1 && !usual.contains(Openers.kind(items[place].firstWord))
        && (place + 1 == items.endIndex
          || !usual.contains(Openers.kind(items[place + 1].firstWord)))
    }.map { $0 - items.startIndex } ?? items.count
  }

  /// Sentences in a row that tell people what to do, none of them explained, are items though
  /// nothing announces them.
  static func unannounced(_ pieces: ArraySlice<FlatPiece>, _ lexicon: Lexicon) -> Int {
    let items = pieces.prefix(100).prefix { piece in
      piece.isEnded && !piece.isLong && !piece.announces && !pointsElsewhere(piece.text)
        && Leads.isGuideline(piece.text, lexicon: lexicon)
    }
    return items.count > 2 ? items.count : 0
  }

  /// `For developer guidance, see …` closes a list.
  private static func pointsElsewhere(_ text: ArraySlice<UInt8>) -> Bool {
    ByteSearch.starts(text, with: "For developer guidance")
      || ByteSearch.starts(text, with: "To learn more")
      || ByteSearch.starts(text, with: "For guidance")
      || ByteSearch.starts(text, with: "For related")
      || ByteSearch.starts(text, with: "For more ")
  }
}
