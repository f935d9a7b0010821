import Model
import TestSupport
import Testing

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

  @Test func scriptsUnwrapToWhatWasWrapped() throws {
    var random = SeededRandom(34)
    for _ in 0..<100 {
      let bytes = random.bytes(upTo: 500)
      let script = try Script.wrap([bytes], name: "terms-0-00000000")
      #expect(try Script.unwrap(script, name: "terms-0-00000000", path: "p") == bytes)
      #expect(throws: SearchError.notAPart("p")) {
        try Script.unwrap(script, name: "terms-1-00000000", path: "p")
      }
    }
  }

  @Test func base64IsItsOwnInverseAndRefusesOtherText() {
    var random = SeededRandom(35)
    for size in 0..<70 {
      let bytes = (0..<size).map { _ in UInt8(random.below(256)) }
      #expect(Base64.decode(Base64.encode(bytes)[...]) == bytes)
    }
    #expect(Base64.encode(Array("hig!".utf8)) == Array("aGlnIQ==".utf8))
    for text in ["a", "ab", "abc", "ab=c", "====", "a~=="] {
      #expect(Base64.decode(Array(text.utf8)[...]) == nil, "\(text)")
    }
  }
}
