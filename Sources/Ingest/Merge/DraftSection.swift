/// A heading of a draft and the blocks under it, up to the next heading of any level. A group of
/// tabs is not cut.
struct DraftSection: Sendable {
  /// The headings down to this one, by their keys; empty for what is above the first.
  let path: [[UInt8]]
  /// Of its heading; 1 for what is above the first.
  let level: Int
  /// The heading and what follows it.
  let blocks: Range<Int>

  /// A draft cut at its headings. The first section is the page's title and its opening.
  static func sections(of blocks: [Block], keys: [[UInt8]]) -> [DraftSection] {
    var sections: [DraftSection] = []
    var around: [(level: Int, key: [UInt8])] = []
    var (start, level) = (0, 1)
    var path: [[UInt8]] = []
    for place in headings(of: blocks, keys: keys) {
      sections.append(DraftSection(path: path, level: level, blocks: start..<place))
      level = blocks[place].headingLevel ?? 1
      while let last = around.last, last.level >= level { around.removeLast() }
      around.append((level, keys[place]))
      path = around.map(\.key)
      start = place
    }
    sections.append(DraftSection(path: path, level: level, blocks: start..<blocks.count))
    return sections
  }

  private static func headings(of blocks: [Block], keys: [[UInt8]]) -> [Int] {
    var groups = TabSpan.spans(blocks, keys: keys).map(\.blocks)[...]
    return blocks.indices.filter { place in
      while let group = groups.first, group.upperBound <= place { groups.removeFirst() }
      return (blocks[place].headingLevel ?? 1) > 1 && groups.first?.contains(place) != true
    }
  }
}

extension DraftSection {
  /// Whether its text is about platforms, as a part of what pages say of them.
  var isAboutPlatforms: Bool { path.contains(where: Block.isAboutPlatforms) }
}
