import Model
import TestSupport
import Testing

@testable import SearchCore
@testable import SearchIndex

@Suite struct IndexWriterTests {
  @Test func theSameSiteGivesTheSameBytes() throws {
    let site = SampleSite.make(seed: 31, pages: 8)
    #expect(try IndexWriter.files(for: site) == IndexWriter.files(for: site))
  }

  @Test func everyFileIsAScriptBelowSearch() throws {
    for file in try IndexWriter.files(for: SampleSite.make(seed: 32, pages: 3)) {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(file.path.hasPrefix("search/") && file.path.hasSuffix(".js"))
      #expect(text.hasPrefix("hig(\"") && text.hasSuffix("\")\n"))
    }
  }

  @Test func aSiteWithoutPagesHasAnIndexWithoutHits() throws {
    let site = Site(settings: SiteSettings(), pages: [], groups: [])
    let search = try SiteSearch(output: "out", files: published(site))
    #expect(try search.results(for: "anything", limit: 10) == [])
  }

  @Test func shardsFollowOneAnotherWithoutAGap() {
    var random = SeededRandom(33)
    for _ in 0..<100 {
      let sizes = random.list(upTo: 40) { $0.below(50) }
      let ranges = ShardPlan.cut(sizes, target: 60)
      #expect(ranges.flatMap(Array.init) == Array(sizes.indices))
      for range in ranges.dropLast() { #expect(sizes[range].reduce(0, +) >= 60) }
    }
  }

  @Test func shardsEndWhereItIsCheapest() {
    var random = SeededRandom(36)
    for _ in 0..<300 {
      let sizes = random.list(upTo: 60) { $0.below(30) + 1 }
      let prices = sizes.map { _ in random.below(6) }
      let ranges = ShardPlan.cut(sizes, target: 50) { prices[$0] }
      #expect(ranges.flatMap(Array.init) == Array(sizes.indices))
      for range in ranges.dropLast() {
        let sums = Dictionary(
          uniqueKeysWithValues: (range.lowerBound + 1..<sizes.count).map { end in
            (end, sizes[range.lowerBound..<end].reduce(0, +))
          })
        let large = sums.filter { $0.value >= 40 }.map(\.key).sorted()
        let good = large.filter { sums[$0, default: 0] <= 50 }
        let ends = good.isEmpty ? Array(large.prefix(1)) : good
        #expect(ends.min { prices[$0] < prices[$1] } == range.upperBound)
      }
      let last = ranges.last.map { sizes[$0].reduce(0, +) } ?? 0
      #expect(last < 50 + 30)
    }
  }

  @Test func everyWordIsInTheFileThatTheManifestNames() throws {
    var random = SeededRandom(35)
    for _ in 0..<300 {
      let letters = random.list(upTo: 60) { $0.list(upTo: 5) { UInt8($0.below(3)) + 0x61 } }
      let words = Set(letters.filter { !$0.isEmpty }).sorted { $0.lexicographicallyPrecedes($1) }
      let files = ShardPlan.cut(words.map(\.count), target: random.below(9) + 1) {
        TermsFile.beginning(of: words[$0], after: words[$0 - 1]).count
      }
      let manifest = try self.manifest(files.map { Array(words[$0]) })
      for (file, range) in files.enumerated() {
        for word in words[range] { #expect(manifest.termsFile(for: word) == file) }
      }
      for prefix in words.flatMap({ word in word.indices.map { word[...$0] } }) {
        let named = manifest.termsFiles(startingWith: Array(prefix))
        let holding = files.indices.filter { words[files[$0]].contains { $0.starts(with: prefix) } }
        #expect(holding.allSatisfy(named.contains) && named.count <= holding.count + 1)
      }
    }
  }

  private func manifest(_ files: [[[UInt8]]]) throws -> IndexManifest {
    var writer = ManifestWriter(
      UnitFacets(Site(settings: SiteSettings(), pages: [], groups: []), []))
    var last: [UInt8] = []
    writer.add(
      terms: files.map { words in
        let beginning = TermsFile.beginning(of: words[0], after: last)
        last = words[words.count - 1]
        return TermsFile(hash: 0, beginning: Array(beginning))
      })
    writer.add(units: [])
    writer.add(SynonymTable(Synonyms(), TermTable()))
    writer.add(tables: [], rows: [])
    return try IndexManifest(writer.finish())
  }

  @Test func scriptsUnwrapToWhatWasWrapped() throws {
    var random = SeededRandom(34)
    for _ in 0..<100 {
      let bytes = random.bytes(upTo: 500)
      let script = Script.wrap(bytes, name: "terms-0-00000000")
      #expect(try Script.unwrap(script, name: "terms-0-00000000", path: "p") == bytes)
      #expect(throws: SearchError.notAPart("p")) {
        try Script.unwrap(script, name: "terms-1-00000000", path: "p")
      }
    }
  }

  @Test func everyByteIsWrittenTheSameWhereverItIs() throws {
    for byte in 0...255 as ClosedRange<UInt8> {
      let alone = Script.wrap([byte], name: "p").dropFirst(9).dropLast(3)
      for before in 0..<18 {
        let plain = Array(repeating: UInt8(ascii: "a"), count: before)
        let script = Script.wrap(plain + [byte] + plain, name: "p")
        let whole: [UInt8] = plain + alone + plain
        #expect(Array(script.dropFirst(9).dropLast(3)) == whole)
      }
    }
  }

  @Test func noScriptThatWasNotWrittenIsRead() {
    for text in ["a\"b", "a\nb", "\r", "\\", "\\x", "\u{100}", "é\\"] {
      let script = Array("hig(\"p\",\"\(text)\")\n".utf8)
      #expect(throws: SearchError.notAPart("p"), "\(text)") {
        try Script.unwrap(script, name: "p", path: "p")
      }
    }
  }

  @Test func aScriptIsPlainTextToABrowser() {
    let script = Script.wrap([0, 10, 13, 34, 65, 92, 127, 128, 255], name: "p")
    #expect(
      String(decoding: script, as: UTF8.self)
        == "hig(\"p\",\"\0\\n\\r\\\"A\\\\\u{7F}\u{80}\u{FF}\")\n")
  }
}
