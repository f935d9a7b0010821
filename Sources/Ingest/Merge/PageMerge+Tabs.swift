extension PageMerge {
  /// Groups of tabs that the page lacks or has a part of.
  mutating func fillTabs(from draft: Int) {
    let theirs = TabSpan.spans(drafts[draft].blocks, keys: keys[draft])
    var own = UnmetTabs(current(), blocks, keys)
    let counts = theirs.reduce(into: [:]) { $0[$1.heading, default: 0] += 1 }
    var replaced: [(own: Range<Int>, blocks: [Placed])] = []
    var unread = 0
    for group in theirs {
      guard let heading = group.heading else { continue }
      let content = group.blocks.filter { !isMark($0, of: draft) }.map { keys[draft][$0] }
      if let match = own.meet(heading, content, count: counts[heading, default: 0]) {
        guard match.isOpen, !group.isOpen else { continue }
        replaced.append((behind(match, group, of: draft), take(group.blocks, of: draft)))
      } else {
        unread += 1
        let list = unread > Self.most ? nil : loose(group, under: heading, of: draft)
        let place = list == nil ? place(for: group, under: heading, of: draft) : nil
        guard let range = list ?? place.map({ $0..<$0 }) else { continue }
        replaced.append((range, take(group.blocks, of: draft)))
      }
    }
    let open = own.open.sorted { $0.blocks.lowerBound < $1.blocks.lowerBound }
    for match in open.prefix(Self.most) {
      guard let panels = completed(match, from: draft) else { continue }
      replaced.append((match.blocks, panels))
    }
    replace(replaced)
  }
}

extension PageMerge {
  private func isMark(_ place: Int, of draft: Int) -> Bool {
    drafts[draft].blocks[place].needed == .panels
  }

  /// What the page has of a group that it did not read as one, as one of its pictures is missing: a
  /// list of the labels, and what follows it.
  private mutating func loose(
    _ group: TabSpan, under heading: [UInt8], of draft: Int
  ) -> Range<Int>? {
    guard let top = current().places[heading], !standings[draft].seenByNewer.contains(.panels)
    else {
      return nil
    }
    let labels = Set(group.blocks.filter { isPanel($0, of: draft) }.map { keys[draft][$0] })
    let inside = Set(keys[draft][group.blocks]).subtracting([[]])
    let here = blocks.map { keys[$0.draft][$0.place] }
    let below = blocks.indices[(top + 1)...].prefix {
      blocks[$0].block.headingLevel == nil || inside.contains(here[$0])
    }
    let listed = below.filter { blocks[$0].block.isItem && labels.contains(here[$0]) }
    guard let first = listed.first, let last = listed.last,
      last - first + 1 == listed.count, labels.count <= listed.count + 1
    else { return nil }
    let end = below[last...].prefix { inside.contains(here[$0]) }.endIndex
    return end > last + 1 ? first..<end : nil
  }

  /// A group of the page with what follows of its panels, as a group whose labels are not all there
  /// ends after its first panel.
  private func behind(_ match: TabSpan, _ group: TabSpan, of draft: Int) -> Range<Int> {
    let inside = Set(keys[draft][group.blocks]).subtracting([[]])
    let rest = blocks[match.blocks.upperBound...].prefix {
      inside.contains(keys[$0.draft][$0.place])
    }
    return match.blocks.lowerBound..<rest.endIndex
  }

  private func isPanel(_ place: Int, of draft: Int) -> Bool {
    drafts[draft].blocks[place].kind == .panel
  }

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

  /// All at once: each by itself would move the rest of the page. What belongs to two groups goes
  /// with the first.
  private mutating func replace(_ replaced: [(own: Range<Int>, blocks: [Placed])]) {
    guard !replaced.isEmpty else { return }
    var page: [Placed] = []
    var next = 0
    let order = replaced.indices.sorted {
      (replaced[$0].own.lowerBound, $0) < (replaced[$1].own.lowerBound, $1)
    }
    for (own, group) in order.map({ replaced[$0] }) {
      let start = max(own.lowerBound, next)
      let end = max(own.upperBound, start)
      let kept = Set(group.map(\.origin))
      for block in blocks[start..<end] where !kept.contains(block.origin) {
        fates[block.draft][block.place] = .merged
      }
      page += blocks[next..<start] + group
      next = end
    }
    blocks = page + blocks[next...]
    hasChanged()
  }

  /// So many groups of a page are looked for; more are no page of the guidelines.
  private static let most = 32
}

extension PageMerge.Placed {
  fileprivate var origin: BlockPlace { BlockPlace(draft: draft, block: place) }
}
