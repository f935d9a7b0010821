import Bytes
import Diagnostics
public import Model
import Vocabulary

/// The readings of a run, merged: who leads each page, and what the others add to it. First the
/// ledger of each file is written, then the pages are, in any order, from many threads.
public struct MergedRun: Sendable {
  let readings: [Reading]
  let pages: [PageKey: PageSources]
  let sights: Sights
  /// The title of the group that each page is in, as the pages of the run show Apple's tree.
  private let groups: [String: String]
  /// The page of each draft, and how many lead it there.
  private var ranks: [DraftPlace: (key: PageKey, number: Int)] = [:]

  init(_ run: GatheredRun, _ sources: [PageSources]) {
    readings = run.readings
    sights = run.sights
    pages = Dictionary(uniqueKeysWithValues: zip(run.keys, sources))
    groups = Self.groups(readings)
    for (key, page) in pages {
      for (number, place) in page.places.enumerated() { ranks[place] = (key, number) }
    }
  }

  public var files: Range<Int> { readings.indices }

  /// With the ledgers of all files.
  public func booked(in ledgers: [Ledger]) -> BookedRun { BookedRun(self, ledgers) }

  static func groups(_ readings: [Reading]) -> [String: String] {
    readings.lazy.flatMap(\.navigation).filter { !$0.group.isEmpty }
      .reduce(into: [:]) { groups, link in groups[link.slug] = link.group }
  }
}

/// One draft of one reading.
struct DraftPlace: Sendable, Hashable {
  let reading: Int
  let draft: Int
}

extension [Reading] {
  subscript(place: DraftPlace) -> Draft { self[place.reading].drafts[place.draft] }
}

extension MergedRun {
  func page(_ key: PageKey, _ kept: [Int]) -> MergedPage? {
    guard let page = pages[key], let lead = page.places.first else { return nil }
    let (places, merge) = (page.places, page.merge)
    let draft = readings[lead]
    let source = readings[lead.reading].source
    let blocks = merge.blocks.map(\.block)
    var front = FrontMatter(
      title: FieldLimit.cut(draft.title, to: FieldLimit.title), slug: key.slug,
      url: url(key, draft), edition: key.edition, abstract: abstract(places))
    let facts = PageFacts(blocks, title: draft.title)
    facts.fill(&front)
    tellPlatforms(places, &front)
    front.section = groups[key.slug.text].map { FieldLimit.cut($0, to: FieldLimit.section) }
    front.aliases = aliases(key, places)
    front.quality = quality(of: merge, places, knownLosses: facts.losses)
    front.sources = sources(places, merge, kept)
    front.scraped = source.scraped.filter { !isSaid($0, by: draft) }
    if places.count == 1 { draft.own?.fill(&front) }
    let article = ArticleWriter.article(blocks)
    return MergedPage(
      page: SourcePage(
        frontMatter: front, body: UTF8Repair.repaired(article.markdown), file: source.file,
        bodyLine: 1),
      origin: origin(merge, places, starts: article.starts), findings: findings(on: page),
      losses: losses(of: page))
  }

  /// Whether a field of the scraper is in one of ours.
  private func isSaid(_ field: ScrapedField, by draft: Draft) -> Bool {
    switch field.name {
    case "description": !draft.abstract.isEmpty
    case "title":
      Self.areSame(HeadingLine.plain(HeadingLine.withoutSite(field.value)), draft.title)
    default: false
    }
  }

  /// Titles of signs alone have no anchors.
  private static func areSame(_ title: String, _ other: String) -> Bool {
    let anchors = [title, other].map { Anchor.of($0).lowercased() }
    return anchors[0] == anchors[1] && (!anchors[0].isEmpty || title == other)
  }

  /// Apple gave no address of today's to pages of older editions.
  private func url(_ key: PageKey, _ draft: Draft) -> String {
    draft.source ?? (key.edition == FrontMatter.current ? PageAddress.url(of: key.slug) : "")
  }

  /// The leading source's, or else the first that has one; without any, the page's first paragraph.
  private func abstract(_ places: [DraftPlace]) -> String {
    let drafts = places.map { readings[$0] }
    let abstract = drafts.first { !$0.abstract.isEmpty }?.abstract
    return Abstract.bounded(abstract ?? drafts.first?.firstParagraph ?? "")
  }

  /// A list of platforms on the page itself says more than its text does.
  private func tellPlatforms(_ places: [DraftPlace], _ front: inout FrontMatter) {
    let listed = places.lazy.map { readings[$0].platforms }
    guard let platforms = listed.first(where: { !$0.isEmpty }) else {
      if front.platforms.isEmpty, front.unsupported.isEmpty {
        front.platforms = Platform.designedFor(in: front.title)
      }
      return
    }
    front.platforms = platforms
    front.unsupported = Platform.allCases.filter { !platforms.contains($0) }
  }

  /// Old addresses under which the page was scraped.
  private func aliases(_ key: PageKey, _ places: [DraftPlace]) -> [String] {
    let slugs = places.map { readings[$0].address.slug }
    let aliases = Set(slugs.filter { $0 != key.slug }).sorted().map(\.text)
    return Array(aliases.prefix(FieldLimit.words))
  }

  /// The files that the page has something of, the leading one first.
  private func sources(
    _ places: [DraftPlace], _ merge: PageMerge, _ kept: [Int]
  ) -> [PageSource] {
    places.enumerated().compactMap { number, place in
      guard number == 0 || merge.fates[number].contains(.kept) else { return nil }
      let source = readings[place.reading].source
      return PageSource(
        file: source.name, shape: source.shape, sha256: source.sha256, captured: source.captured,
        keptPerMille: kept[place.reading])
    }
  }

  public func ledger(of reading: Int) -> Ledger {
    let fates = readings[reading].drafts.indices.map { draft -> LedgerWriter.DraftFates in
      let rank = ranks[DraftPlace(reading: reading, draft: draft)]
      return LedgerWriter.DraftFates(
        page: rank.map { "\($0.key.edition)/\($0.key.slug)" } ?? "",
        blocks: rank.flatMap { pages[$0.key]?.merge.fates[$0.number] } ?? [],
        leads: rank?.number == 0)
    }
    return LedgerWriter.ledger(readings[reading], fates)
  }
}

extension Draft {
  /// The first that could be said anywhere: in lists and feeds, links are text.
  var firstParagraph: String {
    let paragraph = blocks.first {
      $0.kind == .paragraph && !$0.isRule && !$0.linksElsewhere
    }
    return paragraph.map { PlainInline.text(Scrape.string($0.text.prefix(4000))) } ?? ""
  }
}

extension Block {
  /// A line across the page: “---”.
  fileprivate var isRule: Bool {
    text.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") }
  }

  /// Whether the text has a link of another scheme than those of the web and of mail.
  fileprivate var linksElsewhere: Bool {
    text.indices.contains { place in
      let isLink = text[...place].suffix(2).elementsEqual("](".utf8)
      guard isLink || text[place] == UInt8(ascii: "<") else { return false }
      let address = text[(place + 1)...].prefix(32)
      return !LinkScheme.isAllowed(String(decoding: address, as: UTF8.self))
    }
  }
}
