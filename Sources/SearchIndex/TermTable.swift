import SearchCore

/// Every word of a site: where its stem occurs and how often, and the forms it occurs in.
struct TermTable: Sendable {
  private(set) var words = NumberedWords()
  /// How many words each unit has.
  private(set) var lengths: [FieldCounts] = []
  /// How many different words the heading of each unit has.
  private(set) var headingWords: [Int] = []
  /// The numbers of all words, in the order of their bytes.
  private(set) var order: [UInt32] = []
  /// By number, the place in that order.
  private var ranks: [UInt32] = []

  /// By the number of the stem, once all is counted.
  private(set) var occurrences = OccurrenceTable.none
  private var log = OccurrenceLog()
  private var counts = UnitCounts()
  /// Of the page that is counted, the first words of each heading, for the units that are under it.
  private var headings = PageHeadings()
  /// The words of a text, here to be made once.
  private var cut: [NumberedWords.Word] = []

  init() {}

  /// The next unit.
  mutating func count(_ number: Int, of units: [IndexedUnit]) {
    let unit = units[number]
    lengths.append(FieldCounts())
    cut(unit.heading)
    if unit.parent == nil { headings.begin(at: number) }
    headings.append(cut)
    headingWords.append(differentWords(in: cut))
    add(cut[...], of: number, in: .heading)
    countPath(above: unit.isMinor ? nil : unit.parent, of: number, in: units)
    countTexts(unit.fields, of: number)
    for count in counts.counts where isTelling(count) {
      log.append(count.occurrence, of: count.stem)
    }
    counts.clear()
  }

  /// Puts the words in order.
  mutating func finish() {
    words.finish()
    occurrences = log.sorted(words: words.words.count)
    order = words.words.sorted()
    ranks = Array(repeating: 0, count: order.count)
    for (place, number) in order.enumerated() { ranks[Int(number)] = UInt32(place) }
    (counts, headings, cut) = (UnitCounts(), PageHeadings(), [])
  }
}

extension TermTable {
  /// Nil for what is in no unit.
  func occurrences(of stem: [UInt8]) -> OccurrenceList? {
    guard let number = words.number(of: stem), !occurrences[number].isEmpty else { return nil }
    return occurrences[number]
  }

  /// A word by its place in the order of all.
  func bytes(at place: UInt32) -> ArraySlice<UInt8> { words.words[Int(order[Int(place)])] }

  /// Nil for a word that no text has.
  func place(of word: [UInt8]) -> UInt32? { words.number(of: word).map { ranks[$0] } }

  /// The same of its stem, which most words that are in a text have already.
  func placeOfStem(of word: [UInt8]) -> UInt32? {
    guard let number = words.number(of: word), let stem = words.stem(of: number) else {
      return place(of: Stemmer.stem(word))
    }
    return ranks[stem]
  }

  /// Whether it is a word under whose stem units can be found.
  func isForm(_ word: Int) -> Bool {
    guard let stem = words.stem(of: word), stem != word else { return false }
    return !occurrences[stem].isEmpty
  }
}

extension TermTable {
  private mutating func cut(_ text: String) {
    cut.removeAll(keepingCapacity: true)
    words.append(text, to: &cut)
  }

  /// Of so few, each is looked for among the others sooner than in a set.
  private static let fewWords = 16

  private static func different(in stems: some Sequence<Int>) -> [Int] {
    var different: [Int] = []
    for stem in stems where !different.contains(stem) { different.append(stem) }
    return different
  }

  /// Stop words are none, unless there are no others; pieces of words are never.
  private func differentWords(in heading: [NumberedWords.Word]) -> Int {
    let whole = heading.lazy.filter { !$0.isPiece }.map(\.stem)
    let different = heading.count < Self.fewWords ? Self.different(in: whole) : Array(Set(whole))
    let telling = different.count { !words.isStop($0) }
    return telling > 0 ? telling : different.count
  }

  /// Stop words are nearly everywhere, and say something in a heading only.
  private func isTelling(_ count: UnitCounts.Count) -> Bool {
    !words.isStop(count.stem) || count.occurrence.counts[.heading] > 0
  }

  private mutating func countPath(above parent: Int?, of unit: Int, in units: [IndexedUnit]) {
    var around = parent
    while let place = around {
      add(headings[place], of: unit, in: .path)
      around = units[place].parent
    }
  }

  /// Code and captions are beside the text: they take no place in it.
  private mutating func countTexts(_ fields: [FieldText], of unit: Int) {
    var place = 0
    for field in fields {
      cut(field.text)
      let isBeside = field.field == .code || field.field == .caption
      let own = add(cut[...], of: unit, in: field.field, from: isBeside ? nil : place)
      if !isBeside { place += own }
    }
  }

  /// How many words there are, but for pieces.
  @discardableResult private mutating func add(
    _ words: ArraySlice<NumberedWords.Word>, of unit: Int, in field: Field, from start: Int? = nil
  ) -> Int {
    counts.add(words, of: unit, in: field, from: start)
    let whole = words.count { !$0.isPiece }
    lengths[unit][field] += UInt32(whole)
    return whole
  }
}

/// The words of the headings of a page.
private struct PageHeadings {
  /// Every section counts the headings around it: of an endless one, only so many words.
  private static let mostWords = 64

  private var first = 0
  private var ends = [0]
  private var words: [NumberedWords.Word] = []

  /// The unit that a page begins with.
  mutating func begin(at unit: Int) { (first, ends, words) = (unit, [0], []) }

  /// The next unit's.
  mutating func append(_ heading: [NumberedWords.Word]) {
    words += heading.prefix(Self.mostWords)
    ends.append(words.count)
  }

  subscript(unit: Int) -> ArraySlice<NumberedWords.Word> {
    words[ends[unit - first]..<ends[unit - first + 1]]
  }
}
