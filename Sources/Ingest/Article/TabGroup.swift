/// One group of tabs: the places of its labels, and of the blocks of each panel that was captured.
struct TabGroup {
  let labels: Range<Int>
  /// The labels whose panels are there, in order.
  let captured: [Int]
  let panels: [Range<Int>]

  var end: Int { panels.last?.upperBound ?? labels.upperBound }
  /// Either all are captured or one is.
  var missing: [Int] {
    captured.count == labels.count ? [] : labels.filter { $0 != captured.first }
  }

  init?(_ blocks: [Block], at start: Int) {
    guard blocks[start].isItem, start == 0 || Self.isOpen(behind: blocks[start - 1]) else {
      return nil
    }
    var end = start
    while end < blocks.count, Self.isLabel(blocks[end]) { end += 1 }
    labels = start..<end
    guard labels.count > 1, end < blocks.count, !blocks[end].isItem else { return nil }
    if let panels = Self.allPanels(blocks, from: end, count: labels.count),
      Self.areNamed(panels, by: labels, in: blocks)
    {
      self.panels = panels
      captured = Array(labels)
    } else if let (label, panel) = Self.selectedPanel(blocks, from: end, among: labels) {
      panels = [panel]
      captured = [label]
    } else {
      return nil
    }
  }
}

extension TabGroup {
  /// Labels may be right behind a list, if its last item is a sentence.
  private static func isOpen(behind block: Block) -> Bool {
    guard block.isItem, let last = block.text.last else { return true }
    return ".!?".utf8.contains(last)
  }

  /// A panel has no more blocks than this, on average: a list without panels is not looked for
  /// panels down to the end of the file.
  private static let longestPanel = 100

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
  private static func allPanels(_ blocks: [Block], from start: Int, count: Int) -> [Range<Int>]? {
    let first = blocks[start].kind
    guard PanelPictures.isOne(blocks[start]) || (blocks[start].headingLevel ?? 0) > 2 else {
      return nil
    }
    let pictures = PanelPictures(blocks, from: start, upTo: start + count * longestPanel)
    if pictures.places.count > count { return pictures.panels(blocks, labels: count) }
    var starts: [Int] = []
    for place in start..<min(blocks.count, start + count * longestPanel) {
      if isStart(blocks[place], like: first) { starts.append(place) }
      if starts.count == count { break }
      guard isInside(blocks[place], first) else { return nil }
    }
    guard starts.count == count, let last = starts.last else { return nil }
    let end = min(last + last - starts[count - 2], blocks.count)
    guard blocks[last..<end].dropFirst().allSatisfy({ isInside($0, first) }) else { return nil }
    let panels = zip(starts, starts.dropFirst() + [end]).map { $0..<$1 }
    return areAlike(panels) ? panels : nil
  }

  /// Panels show one thing in several forms: none is twice as long as another.
  private static func areAlike(_ panels: [Range<Int>]) -> Bool {
    let sizes = panels.map(\.count)
    return (sizes.max() ?? 0) <= 2 * (sizes.min() ?? 0)
  }

  /// A panel that starts with its label says so in its heading: if the first does, all do, or what
  /// follows the first are the next sections.
  private static func areNamed(
    _ panels: [Range<Int>], by labels: Range<Int>, in blocks: [Block]
  ) -> Bool {
    let isNamed = zip(panels, labels).map { panel, label in
      blocks[panel.lowerBound].text.starts(with: blocks[label].text)
    }
    return blocks[panels[0].lowerBound].headingLevel == nil || !isNamed[0]
      || isNamed.allSatisfy { $0 }
  }

  /// The one panel of a scrape that did not open the others: it starts with a heading that is one
  /// of the labels, and ends before the next heading.
  private static func selectedPanel(
    _ blocks: [Block], from start: Int, among labels: Range<Int>
  ) -> (label: Int, panel: Range<Int>)? {
    guard blocks[start].headingLevel != nil,
      let label = labels.first(where: { blocks[$0].text == blocks[start].text })
    else { return nil }
    let next = blocks[(start + 1)...].firstIndex { $0.headingLevel != nil || $0.isItem }
    return (label, start..<(next ?? blocks.count))
  }

  private static func isStart(_ block: Block, like first: Block.Kind) -> Bool {
    if case .heading = first { return block.kind == first }
    return PanelPictures.isOne(block)
  }

  private static func isInside(_ block: Block, _ first: Block.Kind) -> Bool {
    guard let level = block.headingLevel else { return true }
    if case .heading(let outer) = first { return level >= outer }
    return level >= 4
  }
}
