import JSON

/// Blocks in the cell of a table: their text on one line, a break between them.
extension RenderContent {
  var isInCell: Bool { if case .cell = place { true } else { false } }

  mutating func cell(_ blocks: [LocatedJSON]) -> [UInt8] {
    let outer = place
    place = .cell
    defer { place = outer }
    return written(in: .cell) { $0.takeBlocks(blocks) }
  }

  /// A block that is none of its own in a cell: what it is made of says it all.
  mutating func takeInCell(_ block: LocatedJSON, _ kind: String) {
    if !Self.blockKinds.contains(kind) { note(kind, at: block.range.lowerBound) }
    takeLegend(of: block)
    takeParts(of: block, level: 3)
  }

  private static let blockKinds: Set = [
    "heading", "aside", "termList", "table", "row", "tabNavigator", "links", "endpointExample",
    "dictionaryExample", "step", "fullWidth", "contentAndMedia", "columns", "multiple-choice",
  ]
}
