import Files
import Model
import SearchCore
import TestSupport
import Testing

@testable import SearchIndex

/// The search over packed, cut and front-coded files against one that looks at every word.
@Suite struct BruteForceTests {
  @Test(arguments: [UInt64(1), 2, 3, 4, 5])
  func findsTheSameInTheSameOrder(seed: UInt64) throws {
    let site = SampleSite.make(seed: seed, pages: 12)
    let search = try SiteSearch(output: "out", files: published(site))
    let naive = NaiveSearch(site)
    var random = SeededRandom(seed &+ 100)
    for _ in 0..<60 {
      var query = SampleSite.sentence(&random, upTo: 4)
      if random.chance(2), query.count > 3 { query.removeLast(random.below(3) + 1) }
      let found = try search.results(for: query, limit: 20)
      let expected = naive.results(query, limit: 20)
      #expect(found.map(\.score) == expected.map(\.score), "“\(query)”")
      #expect(found.map { $0.slug + "#" + $0.anchor } == expected.map(\.address), "“\(query)”")
    }
  }

  @Test func aWordOfEachSectionFindsIt() throws {
    let site = SampleSite.make(seed: 9, pages: 4)
    let search = try SiteSearch(output: "out", files: published(site))
    for unit in site.units where !unit.text.isEmpty {
      let word = try #require(unit.text.split(separator: " ").first)
      let found = try search.results(for: String(word), limit: 100)
      #expect(found.contains { $0.slug == unit.slug && $0.anchor == unit.anchor }, "\(word)")
    }
  }
}

func published(_ site: Site) throws -> FileSystem {
  var files: [String: [UInt8]] = [:]
  for file in try IndexWriter.files(for: site) { files["out/" + file.path] = file.bytes }
  return .memory(files)
}

/// Looks through every word of every unit; shares nothing with the index but the value of a word.
private struct NaiveSearch {
  private let units: [IndexedUnit]
  private let words: [WordList.Word]

  init(_ site: Site) {
    units = site.units
    words = WordList(TermTable(units)).words
  }

  func results(_ text: String, limit: Int) -> [(address: String, score: Int)] {
    var totals = [Int](repeating: 0, count: units.count)
    for word in queryWords(text) {
      var best = totals.map { _ in 0 }
      for (stem, weight) in forms(of: word) {
        for (unit, impact) in postings(of: stem) {
          best[unit] = max(best[unit], impact * weight)
        }
      }
      for unit in best.indices { totals[unit] += best[unit] }
    }
    return totals.indices.filter { totals[$0] > 0 }
      .sorted { (totals[$1], $0) < (totals[$0], $1) }.prefix(limit)
      .map { (units[$0].slug + "#" + units[$0].anchor, totals[$0]) }
  }

  /// What the reader typed: each stem once, the last word maybe unfinished.
  private func queryWords(_ text: String) -> [(word: [UInt8], isOpen: Bool, weight: Int)] {
    var found: [(word: [UInt8], isOpen: Bool, weight: Int)] = []
    var tokens = Tokenizer(Array(text.utf8))
    while let token = tokens.next(), found.count < Query.mostWords {
      let isOpen = token.end == text.utf8.count && !token.isPiece && token.word.count > 1
      let stem = Stemmer.stem(token.word)
      if let same = found.firstIndex(where: { Stemmer.stem($0.word) == stem }) {
        guard isOpen else { continue }
        found.remove(at: same)
      }
      found.append((token.word, isOpen, token.isPiece ? 96 : 256))
    }
    return found
  }

  private func forms(
    of word: (word: [UInt8], isOpen: Bool, weight: Int)
  ) -> [(stem: [UInt8], weight: Int)] {
    var forms = [(Stemmer.stem(word.word), word.weight)]
    guard word.isOpen else { return forms }
    for candidate in words where candidate.word.starts(with: word.word) {
      let weight = word.weight * 3 / 4 * word.word.count / candidate.word.count
      switch candidate.entry {
      case .postings: forms.append((candidate.word, weight))
      case .form(let stem): forms.append((stem, weight))
      }
    }
    return forms
  }

  private func postings(of stem: [UInt8]) -> [(unit: Int, impact: Int)] {
    words.filter { $0.word == stem }.flatMap { word -> [(Int, Int)] in
      guard case .postings(let places) = word.entry else { return [] }
      return places.map { ($0.unit, Int($0.impact)) }
    }
  }
}
