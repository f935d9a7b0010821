import Model

/// Puts the drafts of one page together. The first draft leads; the others give the sections, the
/// pictures and the tabs that it lacks, and are otherwise accounted for.
struct PageMerge {
  /// What became of a block of a draft.
  enum Fate: Sendable, Equatable {
    case kept
    /// The leading draft says the same.
    case merged
    case dropped(rule: String)
  }

  /// The page's blocks, each with the draft that gave it.
  private(set) var blocks: [(block: Block, draft: Int)] = []
  /// By draft, then by block.
  private(set) var fates: [[Fate]]
  private(set) var contradictions: [TableComparison.Difference] = []

  private let drafts: [Draft]
  /// Which drafts may add sections that the lead lacks.
  private let mayFill: [Bool]

  init(_ drafts: [Draft], mayFill: [Bool]) {
    self.drafts = drafts
    self.mayFill = mayFill
    fates = drafts.map { Array(repeating: .dropped(rule: "superseded"), count: $0.blocks.count) }
    guard let lead = drafts.first else { return }
    blocks = lead.blocks.map { ($0, 0) }
    fates[0] = lead.blocks.map { _ in .kept }
    for draft in drafts.indices.dropFirst() { add(draft) }
  }
}

extension PageMerge {
  private mutating func add(_ draft: Int) {
    account(for: draft)
    fillTabs(from: draft)
    fillPictures(from: draft)
    if mayFill[draft] { fillSections(from: draft) }
    let own = blocks.map(\.block)
    contradictions += TableComparison.differences(own, drafts[draft].blocks, draft: draft)
  }

  /// Blocks that say what the page says already.
  private mutating func account(for draft: Int) {
    let known = Set(blocks.map(\.block.key))
    for (place, block) in drafts[draft].blocks.enumerated() {
      let key = block.key
      if key.isEmpty || known.contains(key) { fates[draft][place] = .merged }
    }
  }

  /// Whole sections, behind the one that they follow in their own draft.
  private mutating func fillSections(from draft: Int) {
    let theirs = drafts[draft].blocks
    var before: [[UInt8]] = []
    for section in DraftSection.sections(of: theirs) {
      defer { before = section.path }
      let ours = DraftSection.sections(of: blocks.map(\.block))
      guard let last = section.path.last, !ours.contains(where: { $0.path.last == last }),
        theirs[section.blocks].contains(where: { $0.headingLevel == nil })
          || isParent(section, in: theirs)
      else { continue }
      insert(section.blocks, of: draft, at: end(of: before, among: ours))
    }
  }

  /// A heading whose text stands under headings of its own.
  private func isParent(_ section: DraftSection, in blocks: [Block]) -> Bool {
    guard section.blocks.upperBound < blocks.count,
      let inner = blocks[section.blocks.upperBound].headingLevel,
      let own = blocks[section.blocks.lowerBound].headingLevel
    else { return false }
    return inner > own
  }

  private func end(of path: [[UInt8]], among sections: [DraftSection]) -> Int {
    guard let key = path.last else { return sections.first?.blocks.upperBound ?? 0 }
    return sections.last { $0.path.last == key }?.blocks.upperBound ?? blocks.count
  }

  /// Pictures that stand behind a block which the page has, if the page shows none there.
  private mutating func fillPictures(from draft: Int) {
    guard !blocks.contains(where: { $0.block.kind == .image }) else { return }
    let theirs = drafts[draft].blocks
    for (place, block) in theirs.enumerated() where block.kind == .image {
      guard place > 0, let behind = self.place(of: theirs[place - 1]) else { continue }
      insert(place..<place + 1, of: draft, at: behind + 1)
    }
  }

  private func place(of block: Block) -> Int? {
    let key = block.key
    return blocks.firstIndex { $0.block.key == key && $0.block.kind != .tabs }
  }

  private mutating func insert(_ range: Range<Int>, of draft: Int, at place: Int) {
    let inserted = range.map { (block: drafts[draft].blocks[$0], draft: draft) }
    blocks.insert(contentsOf: inserted, at: min(place, blocks.count))
    for block in range { fates[draft][block] = .kept }
  }
}

extension PageMerge {
  /// A group of tabs of which the page has a part, where this draft has more.
  private mutating func fillTabs(from draft: Int) {
    let theirs = drafts[draft].blocks
    for group in Self.groups(theirs) where theirs[group.lowerBound].text.isEmpty {
      guard let heading = Self.heading(above: group.lowerBound, in: theirs) else { continue }
      let own = blocks.map(\.block)
      let match = Self.groups(own).first { place in
        !own[place.lowerBound].text.isEmpty
          && Self.heading(above: place.lowerBound, in: own) == heading
      }
      guard let match else { continue }
      for place in match { drop(place) }
      blocks.removeSubrange(match)
      insert(group, of: draft, at: match.lowerBound)
    }
  }

  /// A block of the page that gives way: its source is accounted for as merged.
  private mutating func drop(_ place: Int) {
    let (block, draft) = blocks[place]
    guard let index = drafts[draft].blocks.firstIndex(of: block) else { return }
    fates[draft][index] = .merged
  }

  private static func groups(_ blocks: [Block]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var start: Int?
    for (place, block) in blocks.enumerated() {
      if block.kind == .tabs { start = place }
      if block.kind == .tabsEnd, let begun = start {
        groups.append(begun..<place + 1)
        start = nil
      }
    }
    return groups
  }

  private static func heading(above place: Int, in blocks: [Block]) -> [UInt8]? {
    blocks[..<place].last { $0.headingLevel != nil }?.key
  }
}
