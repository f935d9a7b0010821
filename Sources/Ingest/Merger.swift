import Bytes
import Diagnostics
import Model

/// Puts the readings of one page together. For now the fullest source makes the page alone,
/// and the others are accounted for as superseded.
struct Merger {
  private let readings: [Reading]
  private let leaders: [PageKey: DraftPlace]

  init(_ readings: [Reading]) {
    self.readings = readings
    leaders = Self.leaders(readings)
  }

  var harvest: Harvest {
    let ledgers = readings.indices.map(ledger)
    let shares = ledgers.map { Int(($0.keptShare * 1000).rounded()) }
    return Harvest(
      pages: leaders.values.map { page($0, kept: shares[$0.reading]) }
        .sorted { $0.frontMatter.key < $1.frontMatter.key },
      ledgers: ledgers, diagnostics: readings.flatMap(\.diagnostics) + superseded)
  }
}

/// One draft of one reading.
struct DraftPlace: Sendable, Hashable {
  let reading: Int
  let draft: Int
}

extension Merger {
  /// The draft that makes each page: the one with the longest text, the first on a tie.
  private static func leaders(_ readings: [Reading]) -> [PageKey: DraftPlace] {
    var leaders: [PageKey: (place: DraftPlace, size: Int)] = [:]
    for (reading, value) in readings.enumerated() {
      for (draft, page) in value.drafts.enumerated() where page.size > leaders[page.key]?.size ?? -1
      {
        leaders[page.key] = (DraftPlace(reading: reading, draft: draft), page.size)
      }
    }
    return leaders.mapValues(\.place)
  }

  private func page(_ place: DraftPlace, kept: Int) -> SourcePage {
    let source = readings[place.reading].source
    let draft = readings[place.reading].drafts[place.draft]
    var front = FrontMatter(
      title: draft.title, slug: draft.address.slug, url: draft.address.url, edition: draft.edition,
      abstract: draft.abstract.isEmpty ? draft.firstParagraph : draft.abstract)
    front.sources = [
      PageSource(
        file: source.name, shape: source.shape, sha256: source.sha256, captured: source.captured,
        keptPerMille: kept)
    ]
    front.scraped = source.scraped.filter { draft.abstract.isEmpty || $0.name != "description" }
    let body = UTF8Repair.repaired(ArticleWriter.markdown(draft.blocks))
    return SourcePage(frontMatter: front, body: body, file: source.file, bodyLine: 1)
  }

  private func ledger(_ reading: Int) -> Ledger {
    let value = readings[reading]
    return LedgerWriter.ledger(value) { draft in
      leaders[value.drafts[draft].key] == DraftPlace(reading: reading, draft: draft)
    }
  }

  private var superseded: [Diagnostic] {
    readings.indices.flatMap { reading in
      readings[reading].drafts.indices.compactMap { draft in
        let value = readings[reading].drafts[draft]
        guard let leader = leaders[value.key], leader.reading != reading else { return nil }
        return Diagnostic(
          "superseded", .note, at: SourceLocation(file: readings[reading].file),
          "“\(value.title)” is told more fully in \(readings[leader.reading].file)",
          why: "Several files tell of this page; the fullest makes it.")
      }
    }
  }
}

extension Draft {
  fileprivate var size: Int { blocks.reduce(0) { $0 + $1.size } }

  var firstParagraph: String {
    blocks.first { $0.kind == .paragraph }.map { Scrape.string($0.text[...]) } ?? ""
  }
}

extension Block {
  fileprivate var size: Int { text.count + rows.joined().reduce(0) { $0 + $1.count } }
}
