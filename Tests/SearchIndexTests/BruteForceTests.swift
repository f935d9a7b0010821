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
    let synonyms = Synonyms([
      Synonyms.Group(target: "safe area", words: ["layout", "tap target", "inset"]),
      Synonyms.Group(target: "menu", words: ["text size", "dropdown", "label"]),
      Synonyms.Group(target: "button", words: ["color button", "menu slab button"]),
    ])
    let search = try SiteSearch(output: "out", files: published(site, synonyms))
    let naive = NaiveSearch(site, synonyms)
    var random = SeededRandom(seed &+ 100)
    for _ in 0..<60 {
      var query = SampleSite.sentence(&random, upTo: 4)
      if random.chance(2), query.count > 3 { query.removeLast(random.below(3) + 1) }
      if random.chance(3) { query = misspelt(query, &random) }
      if random.chance(5) {
        query = random.pick(Self.openings) + query
      }
      if random.chance(4) { query = quoted(query, &random) }
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

extension BruteForceTests {
  private static let openings = [
    "mac ", "mac 44 ", "dropdown ", "color button ", "slab ", "tap target ", "the ",
    "how large is ", "how should I name ",
  ]

  /// Some of the words in quotation marks, not always closed.
  private func quoted(_ query: String, _ random: inout SeededRandom) -> String {
    var words = query.split(separator: " ").map(String.init)
    words.insert(random.pick(["\"", "“"]), at: random.below(words.count + 1))
    if random.chance(2) { words.append("\"") }
    return words.joined(separator: " ")
  }

  /// A letter left out or put in.
  private func misspelt(_ query: String, _ random: inout SeededRandom) -> String {
    var letters = Array(query)
    guard letters.count > 6 else { return query }
    let place = random.below(letters.count)
    if random.chance(2) { letters.remove(at: place) } else { letters.insert("e", at: place) }
    return String(letters)
  }
}

func published(_ site: Site, _ synonyms: Synonyms = Synonyms()) throws -> FileSystem {
  var files: [String: [UInt8]] = [:]
  for file in try IndexWriter.files(for: site, synonyms: synonyms) {
    files["out/" + file.path] = file.bytes
  }
  return .memory(files)
}
