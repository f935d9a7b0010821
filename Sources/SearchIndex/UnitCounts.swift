import SearchCore

/// Counts the words of one unit, which come in any order and again and again.
struct UnitCounts {
  struct Count {
    let stem: Int
    var occurrence: Occurrence
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
      if counts[own].occurrence.counts[field] < .max { counts[own].occurrence.counts[field] += 1 }
      if field == .heading, !word.isPiece { counts[own].occurrence.isNamed = true }
      guard start != nil else { continue }
      let stretch = UInt16(place / Posting.stretch % Posting.stretches)
      counts[own].occurrence.places |= 1 << stretch
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
