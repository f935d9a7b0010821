import Model

/// When the files of a folder were scraped that do not say so: after the newest entry of a change
/// log that they have, and before the first entry that other files have and they lack.
struct GroupDates: Sendable {
  struct Bound: Sendable, Equatable {
    let newest: String
    let before: String
  }

  private(set) var bounds: [SourceGroup: Bound] = [:]

  init(_ readings: [Reading], _ pages: [[DraftPlace]]) {
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
