/// What a page has, looked up by what it says, so that a draft is compared with it in one pass.
struct PageInventory: Sendable {
  /// All that the page says.
  let said: Set<[UInt8]>
  /// Where each text first stands; a group of tabs says nothing by its opening.
  private(set) var places: [[UInt8]: Int] = [:]
  private(set) var hasImage = false
  /// Behind the last section under each heading.
  private(set) var sectionEnds: [[UInt8]: Int] = [:]
  /// Behind what stands above the first heading.
  private(set) var openingEnd = 0
  /// The groups of tabs that lack a panel, by the heading above them, the first one last.
  private(set) var openTabs: [[UInt8]: [Range<Int>]] = [:]
  let tables: TableComparison.Tables

  init(_ placed: [PageMerge.Placed], keys: [[[UInt8]]]) {
    let blocks = placed.map(\.block)
    let keys = placed.map { keys[$0.draft][$0.place] }
    said = Set(keys)
    for (place, block) in blocks.enumerated() where block.kind != .tabs && !keys[place].isEmpty {
      if places[keys[place]] == nil { places[keys[place]] = place }
    }
    hasImage = blocks.contains { $0.kind == .image }
    let sections = DraftSection.sections(of: blocks, keys: keys)
    openingEnd = sections.first?.blocks.upperBound ?? 0
    for section in sections {
      if let last = section.path.last { sectionEnds[last] = section.blocks.upperBound }
    }
    for group in TabSpan.spans(blocks, keys: keys).reversed() where group.isOpen {
      if let heading = group.heading { openTabs[heading, default: []].append(group.blocks) }
    }
    tables = TableComparison.Tables(blocks)
  }
}

/// A group of tabs in a draft or a page.
struct TabSpan: Sendable {
  let blocks: Range<Int>
  /// What the heading above it says.
  let heading: [UInt8]?
  /// Whether panels are missing.
  let isOpen: Bool

  static func spans(_ blocks: [Block], keys: [[UInt8]]) -> [TabSpan] {
    var spans: [TabSpan] = []
    var heading: [UInt8]?
    var begun: (place: Int, heading: [UInt8]?)?
    for (place, block) in blocks.enumerated() {
      if block.headingLevel != nil { heading = keys[place] }
      if block.kind == .tabs { begun = (place, heading) }
      guard block.kind == .tabsEnd, let start = begun else { continue }
      spans.append(
        TabSpan(
          blocks: start.place..<place + 1, heading: start.heading,
          isOpen: !blocks[start.place].text.isEmpty))
      begun = nil
    }
    return spans
  }
}
