import Bytes
import Model

/// Finds groups of tabs: a list of labels, and behind it as many runs of blocks of one make.
/// The list becomes the names of the panels.
enum TabGroups {
  /// The blocks with their groups marked. Labels keep their place in the bookings: their bytes go
  /// to the panel that they name.
  static func marked(_ blocks: [Block], _ bookings: inout [Booking]) -> [Block] {
    guard !blocks.contains(where: { $0.kind == .tabs }) else { return blocks }
    var marking = Marking(blocks)
    marking.run()
    for place in bookings.indices {
      if let block = bookings[place].block?.block {
        bookings[place].block = BlockPlace(draft: 0, block: marking.newPlaces[block])
      }
    }
    return marking.result
  }
}

private struct Marking {
  let blocks: [Block]
  var result: [Block] = []
  var newPlaces: [Int]

  init(_ blocks: [Block]) {
    self.blocks = blocks
    newPlaces = Array(repeating: 0, count: blocks.count)
  }

  mutating func run() {
    var place = 0
    while place < blocks.count {
      if let group = TabGroup(blocks, at: place) {
        write(group)
        place = group.end
      } else {
        newPlaces[place] = result.count
        result.append(blocks[place])
        place += 1
      }
    }
  }

  private mutating func write(_ group: TabGroup) {
    let end = group.end..<group.end
    result.append(Block(.tabs, [], from: end.lowerBound..<end.lowerBound))
    for (label, panel) in zip(group.labels, group.panels) {
      newPlaces[label] = result.count
      result.append(Block(.panel, blocks[label].text, from: blocks[label].origin))
      for place in panel {
        newPlaces[place] = result.count
        result.append(blocks[place])
      }
    }
    result.append(Block(.tabsEnd, [], from: end))
  }
}

/// Labels, and the blocks of each panel.
private struct TabGroup {
  let labels: Range<Int>
  let panels: [Range<Int>]

  var end: Int { panels.last?.upperBound ?? labels.upperBound }

  init?(_ blocks: [Block], at start: Int) {
    guard blocks[start].isItem, start == 0 || !blocks[start - 1].isItem else { return nil }
    var end = start
    while end < blocks.count, Self.isLabel(blocks[end]) { end += 1 }
    labels = start..<end
    guard labels.count > 1, end < blocks.count, !blocks[end].isItem else { return nil }
    guard let panels = Self.panels(blocks, from: end, count: labels.count) else { return nil }
    self.panels = panels
  }

  /// A few words without an end, and without a link.
  private static func isLabel(_ block: Block) -> Bool {
    guard case .item(depth: 0, number: nil) = block.kind, let last = block.text.last else {
      return false
    }
    return block.text.count < 48 && !".:;!?".utf8.contains(last)
      && !block.text.contains { "[`*".utf8.contains($0) }
  }

  /// As many runs as there are labels, each starting with a block of the same make: a heading of
  /// one level, or a picture. The last run is as long as the one before it.
  private static func panels(_ blocks: [Block], from start: Int, count: Int) -> [Range<Int>]? {
    let first = blocks[start].kind
    guard first == .image || blocks[start].headingLevel != nil else { return nil }
    var starts: [Int] = []
    for place in start..<blocks.count {
      if isStart(blocks[place], like: first) { starts.append(place) }
      if starts.count == count { break }
      guard isInside(blocks[place], first) else { return nil }
    }
    guard starts.count == count, let last = starts.last else { return nil }
    let size = last - starts[count - 2]
    let end = min(last + size, blocks.count)
    guard blocks[last..<end].dropFirst().allSatisfy({ isInside($0, first) }) else { return nil }
    return zip(starts, starts.dropFirst() + [end]).map { $0..<$1 }
  }

  /// A mark of right or wrong belongs to the picture before it.
  private static func isStart(_ block: Block, like first: Block.Kind) -> Bool {
    block.kind == first && !(first == .image && ImageLine.isMark(block.text))
  }

  private static func isInside(_ block: Block, _ first: Block.Kind) -> Bool {
    guard let level = block.headingLevel else { return true }
    if case .heading(let outer) = first { return level >= outer }
    return level >= 4
  }
}
