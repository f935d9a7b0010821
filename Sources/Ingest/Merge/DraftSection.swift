/// A heading of a draft and the blocks under it, up to the next heading of any level.
struct DraftSection: Sendable {
  /// The headings down to this one, by their keys; empty for what stands above the first.
  let path: [[UInt8]]
  /// The heading and what follows it.
  let blocks: Range<Int>

  /// A draft cut at its headings. The first section is the page's title and its opening.
  static func sections(of blocks: [Block]) -> [DraftSection] {
    var sections: [DraftSection] = []
    var around: [(level: Int, key: [UInt8])] = []
    var start = 0
    var path: [[UInt8]] = []
    for (place, block) in blocks.enumerated() {
      guard let level = block.headingLevel, level > 1 else { continue }
      sections.append(DraftSection(path: path, blocks: start..<place))
      while let last = around.last, last.level >= level { around.removeLast() }
      around.append((level, block.key))
      path = around.map(\.key)
      start = place
    }
    sections.append(DraftSection(path: path, blocks: start..<blocks.count))
    return sections
  }
}
