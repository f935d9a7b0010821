import Bytes

/// The panels of a group of tabs in a source that shows them one below the other, each under its
/// label.
struct LabeledPanels {
  /// Where each label is, and what is below it.
  let panels: [(label: Int, content: Range<Int>)]

  /// nil unless there are several.
  init?(_ blocks: [Block], _ keys: [[UInt8]], under heading: [UInt8], labels: Set<[UInt8]>) {
    let top = keys.indices.first { blocks[$0].headingLevel != nil && keys[$0] == heading }
    guard let top else { return nil }
    let end = (top + 1..<blocks.count).first {
      blocks[$0].headingLevel != nil && !labels.contains(keys[$0])
    }
    let range = top + 1..<(end ?? blocks.count)
    let starts = range.filter { labels.contains(keys[$0]) && Self.isLabel(blocks[$0]) }
    guard starts.count > 1, Set(starts.map { keys[$0] }).count == starts.count else { return nil }
    // The last panel is as long as the one before it: nothing else shows where it ends.
    let (before, final) = (starts[starts.count - 2], starts[starts.count - 1])
    let last = min(range.upperBound, final + final - before)
    panels = zip(starts, starts.dropFirst() + [last]).map { ($0, $0 + 1..<$1) }
  }

  private static func isLabel(_ block: Block) -> Bool {
    block.kind == .paragraph || (block.headingLevel ?? 0) > 3
  }
}
