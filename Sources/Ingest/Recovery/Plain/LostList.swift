import Bytes
import Vocabulary

/// A list whose items are one a line without marks.
enum LostList {
  /// How many of the lines behind an announcement are items.
  static func count(
    behind intro: LooseLine, _ lines: ArraySlice<LooseLine>, section: String, lexicon: Lexicon
  ) -> Int {
    guard let first = lines.first else { return 0 }
    let most = NumberWord.announced(in: intro.text)
    let opener = Opener(first)
    var count = 0
    for (place, line) in zip(lines.indices, lines) {
      let isBehindItems =
        count > 1 && most == nil && line.form == .prose
        && lines.prefix(count).allSatisfy { $0.form == .sentence }
      guard count != most, !isBehindItems,
        isItem(
          place, in: lines, like: opener, isCounted: most != nil,
          mayLead: intro.announcesGuidelines, section, lexicon)
      else { break }
      count += 1
    }
    return most.map { $0 == count || count > 1 } ?? (count > 1) ? count : 0
  }
}

extension LostList {
  private static func isItem(
    _ place: Int, in lines: ArraySlice<LooseLine>, like first: Opener, isCounted: Bool,
    mayLead: Bool, _ section: String, _ lexicon: Lexicon
  ) -> Bool {
    let line = lines[place]
    guard line.mayBeItem else { return false }
    let own = Opener(line)
    if own.isBare != first.isBare { return false }
    if own.isBare { return own.isNumber == first.isNumber }
    if first.isLabel || own.isLabel { return own.isLabel && first.isLabel }
    if isCounted { return true }
    if mayLead { return own.kind != .clause || line.form == .sentence }
    guard own.isLike(first) || isInterior(place, of: lines, like: first) else { return false }
    if first.form == .sentence, line.form == .prose { return false }
    return line.form == .sentence
      || Leads.lead(of: line.text, section: section, lexicon: lexicon) == nil
  }

  /// A line that opens otherwise is still an item if the next one opens as the first did.
  private static func isInterior(
    _ place: Int, of lines: ArraySlice<LooseLine>, like first: Opener
  ) -> Bool {
    guard place + 1 < lines.endIndex, lines[place].form == .sentence else { return false }
    let next = lines[place + 1]
    return next.mayBeItem && next.form == .sentence && Opener(next).isLike(first)
  }
}

extension LooseLine {
  fileprivate var mayBeItem: Bool {
    !isJoined && !announces && !mentionsFollowing && !pointsElsewhere && form != .platforms
      && AsideLine.label(text) == nil
  }

  /// `For developer guidance, see …`.
  var pointsElsewhere: Bool {
    ByteSearch.starts(text, with: "For ") && ByteSearch.first(of: ", see ", in: text) != nil
  }

  /// `Follow these guidelines …:`: the items are guidelines themselves.
  fileprivate var announcesGuidelines: Bool {
    announces && ByteSearch.first(of: "guidelines", in: text.suffix(120)) != nil
  }
}

/// How a line opens: items of one list open alike.
struct Opener {
  enum Kind {
    case verb, article, clause, gerund, other
  }

  let kind: Kind
  let word: String
  let form: LooseLine.Form
  let isBare: Bool
  let isNumber: Bool
  /// `Name. Explanation`.
  let isLabel: Bool

  init(_ line: LooseLine) {
    isBare = line.isBare
    isNumber = line.form == .number || line.form == .measure
    let letters = line.text.prefix { $0 != UInt8(ascii: " ") }.filter(ByteClass.isLetter)
    word = String(decoding: letters.map(ByteClass.lowered), as: UTF8.self)
    form = line.form
    kind = Self.kind(word)
    isLabel = Self.isLabel(line.text, kind)
  }

  /// Clauses are alike by their first word, all else by its kind.
  func isLike(_ first: Opener) -> Bool {
    kind == first.kind && (kind != .clause || word == first.word)
  }

  /// `Designing …`, `Make …`: how headings of sections open, and captions do not.
  var isTask: Bool { kind == .gerund || kind == .verb }

  /// One word, or a few that are no request.
  private static func isLabel(_ text: ArraySlice<UInt8>, _ kind: Kind) -> Bool {
    guard let end = SentenceEnds.firstEnd(text), end - text.startIndex < 44 else { return false }
    let blanks = text[..<end].count { $0 == UInt8(ascii: " ") }
    return blanks < (kind == .verb ? 1 : 4)
  }

  private static func kind(_ word: String) -> Kind {
    if ["a", "an", "the"].contains(word) { return .article }
    if ClauseOpeners.common.contains(word) { return .clause }
    if word.hasSuffix("ing") { return .gerund }
    if Verbs.all.contains(word) || ClauseOpeners.adverbs.contains(word)
      || word.hasSuffix("ly") || word == "dont"
    {
      return .verb
    }
    return .other
  }
}

/// `There are four types …:` shows how many items follow.
enum NumberWord {
  static func announced(in text: ArraySlice<UInt8>) -> Int? {
    let sentence = ByteSearch.last(of: ". ", in: text.suffix(400)).map { text[$0...] } ?? text
    let numbers = sentence.split(separator: UInt8(ascii: " ")).compactMap { word in
      words.firstIndex { word.elementsEqual($0.utf8) }
    }
    return numbers.last.map { $0 + 2 }
  }

  private static let words = ["two", "three", "four", "five", "six", "seven", "eight", "nine"]
}
