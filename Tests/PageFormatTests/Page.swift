import Model
import TestSupport
import Vocabulary

/// Pages to write and read.
enum Page {
  static func of(_ front: FrontMatter, body: String = "# T\n\nText.\n", line: Int = 1) -> SourcePage
  {
    SourcePage(frontMatter: front, body: Array(body.utf8), file: "p.md", bodyLine: line)
  }

  static let plain = FrontMatter(title: "T", slug: "t", url: "https://example.org/t")

  /// Any front matter that the writer may be given: a title, a slug of its letters, each field
  /// once.
  static func random(_ random: inout SeededRandom) -> FrontMatter {
    var front = FrontMatter(
      title: "T" + random.text(), slug: random.pick(["a", "dark-mode", "A1-b"]),
      url: "https://example.org/" + String(random.below(100)),
      edition: random.pick([FrontMatter.current, "ios-2014"]),
      abstract: random.text())
    front.section = random.chance(2) ? random.text() : nil
    front.platforms = random.list(upTo: 3) { $0.pick(Platform.allCases) }
    front.unsupported = random.list(upTo: 3) { $0.pick(Platform.allCases) }
    front.updated = random.chance(2) ? "2025-06-09" : nil
    front.keywords = random.list(upTo: 3) { $0.text(pieces: 3) }
    front.aliases = random.list(upTo: 2) { $0.text(pieces: 3) }
    if random.chance(2) { front.quality = quality(&random) }
    front.sources = random.list(upTo: 3) { source(&$0) }
    front.scraped = random.list(upTo: 3) { $0.text() }.enumerated().map {
      ScrapedField("k\($0)", $1)
    }
    return front
  }

  private static func quality(_ random: inout SeededRandom) -> PageQuality {
    PageQuality(
      scorePerMille: random.below(1001), structurePerMille: random.below(1001),
      losses: random.below(30))
  }

  private static func source(_ random: inout SeededRandom) -> PageSource {
    PageSource(
      file: random.text(), shape: random.text(), sha256: random.chance(2) ? "0e1" : random.text(),
      captured: random.chance(2) ? "2026-02-01" : nil, keptPerMille: random.below(1001))
  }
}
