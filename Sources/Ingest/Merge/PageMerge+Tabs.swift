extension PageMerge {
  /// Groups of tabs that the page lacks or has a part of.
  mutating func fillTabs(from draft: Int) {
    let theirs = TabSpan.spans(drafts[draft].blocks, keys: keys[draft])
    var here = current().tabs
    var replaced: [(own: Range<Int>, blocks: [Placed])] = []
    for group in theirs {
      guard let heading = group.heading else { continue }
      if let match = here[heading]?.popLast() {
        guard match.isOpen, !group.isOpen else { continue }
        replaced.append((match.blocks, take(group.blocks, of: draft)))
      } else if let place = place(for: group, under: heading, of: draft) {
        replaced.append((place..<place, take(group.blocks, of: draft)))
      }
    }
    let open = here.values.joined().filter(\.isOpen)
    for match in open.sorted(by: { $0.blocks.lowerBound < $1.blocks.lowerBound }).prefix(32) {
      guard let panels = completed(match, from: draft) else { continue }
      replaced.append((match.blocks, panels))
    }
    replace(replaced)
  }
}

extension PageMerge {
  /// Where a group goes of which the page has nothing: behind what it follows in its own draft.
  private mutating func place(
    for group: TabSpan, under heading: [UInt8], of draft: Int
  ) -> Int? {
    let page = current()
    guard let top = page.places[heading], !standings[draft].seenByNewer.contains(.panels) else {
      return nil
    }
    let inside = group.blocks.filter { drafts[draft].blocks[$0].kind.needsText }
    // As text without tabs, the page has it.
    if inside.contains(where: { page.says(keys[draft][$0]) }) { return nil }
    let before = group.blocks.lowerBound - 1
    guard before >= 0 else { return top + 1 }
    return (page.place(of: keys[draft][before], under: heading) ?? top) + 1
  }

  private mutating func replace(_ replaced: [(own: Range<Int>, blocks: [Placed])]) {
    guard !replaced.isEmpty else { return }
    for (own, group) in replaced {
      let kept = Set(group.map(\.origin))
      for block in blocks[own] where !kept.contains(block.origin) {
        fates[block.draft][block.place] = .merged
      }
    }
    for (own, group) in replaced.sorted(by: { $0.own.lowerBound > $1.own.lowerBound }) {
      blocks.replaceSubrange(own, with: group)
    }
    hasChanged()
  }
}

extension PageMerge.Placed {
  fileprivate var origin: BlockPlace { BlockPlace(draft: draft, block: place) }
}
