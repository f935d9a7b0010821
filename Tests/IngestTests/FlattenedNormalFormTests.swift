import Ingest
import Model
import PageFormat
import TestSupport
import Testing

/// What comes of a flattened page is a page like any other: it reads back as itself.
@Suite struct FlattenedNormalFormTests {
  private static let sentences = [
    "Tea is hot.", "Use a pot. It helps.", "Full pot", "A pot:", "Note", "Pouring tea",
    "If it cools, heat it. It will.", "Cold. Nobody drinks.", "Don’t stir.", "Is it hot?",
    "For guidance, see Cups.", "iOS, iPadOS", "macOS", "Set its boilingPoint. It counts.",
  ]

  private func pages(_ text: String) -> [SourcePage] { ingested(raw(text)).pages }

  @Test func aPageReadBackIsTheSame() throws {
    var random = SeededRandom(41)
    for number in 0..<150 {
      let body = random.list(upTo: 30) { $0.pick(Self.sentences) }.joined()
      let page = try #require(pages(flattened("Best practices" + body)).first)
      let again = try #require(ingested(raw(PageWriter.bytes(page))).pages.first)
      #expect(again.body == page.body, "\(number): \(body)")
    }
  }

  @Test func samplesReadBackTheSame() throws {
    for sample in try Fixtures.samples() where sample.name.hasPrefix("flat-") {
      guard let page = ingested(raw(sample.bytes)).pages.first else { continue }
      #expect(ingested(raw(PageWriter.bytes(page))).pages.first?.body == page.body)
    }
  }

  @Test func headingsSkipNoLevelButInResources() {
    var random = SeededRandom(42)
    for number in 0..<100 {
      let body = random.list(upTo: 30) { $0.pick(Self.sentences) }.joined()
      let text = flattened("Platform considerations\(body)", chapters: ["Platform considerations"])
      let lines = String(decoding: pages(text)[0].body, as: UTF8.self).split(separator: "\n")
      let levels = lines.filter { $0.hasPrefix("#") }.map { $0.prefix { $0 == "#" }.count }
      #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 }, "\(number): \(levels)")
    }
  }

  @Test func oneTitle() {
    let text = pages(flattened("KettlesTea is hot.Best practicesKettles")).map(\.body)
    let lines = String(decoding: text[0], as: UTF8.self).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("# ") } == ["# Kettles"])
  }

  @Test func theOrderOfFilesDoesNotMatter() {
    let texts = ["Tea on TeaPots, or TeaPots, is fine.", "Some TeaPots are.", "Cups"].map {
      flattened("Best practices\($0)Each TeaPotsAll TeaPotsThe end.")
    }
    let readings = texts.enumerated().map { Ingester.read(raw($1, "\($0).md")) }
    let lexicons = [readings, readings.reversed()].map { Ingester.lexicon(of: $0) }
    for reading in readings {
      let bodies = lexicons.map {
        Ingester.merge([Ingester.recover(reading, with: $0)]).pages[0].body
      }
      #expect(bodies[0] == bodies[1])
    }
  }
}
