public import Model

/// The readings of a run, gathered by the pages that their drafts are about. Which source leads a
/// page, and what the others add, is found page by page, in any order, from many threads.
public struct GatheredRun: Sendable {
  let readings: [Reading]
  let sights: Sights
  /// Sorted.
  public let keys: [PageKey]
  private let drafts: [PageKey: [DraftPlace]]
  private let dates: GroupDates

  public init(_ unsorted: [Reading]) {
    // Two raw folders may hold files of one name.
    let untitled = unsorted.sorted { ($0.file, $0.source.sha256) < ($1.file, $1.source.sha256) }
    let readings = LinkTitles(untitled).naming(untitled)
    let identity = PageIdentity(readings)
    var drafts: [PageKey: [DraftPlace]] = [:]
    for (reading, value) in readings.enumerated() {
      for (draft, page) in value.drafts.enumerated() {
        drafts[identity.key(of: page), default: []].append(
          DraftPlace(reading: reading, draft: draft))
      }
    }
    self.readings = readings
    sights = Sights(readings)
    dates = GroupDates(readings, Array(drafts.values))
    keys = drafts.keys.sorted()
    self.drafts = drafts
  }

  public func sources(of key: PageKey) -> PageSources {
    PageSources(drafts[key] ?? [], readings, sights, dates)
  }

  /// With the sources of each of `keys`.
  public func merged(_ sources: [PageSources]) -> MergedRun { MergedRun(self, sources) }
}
