import Model

/// As of when each source describes one page. An unknown date is not an old one: such a source
/// counts as new as the newest, until its change log, or those of its folder, prove it older.
enum PageDates {
  struct Evidence: Sendable {
    /// The newest date in the page's own change log; empty without one.
    let updated: String
    /// When the file was scraped.
    let captured: String?
    let bound: GroupDates.Bound?
    /// Whether it has all that the page is likely to have said on that day.
    var isWhole = true
  }

  static func resolved(_ sources: [Evidence]) -> [String] {
    let log = sources.map(\.updated).max() ?? ""
    let newest = max(log, sources.compactMap(\.captured).max() ?? "")
    let dates = sources.map { $0.date(log: log, newest: newest) }
    let current = zip(sources, dates).filter { !log.isEmpty && $0.0.updated == log }
    let latest = current.map(\.1).max() ?? ""
    let captured = current.compactMap { $0.0.isWhole ? $0.0.captured : nil }.max()
    // The page did not change between scrapes that end with one entry, unless much time passed.
    return zip(sources, dates).map { source, date in
      guard !log.isEmpty, source.updated == log else { return date }
      return source.isWhole && isLongAgo(source.captured, captured) ? date : latest
    }
  }

  private static func isLongAgo(_ one: String?, _ other: String?) -> Bool {
    guard let one = one.flatMap({ CalendarDay($0) }), let other = other.flatMap({ CalendarDay($0) })
    else { return false }
    return other.number - one.number > longest
  }

  /// In days: so long do the words of Apple's pages stay as they are.
  private static let longest = 30
}

extension PageDates.Evidence {
  /// Whether anything shows its age, apart from what other files say.
  var isDated: Bool { !updated.isEmpty || captured != nil }

  fileprivate func date(log: String, newest: String) -> String {
    if !updated.isEmpty, updated < log { return updated }
    if let captured { return max(captured, updated) }
    if let bound, bound.before <= newest { return max(bound.newest, updated) }
    return newest
  }
}

/// When the files of a folder were scraped that do not say so: after the newest entry of a change
/// log that they have, and before the first entry that other files have and they lack.
struct GroupDates: Sendable {
  struct Bound: Sendable, Equatable {
    let newest: String
    let before: String
  }

  private(set) var bounds: [SourceGroup: Bound] = [:]

  init(_ readings: [Reading], _ pages: [[DraftPlace]]) {
    guard pages.contains(where: { $0.count > 1 }) else { return }
    var newest: [SourceGroup: String] = [:]
    let dates = readings.map { $0.drafts.map { ChangeRows.dates(of: $0.blocks) } }
    for (reading, drafts) in zip(readings, dates) {
      let group = SourceGroup(reading.source)
      for date in drafts.joined() { newest[group] = max(newest[group] ?? "", date) }
    }
    for places in pages where places.count > 1 {
      let known = Set(places.flatMap { dates[$0.reading][$0.draft] })
      for place in places {
        let source = readings[place.reading].source
        let group = SourceGroup(source)
        guard source.captured == nil, let last = newest[group] else { continue }
        let missing = known.subtracting(dates[place.reading][place.draft]).filter { $0 > last }
        guard let first = missing.min() else { continue }
        let before = min(first, bounds[group]?.before ?? first)
        bounds[group] = Bound(newest: last, before: before)
      }
    }
  }
}
