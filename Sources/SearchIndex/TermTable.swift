import SearchCore

/// Every word of a site: where its stem occurs and how often, and the forms it occurs in.
struct TermTable {
  /// There are millions of them: small numbers.
  struct Occurrence {
    /// No more than there is room for.
    var counts = FieldNumbers<UInt16>()
    private let number: UInt32
    /// The stretches of the text that have the word.
    var places: UInt16 = 0
    /// Whether the heading has it as a word, not as a piece of one.
    var isNamed = false

    init(unit: Int) { number = UInt32(unit) }

    var unit: Int { Int(number) }
  }

  /// By stem, in order of the units.
  private(set) var occurrences: [[UInt8]: [Occurrence]] = [:]
  /// The stem of each word that is not its own stem.
  private(set) var forms: [[UInt8]: [UInt8]] = [:]
  /// How many words each unit has.
  private(set) var lengths: [FieldCounts] = []
  /// How many different words the heading of each unit has.
  private(set) var headingWords: [Int] = []

  /// Every word that was met, by the number of its stem.
  private var numbers: [[UInt8]: Int] = [:]
  private var stemNumbers: [[UInt8]: Int] = [:]
  private var stems: [[UInt8]] = []
  /// By the number of the stem.
  private var counted: [[Occurrence]] = []
  /// For each unit, the first words of its heading, for the units that are under it.
  private var headings: [[Word]] = []

  /// A word as it is counted.
  private struct Word {
    /// A number in `stems`.
    let stem: Int
    let isPiece: Bool
  }

  init() {}

  init(_ units: [IndexedUnit]) {
    for number in units.indices { count(number, of: units) }
    finish()
  }

  /// The next unit.
  mutating func count(_ number: Int, of units: [IndexedUnit]) {
    let unit = units[number]
    lengths.append(FieldCounts())
    let heading = words(unit.heading)
    headings.append(Array(heading.prefix(Self.mostPathWords)))
    headingWords.append(differentWords(in: heading))
    count(heading, in: .heading, of: number)
    countPath(above: unit.isMinor ? nil : unit.parent, of: number, in: units)
    countTexts(unit.fields, of: number)
  }
}

extension TermTable {
  /// Every section counts the headings around it: of an endless one, only so many words.
  private static let mostPathWords = 64

  private mutating func words(_ text: String) -> [Word] {
    var tokens = Tokenizer(Array(text.utf8))
    var words: [Word] = []
    while let token = tokens.next() {
      words.append(Word(stem: number(of: token.word), isPiece: token.isPiece))
    }
    return words
  }

  /// Stop words are none, unless there are no others; pieces of words are never.
  private func differentWords(in heading: [Word]) -> Int {
    let different = Set(heading.filter { !$0.isPiece }.map(\.stem))
    let telling = different.count { !StopWords.contains(stems[$0]) }
    return telling > 0 ? telling : different.count
  }

  private mutating func countPath(above parent: Int?, of unit: Int, in units: [IndexedUnit]) {
    var around = parent
    while let place = around {
      count(headings[place], in: .path, of: unit)
      around = units[place].parent
    }
  }

  /// Code and captions are beside the text: they take no place in it.
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
      if counted[word.stem].last?.unit != unit { counted[word.stem].append(Occurrence(unit: unit)) }
      let last = counted[word.stem].count - 1
      if counted[word.stem][last].counts[field] < .max {
        counted[word.stem][last].counts[field] += 1
      }
      if field == .heading, !word.isPiece { counted[word.stem][last].isNamed = true }
      guard let here = place else { continue }
      let stretch = UInt16(here / Posting.stretch % Posting.stretches)
      counted[word.stem][last].places |= 1 << stretch
      place = word.isPiece ? here : here + 1
    }
  }

  /// By stem what was counted by its number. Stop words are nearly everywhere, and say something
  /// in a heading only.
  mutating func finish() {
    for (number, stem) in stems.enumerated() {
      var places = counted[number]
      counted[number] = []
      if StopWords.contains(stem) { places = places.filter { $0.counts[.heading] > 0 } }
      if !places.isEmpty { occurrences[stem] = places }
    }
    for (word, number) in numbers where stems[number] != word && occurrences[stems[number]] != nil {
      forms[word] = stems[number]
    }
    (numbers, stemNumbers, stems, counted) = ([:], [:], [], [])
  }

  private mutating func number(of word: [UInt8]) -> Int {
    if let known = numbers[word] { return known }
    let stem = Stemmer.stem(word)
    let number = stemNumbers[stem] ?? stems.count
    numbers[word] = number
    if number == stems.count {
      stemNumbers[stem] = number
      stems.append(stem)
      counted.append([])
    }
    return number
  }
}
