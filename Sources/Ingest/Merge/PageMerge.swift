import Model

/// Puts the drafts of one page together. The first draft leads; the others give what it lacks,
/// unless a newer source that could see it no longer has it, and are otherwise accounted for.
struct PageMerge: Sendable {
  /// What became of a block of a draft.
  enum Fate: Sendable, Equatable {
    case kept
    /// The page says the same.
    case merged
    case dropped(rule: String)
  }

  /// A block of the page: which draft gave it, and its place there.
  struct Placed: Sendable {
    var block: Block
    var draft: Int
    var place: Int
  }

  /// How a draft relates to the others.
  struct Standing: Sendable {
    /// How much of a page's structure its shape keeps; 3 is all of it.
    var structure = 3
    /// False if nothing dates the source: its age is unknown then.
    var isDated = true
    /// Whether its scrape may have been cut short.
    var isCut = false
    /// What this one keeps little structure of, but no source that keeps more can see.
    var unseen: Sight = []
    /// Whether it is proven to be newer than the leading source, which keeps more structure, is the
    /// newest of those that are, and keeps the lines at least.
    var isNewer = false
    /// What newer sources can see: they would show it, if the page still had it.
    var seenByNewer: Sight = []
    /// The newest source that can see text, if it is newer.
    var newer: Int?
  }

  /// A section that a newer source no longer has.
  struct Superseded: Sendable, Equatable {
    let draft: Int
    let heading: String
    let origin: Int
    let newer: Int
  }

  var blocks: [Placed] = []
  /// By draft, then by block.
  var fates: [[Fate]]
  var superseded: [Superseded] = []
  /// How many blocks of a draft are kept without a part that the page does not say.
  var shortened: [Int: Int] = [:]
  var contradictions: [TableDifference] = []
  /// The block of another draft that took the place of the one at which the leading draft stops.
  var wholeEnd: (draft: Int, place: Int)?

  let drafts: [Draft]
  let standings: [Standing]
  /// By draft, then by block: what a block says. Only where there is something to compare.
  private(set) var keys: [[[UInt8]]] = []
  /// What the page has; nil once it has changed.
  private var inventory: PageInventory?
  private var wording: Wording?
  /// How often the draft that is added says each text.
  private(set) var counts: [[UInt8]: Int] = [:]

  init(_ drafts: [Draft], _ standings: [Standing]) {
    self.drafts = drafts
    self.standings = standings
    fates = drafts.map { Array(repeating: .dropped(rule: "superseded"), count: $0.blocks.count) }
    guard let lead = drafts.first else { return }
    blocks = lead.blocks.enumerated().map { Placed(block: $1, draft: 0, place: $0) }
    fates[0] = lead.blocks.map { _ in .kept }
    guard drafts.count > 1 else { return }
    keys = drafts.map { $0.blocks.map(\.identity) }
    for draft in drafts.indices.dropFirst() {
      if drafts[draft].isContents, !lead.isContents { addContents(from: draft) } else { add(draft) }
    }
    tellUnsaid()
    // Not asked for again, and there are thousands of pages.
    hasChanged()
    counts = [:]
  }
}

extension PageMerge {
  private mutating func add(_ draft: Int) {
    counts = keys[draft].reduce(into: [:]) { $0[$1, default: 0] += 1 }
    account(for: draft)
    completeEnd(from: draft)
    enrich(from: draft)
    fillTabs(from: draft)
    uniteChanges(with: draft)
    reword(from: draft)
    completeParts(from: draft)
    fillSections(from: draft)
    fillBlocks(from: draft)
    compareTables(with: draft)
  }

  /// Blocks that say what the page says already.
  mutating func account(for draft: Int) {
    let known = current()
    for (place, key) in keys[draft].enumerated() where key.isEmpty || known.says(key) {
      fates[draft][place] = .merged
    }
  }

  /// Made again only when the page has changed: most of the drafts of a page change nothing.
  mutating func current() -> PageInventory {
    if let inventory { return inventory }
    let made = PageInventory(blocks, keys: keys)
    inventory = made
    return made
  }

  mutating func said() -> Wording {
    if let wording { return wording }
    let made = Wording(blocks.lazy.map(\.block))
    wording = made
    return made
  }

  mutating func hasChanged() { (inventory, wording) = (nil, nil) }

  /// What a block needs to be seen, where it is.
  func isSuperseded(_ block: Block, in section: DraftSection?, of draft: Int) -> Bool {
    var needed = block.needed
    if section?.isAboutPlatforms == true { needed.insert(.platforms) }
    return needed.isSubset(of: standings[draft].seenByNewer)
  }
}

extension PageMerge {
  /// Runs of a draft's blocks, by the place in the page that they go to.
  typealias Insertions = [Int: [Range<Int>]]

  /// All at once: each by itself would move the rest of the page.
  mutating func insert(_ insertions: Insertions, of draft: Int) {
    guard !insertions.isEmpty else { return }
    var filled: [Placed] = []
    for place in 0...blocks.count {
      for range in insertions[place] ?? [] { filled += take(range, of: draft) }
      if place < blocks.count { filled.append(blocks[place]) }
    }
    blocks = filled
    hasChanged()
  }

  mutating func take(_ range: Range<Int>, of draft: Int) -> [Placed] {
    for place in range { fates[draft][place] = .kept }
    return range.map { Placed(block: drafts[draft].blocks[$0], draft: draft, place: $0) }
  }
}
