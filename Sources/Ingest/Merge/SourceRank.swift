import Model

/// Which source of a page leads: structure before text, then the newer, then the fuller, then the
/// first by name. How new it is, its capture tells, or a change log that is newer still.
struct SourceRank: Comparable {
  /// How much of a page's structure its shape keeps; 3 is all of it.
  let structure: Int
  /// The newest date in the page's own change log, and when it was scraped; empty if not known.
  let updated: String
  let captured: String
  let size: Int
  let name: String

  init(_ draft: Draft, of source: RawSource) {
    structure = ShapeRegistry.structure(of: source.shape)
    updated = PageFacts(draft.blocks).updated ?? ""
    captured = source.captured ?? ""
    size = draft.blocks.reduce(0) { $0 + $1.size }
    name = source.name
  }

  /// Whether nothing of the page is known to be missing.
  var isWhole: Bool { structure == 3 }

  /// As of when it tells of the page.
  private var date: String { max(captured, updated) }

  static func < (a: SourceRank, b: SourceRank) -> Bool {
    (a.structure, a.date, a.updated, a.size, b.name)
      < (b.structure, b.date, b.updated, b.size, a.name)
  }

  /// An older source does not bring back what a newer one, whole, no longer says. Dates are
  /// compared with their like: a page scraped late may be as it was years before.
  func mayBeFilled(by other: SourceRank) -> Bool {
    if !isWhole { return true }
    if !updated.isEmpty, !other.updated.isEmpty { return other.updated >= updated }
    if !captured.isEmpty, !other.captured.isEmpty { return other.captured >= captured }
    return other.date >= date
  }
}

extension Block {
  var size: Int { text.count + rows.joined().reduce(0) { $0 + $1.count } }
}
