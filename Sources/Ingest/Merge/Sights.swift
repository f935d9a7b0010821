/// What each source of a run can see: what its pages show, or, where they are too few to show, what
/// its shape can show.
struct Sights: Sendable {
  /// So many pages do not lack by chance what they all lack.
  static let enough = 8
  /// Nor do so many by chance lack tables, which a quarter of Apple's pages have.
  static let plenty = 24

  private var groups: [SourceGroup: (pages: Int, shown: Sight, resources: Int)] = [:]

  init(_ readings: [Reading]) {
    for reading in readings {
      let group = SourceGroup(reading.source)
      var (pages, shown, resources) = groups[group] ?? (0, [], 0)
      for draft in reading.drafts {
        shown.add(draft)
        if draft.end.contains(.resources) { resources += 1 }
      }
      pages += reading.drafts.count
      groups[group] = (pages, shown, resources)
    }
  }

  func sight(of source: RawSource) -> Sight {
    let (pages, shown, _) = groups[SourceGroup(source)] ?? (0, [], 0)
    let shape = ShapeRegistry.sight(of: source.shape)
    let seen = pages < Self.enough ? shown.union(shape) : shown
    return ShapeRegistry.structure(of: source.shape) == 3
      ? seen.union(.text) : seen.subtracting(.text)
  }

  /// What most of its pages end with.
  func ends(of source: RawSource) -> PageEnd {
    let (pages, _, resources) = groups[SourceGroup(source)] ?? (0, [], 0)
    let isUnknown = pages < Self.enough && ShapeRegistry.structure(of: source.shape) >= 2
    var ends: PageEnd = isUnknown || resources * 2 > pages ? .resources : []
    if sight(of: source).contains(.changeRows) { ends.insert(.changeLog) }
    return ends
  }

  /// What a source is known not to see.
  func blindness(of source: RawSource, least: Int = enough) -> Sight {
    let pages = groups[SourceGroup(source)]?.pages ?? 0
    let unseen = pages < least ? ShapeRegistry.unseen(by: source.shape) : .all
    return unseen.subtracting(sight(of: source))
  }
}

/// Raw files of one shape in one folder: they were made in one way, and lack the same.
struct SourceGroup: Hashable, Sendable {
  let shape: String
  let folder: Substring

  init(_ source: RawSource) {
    shape = source.shape
    folder = source.name.lastIndex(of: "/").map { source.name[..<$0] } ?? ""
  }
}
