import SearchCore

/// Counts the words of one unit, which come in any order and again and again.
struct UnitCounts {
  struct Count {
    let stem: Int
    var occurrence: Occurrence

    mutating func add(_ word: NumberedWords.Word, in field: Field, at stretch: UInt16) {
      let count = occurrence.counts[field]
      occurrence.counts[field] = count &+ (count < .max ? 1 : 0)
      occurrence.places |= stretch
      if field == .heading, !word.isPiece { occurrence.isNamed = true }
    }
  }

  /// In the order in which they were met first.
  private(set) var counts: [Count] = []
  /// By stem, where it is in `counts`, if it is there.
  private var places: [UInt32] = []

  mutating func clear() { counts.removeAll(keepingCapacity: true) }

  /// Counts words of a field; `start` is the place in the text of the first of them, nil for what
  /// is beside the text.
  mutating func add(
    _ words: ArraySlice<NumberedWords.Word>, of unit: Int, in field: Field, from start: Int?
  ) {
    var place = start ?? 0
    for word in words {
      let own = self.place(of: word.stem, unit)
      let stretch = UInt16(truncatingIfNeeded: place / Posting.stretch % Posting.stretches)
      counts[own].add(word, in: field, at: start == nil ? 0 : 1 << stretch)
      if !word.isPiece { place += 1 }
    }
  }

  private mutating func place(of stem: Int, _ unit: Int) -> Int {
    if stem < places.count {
      let place = Int(places[stem])
      if place < counts.count, counts[place].stem == stem { return place }
    } else {
      places += repeatElement(0, count: stem + 1 - places.count + places.count / 2)
    }
    places[stem] = UInt32(counts.count)
    counts.append(Count(stem: stem, occurrence: Occurrence(unit: unit)))
    return counts.count - 1
  }
}
