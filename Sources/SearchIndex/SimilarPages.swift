public import Model
import SearchCore

/// Which pages are about the same things, by the words that set them apart from others: the angle
/// between their weights. In whole numbers, so that every machine finds the same.
public struct SimilarPages {
  /// How many words speak for a page: the rest says little, and costs the square of the site.
  private static let mostWords = 40
  /// Numbers with a fraction carry sixteen bits of it; this is the least likeness worth showing.
  private static let least = Impact.one * Impact.one * 12 / 100

  /// A word that speaks for more pages than these sets none of them apart.
  private static let mostPages = 256
  /// One rare word that two pages share is chance.
  private static let fewestShared = 5

  private struct Word {
    let stem: [UInt8]
    var weight: UInt64
  }

  private let site: Site
  /// By page, the words that speak for it; the squares of their weights make one.
  private let words: [[Word]]
  /// By stem, the pages that it speaks for.
  private var pages: [[UInt8]: [(page: Int, weight: UInt64)]] = [:]

  /// By page, up to `most` others of its edition, the most similar first, and what they share.
  public static func nearest(
    in site: Site, _ words: SiteWords, most: Int = 3
  ) -> [[SimilarPage]] {
    let similar = SimilarPages(site, words)
    var subjects = SharedSubjects(site, words)
    return site.pages.indices.map { page in
      similar.nearest(to: page, most).map { other in
        let reason = subjects.reason(
          similar.shared(page, other), of: page, and: other, title: site.pages[other].title)
        return SimilarPage(page: other, reason: reason)
      }
    }
  }

  private init(_ site: Site, _ words: SiteWords) {
    self.site = site
    self.words = Self.vectors(of: words, pages: site.pages.count).map(Self.unit)
    for (page, words) in self.words.enumerated() {
      for word in words { pages[word.stem, default: []].append((page, word.weight)) }
    }
  }
}

extension SimilarPages {
  private func nearest(to page: Int, _ most: Int) -> [Int] {
    guard hasWords(page) else { return [] }
    let edition = site.pages[page].document.frontMatter.edition
    var likeness: [Int: (value: UInt64, words: [[UInt8]])] = [:]
    for word in words[page] {
      let others = pages[word.stem] ?? []
      guard others.count <= Self.mostPages else { continue }
      for other in others {
        likeness[other.page, default: (0, [])].value += word.weight * other.weight
        likeness[other.page, default: (0, [])].words.append(word.stem)
      }
    }
    let found = likeness.filter { other, likeness in
      other != page && likeness.value >= Self.least
        && Self.different(likeness.words) >= Self.fewestShared
        && hasWords(other) && site.pages[other].document.frontMatter.edition == edition
    }
    return found.sorted { ($1.value.value, $0.key) < ($0.value.value, $1.key) }.prefix(most)
      .map(\.key)
  }

  /// The words that two pages share, each with its part in their likeness.
  private func shared(_ page: Int, _ other: Int) -> [(stem: [UInt8], weight: UInt64)] {
    let theirs = Dictionary(words[other].map { ($0.stem, $0.weight) }) { first, _ in first }
    return words[page].compactMap { word in
      guard (pages[word.stem] ?? []).count <= Self.mostPages else { return nil }
      return theirs[word.stem].map { (word.stem, word.weight * $0) }
    }
  }

  /// How many words there are, “cloud” and “iCloud” counted once.
  private static func different(_ stems: [[UInt8]]) -> Int {
    stems.filter { stem in
      !stems.contains {
        0 < $0.count - stem.count && $0.count - stem.count <= 2
          && ($0.starts(with: stem) || $0.suffix(stem.count) == stem[...])
      }
    }.count
  }

  /// Words that every text has, and those of tables of sizes, say nothing of a subject.
  private static func isSubject(_ stem: [UInt8]) -> Bool {
    stem.count > 1 && !StopWords.contains(stem) && !sizes.contains(stem)
      && !stem.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Units, and what models are called by.
  private static let sizes = Set(
    ["cm", "max", "mini", "mm", "plus", "pro", "pt", "px"].map { Array($0.utf8) })

  /// A page without any guideline is a list of other pages, which is like all of them.
  private func hasWords(_ page: Int) -> Bool { !site.pages[page].document.guidelines.isEmpty }

  /// By page, the words that say most of it.
  private static func vectors(of words: SiteWords, pages: Int) -> [[Word]] {
    var vectors: [[Word]] = Array(repeating: [], count: pages)
    for (stem, places) in words.table.occurrences where isSubject(stem) {
      var counts: [(page: Int, count: UInt64)] = []
      for place in places {
        let count = weight(place.counts)
        let page = words.pages[place.unit]
        if counts.last?.page != page { counts.append((page, 0)) }
        counts[counts.count - 1].count += count
      }
      let rarity = Impact.rarity(of: counts.count, among: UInt64(pages))
      for (page, count) in counts where count > 0 {
        let weight = Impact.log2(min(count, 1 << 20) + 1) * rarity / Impact.one
        vectors[page].append(Word(stem: stem, weight: weight))
      }
    }
    return vectors.map { words in
      Array(words.sorted(by: Self.saysMore).prefix(mostWords))
    }
  }

  /// A heading says more than the text below it.
  private static func weight(_ counts: FieldNumbers<UInt16>) -> UInt64 {
    6 * UInt64(counts[.heading])
      + [Field.lead, .body, .table, .row].reduce(0) { $0 + UInt64(counts[$1]) }
  }

  private static func saysMore(_ a: Word, _ b: Word) -> Bool {
    a.weight == b.weight ? a.stem.lexicographicallyPrecedes(b.stem) : a.weight > b.weight
  }

  /// The same direction, at length one.
  private static func unit(_ words: [Word]) -> [Word] {
    let length = root(of: words.reduce(0) { $0 + $1.weight * $1.weight })
    return words.map { Word(stem: $0.stem, weight: $0.weight * Impact.one / max(1, length)) }
  }

  /// The whole part of a square root, bit by bit.
  private static func root(of number: UInt64) -> UInt64 {
    var root: UInt64 = 0
    for bit in (0..<32).reversed() {
      let next = root | 1 << UInt64(bit)
      if next * next <= number { root = next }
    }
    return root
  }
}
