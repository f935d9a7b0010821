import SearchCore

/// The words that speak for each page, the weightiest first. In whole numbers, so that every
/// machine finds the same.
struct LeadingWords: Sendable {
  /// A stem by its place among all words, and how much it says of the page.
  struct Word: Sendable {
    let stem: UInt32
    var weight: UInt64
  }

  /// How many words speak for a page: the rest says little, and costs the square of the site.
  static let most = 40
  private static let mostAtATime = 64

  /// By page; the squares of the weights make one.
  private(set) var words: [[Word]]
  /// By page, the weight that a word has to exceed to be among those that speak for it.
  private var floors: [UInt64]

  init(_ words: SiteWords, pages: Int) {
    self.words = Array(repeating: [], count: pages)
    floors = Array(repeating: 0, count: pages)
    let table = words.table
    for (place, number) in table.order.enumerated() {
      let occurrences = table.occurrences[Int(number)]
      guard !occurrences.isEmpty, !table.words.isStop(Int(number)),
        Self.isSubject(Array(table.words.words[Int(number)]))
      else { continue }
      count(occurrences, of: UInt32(place), words)
    }
    for page in self.words.indices {
      Self.cut(&self.words[page])
      Self.scale(&self.words[page])
      // An array of just the room that it takes.
      self.words[page] = self.words[page].map(\.self)
    }
  }
}

extension LeadingWords {
  private mutating func count(
    _ occurrences: OccurrenceList, of stem: UInt32, _ site: SiteWords
  ) {
    var counts: [(page: Int, count: UInt64)] = []
    counts.reserveCapacity(min(occurrences.count, words.count))
    for occurrence in occurrences {
      let count = Self.weight(occurrence.counts)
      let page = site.pages[occurrence.unit]
      if counts.last?.page != page { counts.append((page, 0)) }
      counts[counts.count - 1].count += count
    }
    let rarity = UInt64(Rarity.of(counts.count, among: words.count, bits: Impact.bits))
    for (page, count) in counts where count > 0 {
      let weight = Self.logarithm(of: count) * rarity / Impact.one
      // Of words that weigh the same, those that came first stay.
      guard weight > floors[page] || words[page].count < Self.most else { continue }
      words[page].append(Word(stem: stem, weight: weight))
      // Pages have ten times as many words: none is to have them all here at a time.
      if words[page].count == Self.mostAtATime {
        Self.cut(&words[page])
        floors[page] = words[page][Self.most - 1].weight
      }
    }
  }

  private static func logarithm(of count: UInt64) -> UInt64 {
    count < logarithms.count ? logarithms[Int(count)] : log2(min(count, 1 << 20) + 1)
  }

  private static let logarithms = (1...256 as ClosedRange<UInt64>).map(log2)

  private static func log2(_ number: UInt64) -> UInt64 {
    UInt64(Rarity.log2(UInt32(number), bits: Impact.bits))
  }

  /// A heading says more than the text below it.
  private static func weight(_ counts: FieldNumbers<UInt16>) -> UInt64 {
    6 * UInt64(counts[.heading])
      + [Field.lead, .body, .table, .row].reduce(0) { $0 + UInt64(counts[$1]) }
  }

  private static func cut(_ words: inout [Word]) {
    words.sort { $0.weight == $1.weight ? $0.stem < $1.stem : $0.weight > $1.weight }
    words.removeLast(max(0, words.count - most))
  }

  /// The same direction, at length one.
  private static func scale(_ words: inout [Word]) {
    let length = Rarity.root(words.reduce(0) { $0 + $1.weight * $1.weight })
    for place in words.indices {
      words[place].weight = words[place].weight * Impact.one / max(1, length)
    }
  }

  /// Words that every text has, and those of tables of sizes, say nothing of a subject.
  private static func isSubject(_ stem: [UInt8]) -> Bool {
    stem.count > 1 && !sizes.contains(stem)
      && !stem.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Units, and what models are called by.
  private static let sizes = Set(
    ["cm", "max", "mini", "mm", "plus", "pro", "pt", "px"].map { Array($0.utf8) })
}
