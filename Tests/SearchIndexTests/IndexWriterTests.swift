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
        #expect(script.dropFirst(9).dropLast(3) == plain + alone + plain)
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
