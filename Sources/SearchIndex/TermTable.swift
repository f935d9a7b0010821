import SearchCore

/// Every word of a site: where its stem occurs and how often, and the forms it occurs in.
struct TermTable {
  struct Occurrence {
    let unit: Int
    var counts = FieldCounts()
    /// Whether the heading has it as a word, not as a piece of one.
    var isNamed = false
    /// The stretches of the text that have the word.
    var places: UInt16 = 0
  }

  /// By stem, in order of the units.
  private(set) var occurrences: [[UInt8]: [Occurrence]] = [:]
  /// The stem of each word that is not its own stem.
  private(set) var forms: [[UInt8]: [UInt8]] = [:]
  /// How many words each unit has.
  private(set) var lengths: [FieldCounts] = []
  /// How many different words the heading of each unit has.
  private(set) var headingWords: [Int] = []

  private var stems: [[UInt8]: [UInt8]] = [:]
  /// For each unit, the first words of its heading, for the units that stand under it.
  private var headings: [[Word]] = []

  /// A word as it is counted.
  private struct Word {
    let stem: [UInt8]
    let isPiece: Bool
  }

  init(_ units: [IndexedUnit]) {
    for (number, unit) in units.enumerated() {
      lengths.append(FieldCounts())
      let heading = words(unit.heading)
      headings.append(Array(heading.prefix(Self.mostPathWords)))
      headingWords.append(Self.differentWords(in: heading))
      count(heading, in: .heading, of: number)
      countPath(above: unit.isMinor ? nil : unit.parent, of: number, in: units)
      countTexts(unit.fields, of: number)
    }
    dropStopWords()
  }
}

extension TermTable {
  /// Every section counts the headings around it: of an endless one, only so many words.
  private static let mostPathWords = 64

  private mutating func words(_ text: String) -> [Word] {
    var tokens = Tokenizer(Array(text.utf8))
    var words: [Word] = []
    while let token = tokens.next() {
      words.append(Word(stem: stem(of: token.word), isPiece: token.isPiece))
    }
    return words
  }

  /// Stop words are none, unless there are no others; pieces of words are never.
  private static func differentWords(in heading: [Word]) -> Int {
    let stems = Set(heading.filter { !$0.isPiece }.map(\.stem))
    let telling = stems.count { !StopWords.contains($0) }
    return telling > 0 ? telling : stems.count
  }

  private mutating func countPath(above parent: Int?, of unit: Int, in units: [IndexedUnit]) {
    var around = parent
    while let place = around {
      count(headings[place], in: .path, of: unit)
      around = units[place].parent
    }
  }

  /// Code and captions stand beside the text: they take no place in it.
  private mutating func countTexts(_ fields: [FieldText], of unit: Int) {
    var place = 0
    for field in fields {
      let words = words(field.text)
      let isBeside = field.field == .code || field.field == .caption
      count(words, in: field.field, of: unit, from: isBeside ? nil : place)
      if !isBeside { place += words.count { !$0.isPiece } }
    }
  }

  private mutating func count(
    _ words: [Word], in field: Field, of unit: Int, from start: Int? = nil
  ) {
    var place = start
    for word in words {
      if !word.isPiece { lengths[unit][field] += 1 }
      var places = occurrences.removeValue(forKey: word.stem) ?? []
      if places.last?.unit != unit { places.append(Occurrence(unit: unit)) }
      places[places.count - 1].counts[field] += 1
      if field == .heading, !word.isPiece { places[places.count - 1].isNamed = true }
      if let here = place {
        places[places.count - 1].places |= 1 << UInt16(here / Posting.stretch % Posting.stretches)
        place = word.isPiece ? here : here + 1
      }
      occurrences[word.stem] = places
    }
  }

  /// They stand nearly everywhere, and say something in a heading only.
  private mutating func dropStopWords() {
    for stem in occurrences.keys where StopWords.contains(stem) {
      let telling = occurrences[stem, default: []].filter { $0.counts[.heading] > 0 }
      occurrences[stem] = telling.isEmpty ? nil : telling
    }
    forms = forms.filter { occurrences[$1] != nil }
  }

  private mutating func stem(of word: [UInt8]) -> [UInt8] {
    if let known = stems[word] { return known }
    let stem = Stemmer.stem(word)
    stems[word] = stem
    if stem != word { forms[word] = stem }
    return stem
  }
}
