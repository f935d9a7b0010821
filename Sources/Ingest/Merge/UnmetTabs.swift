/// The groups of tabs of a page that no group of another draft is yet.
struct UnmetTabs {
  private var byHeading: [[UInt8]: [TabSpan]]
  /// By what is in them, under their headings.
  private var byContent: [PageInventory.Spot: TabSpan] = [:]
  private let counts: [[UInt8]: Int]
  /// By their first blocks.
  private var met: Set<Int> = []

  init(_ page: PageInventory, _ blocks: [PageMerge.Placed], _ keys: [[[UInt8]]]) {
    byHeading = page.tabs
    counts = page.tabs.mapValues(\.count)
    // The first group of a heading is the last in its list.
    for (heading, groups) in page.tabs {
      for group in groups {
        for own in blocks[group.blocks] where own.block.needed != .panels {
          byContent[PageInventory.Spot(heading: heading, key: keys[own.draft][own.place])] = group
        }
      }
    }
  }

  var open: [TabSpan] {
    byHeading.values.joined().filter { $0.isOpen && !met.contains($0.blocks.lowerBound) }
  }

  /// The group that has something of another, or, if the page has as many below the heading as the
  /// other's draft, the next.
  mutating func meet(_ heading: [UInt8], _ content: [[UInt8]], count: Int) -> TabSpan? {
    let same = content.compactMap { byContent[PageInventory.Spot(heading: heading, key: $0)] }
    var group = same.first { !met.contains($0.blocks.lowerBound) }
    while group == nil, count <= counts[heading, default: 0],
      let next = byHeading[heading]?.popLast()
    {
      if !met.contains(next.blocks.lowerBound) { group = next }
    }
    if let group { met.insert(group.blocks.lowerBound) }
    return group
  }
}
