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

  /// A block of the page: which draft gave it, and its place there.
  struct Placed: Sendable {
    let block: Block
    let draft: Int
    let place: Int
  }

  private(set) var blocks: [Placed] = []
  /// By draft, then by block.
  private(set) var fates: [[Fate]]
  private(set) var contradictions: [TableComparison.Difference] = []

  private let drafts: [Draft]
  /// Which drafts may add sections that the lead lacks.
  private let mayFill: [Bool]
  /// By draft, then by block: what a block says. Only where there is something to compare.
  private var keys: [[[UInt8]]] = []
  /// What the page has; nil once it has changed.
  private var inventory: PageInventory?
  private var wording: Wording?

  init(_ drafts: [Draft], mayFill: [Bool]) {
    self.drafts = drafts
    self.mayFill = mayFill
    fates = drafts.map { Array(repeating: .dropped(rule: "superseded"), count: $0.blocks.count) }
    guard let lead = drafts.first else { return }
    blocks = lead.blocks.enumerated().map { Placed(block: $1, draft: 0, place: $0) }
    fates[0] = lead.blocks.map { _ in .kept }
    guard drafts.count > 1 else { return }
    keys = drafts.map { $0.blocks.map(\.key) }
    for draft in drafts.indices.dropFirst() { add(draft) }
  }
}

extension PageMerge {
  private mutating func add(_ draft: Int) {
    account(for: draft)
    fillTabs(from: draft)
    fillPictures(from: draft)
    if mayFill[draft] { fillSections(from: draft) }
    contradictions += TableComparison.differences(
      { current().tables }, drafts[draft].blocks, draft: draft)
  }

  /// Made anew only when the page has changed: most of the drafts of a page change nothing.
  private mutating func current() -> PageInventory {
    if let inventory { return inventory }
    let made = PageInventory(blocks, keys: keys)
    inventory = made
    return made
  }

  private mutating func says(_ blocks: [Block]) -> Bool {
    let said = wording ?? Wording(self.blocks.lazy.map(\.block))
    wording = said
    return said.says(blocks)
  }

  /// Blocks that say what the page says already.
  private mutating func account(for draft: Int) {
    let known = current().said
    for (place, key) in keys[draft].enumerated() where key.isEmpty || known.contains(key) {
      fates[draft][place] = .merged
    }
  }

  /// Whole sections, behind the one that they follow in their own draft.
  private mutating func fillSections(from draft: Int) {
    let sections = DraftSection.sections(of: drafts[draft].blocks, keys: keys[draft])
    var insertions = Insertions()
    var before: [UInt8]?
    var ends = current().sectionEnds
    let opening = current().openingEnd
    // From the last to the first, so that a parent knows of its children.
    var isNew = false
    let news = sections.indices.reversed().map { number in
      isNew = self.isNew(sections, number, beforeNew: isNew, of: draft)
      return isNew
    }
    for (section, isNew) in zip(sections, news.reversed()) {
      defer { before = section.path.last }
      guard isNew, let last = section.path.last, ends[last] == nil else { continue }
      let place = before.map { ends[$0] ?? blocks.count } ?? opening
      insertions[place, default: []].append(section.blocks)
      ends[last] = place
    }
    insert(insertions, of: draft)
  }

  /// Whether a section has a heading that the page lacks, and text that it does not say anywhere. A
  /// heading whose text stands under headings of its own is as new as the first of them.
  private mutating func isNew(
    _ sections: [DraftSection], _ number: Int, beforeNew: Bool, of draft: Int
  ) -> Bool {
    let section = sections[number]
    let text = drafts[draft].blocks[section.blocks].filter { $0.headingLevel == nil }
    guard let last = section.path.last, current().sectionEnds[last] == nil else { return false }
    guard text.isEmpty else { return !says(text) }
    return beforeNew && sections[number + 1].path.count > section.path.count
  }

  /// Pictures that stand behind a block which the page has, if the page shows none there.
  private mutating func fillPictures(from draft: Int) {
    let theirs = drafts[draft].blocks
    guard theirs.contains(where: { $0.kind == .image }), !current().hasImage else { return }
    let anchors = current().places
    var insertions = Insertions()
    // Where the picture right before this one went.
    var last: (place: Int, anchor: Int)?
    for (place, block) in theirs.enumerated() where block.kind == .image && place > 0 {
      let own = last.flatMap { $0.place == place - 1 ? $0.anchor : nil }
      guard let anchor = own ?? anchors[keys[draft][place - 1]].map({ $0 + 1 }) else { continue }
      insertions[anchor, default: []].append(place..<place + 1)
      last = (place, anchor)
    }
    insert(insertions, of: draft)
  }
}

extension PageMerge {
  /// Runs of a draft's blocks, by the place in the page that they go to.
  private typealias Insertions = [Int: [Range<Int>]]

  /// All at once: each by itself would move the rest of the page.
  private mutating func insert(_ insertions: Insertions, of draft: Int) {
    guard !insertions.isEmpty else { return }
    var filled: [Placed] = []
    for place in 0...blocks.count {
      for range in insertions[place] ?? [] { filled += take(range, of: draft) }
      if place < blocks.count { filled.append(blocks[place]) }
    }
    blocks = filled
    (inventory, wording) = (nil, nil)
  }

  private mutating func take(_ range: Range<Int>, of draft: Int) -> [Placed] {
    for place in range { fates[draft][place] = .kept }
    return range.map { Placed(block: drafts[draft].blocks[$0], draft: draft, place: $0) }
  }

  /// A group of tabs of which the page has a part, where this draft has more.
  private mutating func fillTabs(from draft: Int) {
    let theirs = TabSpan.spans(drafts[draft].blocks, keys: keys[draft])
    var open = current().openTabs
    var replaced: [Int: (own: Range<Int>, theirs: Range<Int>)] = [:]
    for group in theirs where !group.isOpen {
      guard let heading = group.heading, let match = open[heading]?.popLast() else { continue }
      replaced[match.lowerBound] = (match, group.blocks)
    }
    guard !replaced.isEmpty else { return }
    var filled: [Placed] = []
    var place = 0
    while place < blocks.count {
      guard let (own, group) = replaced[place] else {
        filled.append(blocks[place])
        place += 1
        continue
      }
      for block in blocks[own] { fates[block.draft][block.place] = .merged }
      filled += take(group, of: draft)
      place = own.upperBound
    }
    blocks = filled
    (inventory, wording) = (nil, nil)
  }
}
