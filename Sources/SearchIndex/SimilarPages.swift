public import Model

/// What pages are about the same things, by the words that set them apart from others: the angle
/// between their weights. In whole numbers, so that every machine finds the same.
public struct SimilarPages {
  /// Numbers with a fraction carry sixteen bits of it; this is the least likeness worth showing.
  private static let least = Impact.one * Impact.one * 12 / 100

  /// A word that speaks for more pages than these sets none of them apart.
  private static let mostPages = 256
  /// One rare word that two pages share is chance.
  private static let fewestShared = 5

  private let leading: LeadingWords
  private let table: TermTable
  private let speaks: PagesOfStems
  /// Of each page: its edition, and whether it has words that others may share.
  private let pages: [(edition: Slug, hasWords: Bool)]

  /// What the page that is looked at has in common with each other.
  private var likeness: [Likeness]
  /// The pages whose likeness isn't none.
  private var met: [Int] = []

  private struct Likeness {
    var value: UInt64 = 0
    /// A bit for each of the words that speak for the page.
    var shared: UInt64 = 0
  }

  /// By page, up to `most` others of its edition, the most similar first, and what they share.
  public static func nearest(
    in site: Site, _ words: SiteWords, most: Int = 3
  ) -> [[SimilarPage]] {
    var similar = SimilarPages(site, words)
    var subjects = SharedSubjects(site, words, similar.leading)
    return site.pages.indices.map { page in
      similar.nearest(to: page, most).map { other in
        SimilarPage(
          page: other, reason: subjects.reason(similar.shared(page, other), of: page, and: other))
      }
    }
  }

  private init(_ site: Site, _ words: SiteWords) {
    table = words.table
    leading = LeadingWords(words, pages: site.pages.count)
    speaks = PagesOfStems(leading, stems: words.table.order.count)
    likeness = Array(repeating: Likeness(), count: site.pages.count)
    pages = site.pages.map { page in
      // A page without any guideline is a list of other pages, which is like all of them.
      (page.document.frontMatter.edition, !page.document.guidelines.isEmpty)
    }
  }
}

extension SimilarPages {
  private mutating func nearest(to page: Int, _ most: Int) -> [Int] {
    guard pages[page].hasWords else { return [] }
    compare(page)
    defer {
      for other in met { likeness[other] = Likeness() }
      met.removeAll(keepingCapacity: true)
    }
    let close = met.filter { other in
      other != page && likeness[other].value >= Self.least && pages[other].hasWords
        && pages[other].edition == pages[page].edition
    }
    guard !close.isEmpty else { return [] }
    let inside = wordsInside(page)
    let found = close.filter {
      Self.different(likeness[$0].shared, inside) >= Self.fewestShared
    }
    let nearest = found.sorted { one, other in
      (likeness[other].value, one) < (likeness[one].value, other)
    }
    return Array(nearest.prefix(most))
  }

  private mutating func compare(_ page: Int) {
    for (place, word) in leading.words[page].enumerated() {
      let others = speaks[word.stem]
      guard others.count <= Self.mostPages else { continue }
      for other in others {
        let number = Int(other.page)
        if likeness[number].shared == 0 { met.append(number) }
        likeness[number].value += word.weight * other.weight
        likeness[number].shared |= 1 << UInt64(place)
      }
    }
  }

  /// The words that two pages share, each with its part in their likeness.
  private func shared(_ page: Int, _ other: Int) -> [LeadingWords.Word] {
    leading.words[page].compactMap { word in
      guard speaks[word.stem].count <= Self.mostPages,
        let theirs = leading.words[other].first(where: { $0.stem == word.stem })
      else { return nil }
      return LeadingWords.Word(stem: word.stem, weight: word.weight * theirs.weight)
    }
  }

  /// How many words there are, “cloud” and “iCloud” counted once.
  private static func different(_ words: UInt64, _ inside: [UInt64]) -> Int {
    inside.indices.count { words >> UInt64($0) & 1 == 1 && inside[$0] & words == 0 }
  }

  /// For each word that speaks for a page a bit for each of the others that it is the start or the
  /// end of, but for a letter or two.
  private func wordsInside(_ page: Int) -> [UInt64] {
    let stems = leading.words[page].map { table.bytes(at: $0.stem) }
    return stems.map { stem in
      var others: UInt64 = 0
      for (place, other) in stems.enumerated() where 1...2 ~= other.count - stem.count {
        if other.starts(with: stem) || other.suffix(stem.count) == stem {
          others |= 1 << UInt64(place)
        }
      }
      return others
    }
  }
}

/// The pages that each stem speaks for, in one array.
private struct PagesOfStems {
  struct Page {
    let page: UInt32
    let weight: UInt64
  }

  /// Where those of each stem begin, and the end of the last.
  private let starts: [Int]
  private var pages: [Page]

  init(_ leading: LeadingWords, stems: Int) {
    var counts = [Int](repeating: 0, count: stems + 1)
    for words in leading.words {
      for word in words { counts[Int(word.stem) + 1] += 1 }
    }
    for stem in 0..<stems { counts[stem + 1] += counts[stem] }
    starts = counts
    pages = Array(repeating: Page(page: 0, weight: 0), count: counts[stems])
    for (page, words) in leading.words.enumerated() {
      for word in words {
        pages[counts[Int(word.stem)]] = Page(page: UInt32(page), weight: word.weight)
        counts[Int(word.stem)] += 1
      }
    }
  }

  subscript(stem: UInt32) -> ArraySlice<Page> {
    pages[starts[Int(stem)]..<starts[Int(stem) + 1]]
  }
}
