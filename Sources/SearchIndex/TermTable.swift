import SearchCore

/// Every word of a site: where its stem occurs and how often, and the forms it occurs in.
struct TermTable {
  struct Occurrence {
    let unit: Int
    var counts: FieldCounts
  }

  /// By stem, in order of the units.
  private(set) var occurrences: [[UInt8]: [Occurrence]] = [:]
  /// The stem of each word that is not its own stem.
  private(set) var forms: [[UInt8]: [UInt8]] = [:]
  /// How many words each unit has.
  private(set) var lengths: [FieldCounts] = []

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
      count(heading, in: .heading, of: number)
      countPath(above: unit.parent, of: number, in: units)
      count(words(unit.text), in: .text, of: number)
    }
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

  private mutating func countPath(above parent: Int?, of unit: Int, in units: [IndexedUnit]) {
    var around = parent
    while let place = around {
      count(headings[place], in: .path, of: unit)
      around = units[place].parent
    }
  }

  private mutating func count(_ words: [Word], in field: Field, of unit: Int) {
    for word in words {
      if !word.isPiece { lengths[unit][field] += 1 }
      var places = occurrences.removeValue(forKey: word.stem) ?? []
      if places.last?.unit != unit {
        places.append(Occurrence(unit: unit, counts: FieldCounts()))
      }
      places[places.count - 1].counts[field] += 1
      occurrences[word.stem] = places
    }
  }

  private mutating func stem(of word: [UInt8]) -> [UInt8] {
    if let known = stems[word] { return known }
    let stem = Stemmer.stem(word)
    stems[word] = stem
    if stem != word { forms[word] = stem }
    return stem
  }
}
