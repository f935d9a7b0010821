import Model

/// Which source of a page leads: structure before text, then the newer, then the fuller, then the
/// first by name.
struct SourceRank: Comparable {
  /// How much of a page's structure its shape keeps; 3 is all of it.
  let structure: Int
  let date: String
  let size: Int
  let name: String

  init(_ draft: Draft, of source: RawSource) {
    structure = ShapeRegistry.structure(of: source.shape)
    date = PageFacts(draft.blocks).updated ?? source.captured ?? ""
    size = draft.blocks.reduce(0) { $0 + $1.size }
    name = source.name
  }

  /// Whether nothing of the page is known to be missing.
  var isWhole: Bool { structure == 3 }

  static func < (a: SourceRank, b: SourceRank) -> Bool {
    (a.structure, a.date, a.size, b.name) < (b.structure, b.date, b.size, a.name)
  }
}

extension Block {
  var size: Int { text.count + rows.joined().reduce(0) { $0 + $1.count } }
}
