import Model

/// Which source of a page leads: the page before an index of all pages, structure before text, then
/// the newer, then the one that sees more, then the one that was scraped later, as Apple changes
/// pages without a word in their change logs, then one that is not strewn with
/// doubled blanks, then the fuller, then the first by name.
struct SourceOrder: Comparable, Sendable {
  /// How much of a page's structure its shape keeps; 3 is all of it.
  let structure: Int
  /// The day whose state of the page it shows.
  let date: String
  let sight: Sight
  /// What it is known not to see.
  var blindness: Sight = []
  /// When it was scraped; empty for one that is far less than another.
  var captured = ""
  /// Whether doubled blanks or unseen signs are all over its text, and not over another’s.
  var isStrewn = false
  let size: Int
  let name: String
  /// False if nothing dates the source.
  var isDated = true
  /// Whether it lists pages, and has no text.
  var isContents = false
  /// Whether its scrape may have been cut short: what it lacks may still be on the page.
  var isCut = false

  static func < (a: SourceOrder, b: SourceOrder) -> Bool {
    if a.isContents != b.isContents { return a.isContents }
    let (one, other) = (
      (a.structure, a.date, a.sight.count, a.captured),
      (b.structure, b.date, b.sight.count, b.captured)
    )
    if one != other { return one < other }
    if a.isStrewn != b.isStrewn { return a.isStrewn }
    return (a.size, b.name) < (b.size, a.name)
  }
}

/// The sources of a page, the leading one first, and what they come to.
public struct PageSources: Sendable {
  let places: [DraftPlace]
  let merge: PageMerge

  init(_ places: [DraftPlace], _ readings: [Reading], _ sights: Sights, _ dates: GroupDates) {
    guard places.count > 1 else {
      // Most pages have one source: which of them is newer is no question.
      self.places = places
      merge = PageMerge(places.map { readings[$0] }, places.map { _ in PageMerge.Standing() })
      return
    }
    let orders = Self.orders(places, readings, sights, dates)
    let ranked = zip(places, orders).sorted { $0.1 > $1.1 }
    self.places = ranked.map(\.0)
    merge = PageMerge(self.places.map { readings[$0] }, Self.standings(ranked.map(\.1)))
  }
}

extension PageSources {
  private static func orders(
    _ places: [DraftPlace], _ readings: [Reading], _ sights: Sights, _ dates: GroupDates
  ) -> [SourceOrder] {
    let drafts = places.map { readings[$0] }
    let sources = places.map { readings[$0.reading].source }
    let structures = zip(drafts, sources).map { structure(of: $0, $1.shape) }
    let sizes = drafts.map { $0.blocks.reduce(0) { $0 + $1.size } }
    // Without pictures, which are addresses for the most part.
    let lengths = drafts.map { $0.blocks.reduce(0) { $0 + ($1.kind == .image ? 0 : $1.size) } }
    let areStrewn = DraftFlaws.areMany(in: drafts)
    let isFarLess = places.indices.map { number in
      let peers = places.indices.filter {
        structures[$0] == structures[number] && !drafts[$0].isContents
      }
      return lengths[number] * 4 < (peers.map { lengths[$0] }.max() ?? 0) * 3
    }
    let evidence = places.indices.map { number in
      PageDates.Evidence(
        updated: ChangeRows.dates(of: drafts[number].blocks).max() ?? "",
        captured: sources[number].captured, bound: dates.bounds[SourceGroup(sources[number])],
        isWhole: structures[number] == 3 && !isFarLess[number])
    }
    let resolved = PageDates.resolved(evidence)
    let cuts = CutDrafts(drafts, sizes, resolved)
    // What says nothing may be as new as the newest.
    let latest = sources.compactMap(\.captured).max() ?? ""
    return places.indices.map { number in
      let source = sources[number]
      return SourceOrder(
        structure: structures[number], date: resolved[number],
        sight: sights.sight(of: source),
        blindness: sights.blindness(of: source, least: Sights.plenty),
        captured: isFarLess[number] || source.isMisdated ? "" : source.captured ?? latest,
        isStrewn: areStrewn[number],
        size: sizes[number],
        name: source.name,
        isDated: evidence[number].isDated, isContents: drafts[number].isContents,
        isCut: !drafts[number].isContents
          && (cuts.lacksEnd(number, of: sights.ends(of: source)) || cuts.isBeginning(number)
            || readings.isCutShort(places[number]))
      )
    }
  }

  /// Markdown without tables keeps no more than what loses them by its shape.
  private static func structure(of draft: Draft, _ shape: String) -> Int {
    min(ShapeRegistry.structure(of: shape), draft.hasLooseCells ? 2 : .max)
  }

  /// From the newest to the oldest, so that each knows what those before it see.
  private static func standings(_ orders: [SourceOrder]) -> [PageMerge.Standing] {
    let byAge = orders.indices.sorted { (orders[$1].date, $0) < (orders[$0].date, $1) }
    let newest = orders.lazy.filter { $0.isDated && $0.structure > 0 }.map(\.date).max() ?? ""
    let richer = orders.filter { $0.structure >= 2 }
    let unseen = richer.isEmpty ? [] : richer.reduce(Sight.all) { $0.intersection($1.blindness) }
    var standings = orders.map {
      PageMerge.Standing(
        structure: $0.structure, isDated: $0.isDated, isCut: $0.isCut,
        unseen: $0.structure < 2 ? unseen : [],
        isNewer: $0.structure > 0 && $0.isDated && $0.date == newest && newest > orders[0].date)
    }
    var (seen, sameDay): (Sight, Sight) = ([], [])
    var (newer, candidate): (Int?, Int?)
    var date = ""
    for number in byAge {
      if orders[number].date != date {
        seen.formUnion(sameDay)
        (newer, sameDay, date) = (newer ?? candidate, [], orders[number].date)
      }
      standings[number].seenByNewer = seen
      standings[number].newer = newer
      let sight = orders[number].isCut ? [] : orders[number].sight
      sameDay.formUnion(sight)
      if candidate == nil, sight.contains(.text) { candidate = number }
    }
    return standings
  }
}

extension Block {
  var size: Int { text.count + rows.joined().reduce(0) { $0 + $1.count } }
}
