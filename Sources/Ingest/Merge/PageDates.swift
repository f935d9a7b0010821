/// As of when each source describes one page. An unknown date is not an old one: such a source
/// counts as new as the newest, until its change log, or those of its folder, prove it older.
enum PageDates {
  struct Evidence: Sendable {
    /// The newest date in the page's own change log; empty without one.
    let updated: String
    /// When the file was scraped.
    let captured: String?
    let bound: GroupDates.Bound?
  }

  static func resolved(_ sources: [Evidence]) -> [String] {
    let log = sources.map(\.updated).max() ?? ""
    let newest = max(log, sources.compactMap(\.captured).max() ?? "")
    let dates = sources.map { $0.date(log: log, newest: newest) }
    let current = zip(sources, dates).filter { !log.isEmpty && $0.0.updated == log }
    let latest = current.map(\.1).max() ?? ""
    // The page did not change between scrapes that end with one entry.
    return zip(sources, dates).map { !log.isEmpty && $0.updated == log ? latest : $1 }
  }
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
