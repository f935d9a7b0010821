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

  init(_ units: [IndexedUnit]) {
    for (number, unit) in units.enumerated() {
      lengths.append(FieldCounts())
      for field in Field.allCases { count(field.text(of: unit), in: field, of: number) }
    }
  }
}

extension TermTable {
  private mutating func count(_ text: String, in field: Field, of unit: Int) {
    var tokens = Tokenizer(Array(text.utf8))
    while let token = tokens.next() {
      if !token.isPiece { lengths[unit][field] += 1 }
      let stem = stem(of: token.word)
      var places = occurrences.removeValue(forKey: stem) ?? []
      if places.last?.unit != unit {
        places.append(Occurrence(unit: unit, counts: FieldCounts()))
      }
      places[places.count - 1].counts[field] += 1
      occurrences[stem] = places
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
