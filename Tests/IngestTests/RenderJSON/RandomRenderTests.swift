import Bytes
import Glibc
import JSON
import Model
import Testing

@testable import Ingest

/// Content of every kind within every other: no word is lost or said twice, each byte is booked, and
/// the page reads back as the blocks that were written. `HIG_RENDERS=2000` says how many are tried.
@Suite struct RandomRenderTests {
  private static let most = getenv("HIG_RENDERS").flatMap { UInt64(String(cString: $0)) } ?? 60
  private static let seeds = 1...most

  @Test func everyWordIsKeptOnce() {
    for seed in Self.seeds {
      var random = RandomRender(seed)
      let outcome = ingested(raw(JSONWriter.bytes(random.page()), "a.json"))
      let text = String(decoding: outcome.pages.first?.body ?? [], as: UTF8.self)
      let wrong = random.words.filter { text.ranges(of: $0).count != 1 }
      #expect(wrong.isEmpty && outcome.ledger.addsUp, "\(seed): \(wrong)")
    }
  }

  private static let signs = [
    "", " ", "*", "_", "~~", "~", "[", "]", "<", "&", "\\", "|", "#", "- ", "1. ", "> ", "!",
    ".", "--", "https://x.test/", "  ", "\n", "é", "“",
  ]

  @Test func whateverIsWrittenReadsBack() {
    for seed in Self.seeds {
      var random = RandomRender(seed, signs: Self.signs)
      let json = JSONWriter.bytes(random.page())
      let blocks = Ingester.read(raw(json)).drafts.flatMap(\.blocks)
      let markdown = UTF8Repair.repaired(ArticleWriter.markdown(blocks))
      let scrape = Scrape(raw(markdown))
      var reader = LineReader(scrape, scrape.lines.indices)
      reader.read()
      let again = ArticleWriter.markdown(reader.book.blocks)
      guard again != markdown else { continue }
      let (old, new) = (lines(markdown), lines(again))
      let place = zip(old, new).prefix { $0 == $1 }.count
      Issue.record(
        "\(seed): wrote \(old.dropFirst(place).first ?? "-"), then \(new.dropFirst(place).first ?? "-")"
      )
    }
  }

  private func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }
}
