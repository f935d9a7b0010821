import Bytes

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
    let starts = headings(of: blocks, keys: keys)
    let opening = DraftSection(path: [], level: 1, blocks: 0..<(starts.first ?? blocks.count))
    var around: [(level: Int, key: [UInt8])] = []
    return [opening]
      + zip(starts, starts.dropFirst() + [blocks.count]).map { start, end in
        let level = blocks[start].headingLevel ?? 1
        while let last = around.last, last.level >= level { around.removeLast() }
        around.append((level, keys[start]))
        return DraftSection(path: around.map(\.key), level: level, blocks: start..<end)
      }
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

  /// Whether it is a list of links at the end of the page.
  var isOfResources: Bool {
    path.first.map { ByteSearch.equal($0[...], "resources") } ?? false
  }
}
