/// Where in a page each block of another draft is, or is put if the page lacks it: a walk through
/// the draft beside the page.
struct BlockPlaces {
  private let page: PageInventory
  private let placed: [PageMerge.Placed]
  private let pageKeys: [[[UInt8]]]
  private let wording: Wording
  private let blocks: [Block]
  private let keys: [[UInt8]]
  /// Behind the block of the page that the last one is.
  private var anchor: Int
  private var heading: [UInt8]?
  private let headings: HeadingNames
  /// How often each picture or table was met under its heading.
  private var met: [PageInventory.Spot: Int] = [:]
  /// How many tables of each header under each heading the page has that the draft lacks.
  private let ownTables: [PageInventory.Spot: Int]
  /// How many were met that the page lacks.
  private var unsaidTables: [PageInventory.Spot: Int] = [:]
  private let numbers: [Int: PictureNumber]
  /// How often the draft says each text, or has each picture.
  private let counts: [[UInt8]: Int]
  /// Whether the last block before this one that has words is on the page.
  private(set) var isAnchored = true
  /// Whether this one is.
  private var isMet = true
  /// Whether the heading above it is on the page.
  private var isHeadingMet = true
  /// Whether the last block is a picture, or words under one, of the page.
  private(set) var isBehindPicture = false

  /// Whether it says the long texts of the page, by their places: each of them is asked once, and
  /// not for each block that might go in front of it.
  private let longSaid: [Int: Bool]
  /// Whether neither the page nor the draft lost any structure.
  private let isWhole: Bool
  /// The last block of the leading draft, or what took its place.
  private let leadEnd: Int

  init(_ merge: inout PageMerge, _ draft: Int) {
    page = merge.current()
    wording = merge.said()
    placed = merge.blocks
    pageKeys = merge.keys
    blocks = merge.drafts[draft].blocks
    keys = merge.keys[draft]
    headings = HeadingNames(blocks, keys, in: page)
    numbers = PictureNumber.all(in: blocks)
    let counts = merge.counts
    self.counts = counts
    longSaid = merge.blocks.enumerated().reduce(into: [:]) { told, placed in
      let key = merge.keys[placed.element.draft][placed.element.place]
      if key.count > Self.long { told[placed.offset] = counts[key] != nil }
    }
    ownTables = page.headers.mapValues { places in
      places.count { counts[merge.keys[merge.blocks[$0].draft][merge.blocks[$0].place]] == nil }
    }
    anchor = page.start
    let end = merge.wholeEnd
    leadEnd =
      placed.lastIndex { $0.draft == 0 || $0.draft == end?.draft && $0.place == end?.place } ?? -1
    isWhole = [0, draft].allSatisfy { merge.standings[$0].structure == 3 }
  }

  /// Goes on to a block; whether the page lacks it.
  mutating func isMissing(_ place: Int, isKept: Bool) -> Bool {
    let block = blocks[place]
    isAnchored = isMet
    guard block.headingLevel == nil, block.needed != .panels else {
      pass(place)
      return false
    }
    let here = self.place(of: block, keys[place], at: place)
    if let here { anchor = here + 1 }
    if block.kind == .image || here != nil || !block.mayHaveCaption {
      isBehindPicture = here != nil && block.mayHaveCaption
    }
    if block.kind != .image, block.kind != .caption { isMet = here != nil }
    if here == nil, let header = page.headerSpot(of: block, under: heading), !hasRows(place) {
      unsaidTables[header, default: 0] += 1
    }
    return here == nil && !isKept && !isSaid(place) && !keys[place].isEmpty
  }

  /// Whether the page says it as often as the draft, or lists where it leads.
  private func isSaid(_ place: Int) -> Bool {
    guard blocks[place].kind != .image else { return false }
    if let address = blocks[place].listedAddress { return page.listed.contains(address) }
    // Below a heading that the page lacks, it would go under another.
    let least = isHeadingMet ? counts[keys[place], default: 1] : 1
    return page.counts[keys[place], default: 0] >= least
  }

  /// The place for a block that the page lacks: not between a picture and its caption.
  mutating func insert(_ place: Int) -> Int {
    let block = blocks[place]
    while anchor < placed.count, Self.belongs(placed[anchor].block, behind: block) { anchor += 1 }
    isBehindPicture = block.mayHaveCaption
    isMet = true
    return anchor
  }

  /// Whether the page has nothing of its own where the next block would go: if it has, that is
  /// what became of the block.
  var isGap: Bool {
    for place in anchor..<min(placed.count, anchor + Self.near) {
      let next = placed[place]
      if next.block.headingLevel != nil { return true }
      if next.block.needed == .text { return longSaid[place] ?? isInDraft(next) }
    }
    return anchor + Self.near >= placed.count
  }

  /// Whether the leading draft has nothing more here, so that it stopped before the next block if
  /// it was cut.
  var isBehindLead: Bool { anchor > leadEnd }

  /// What the page says next.
  var nextText: Block? {
    placed[anchor...].prefix(Self.near).first { $0.block.needed == .text }?.block
  }

  /// Whether another caption is there already, worded otherwise.
  var hasOwnCaption: Bool {
    anchor < placed.count && placed[anchor].block.kind == .caption && !isInDraft(placed[anchor])
  }

  /// Whether a caption here would be a table's.
  var isBehindTable: Bool {
    placed[..<anchor].last { $0.block.kind != .caption }?.block.kind == .table
  }

  private func isInDraft(_ placed: PageMerge.Placed) -> Bool {
    counts[pageKeys[placed.draft][placed.place]] != nil
  }

  private static let near = 16
  /// In letters: longer than nearly all paragraphs.
  private static let long = 2_000

  private func hasRows(_ place: Int) -> Bool {
    page.has(
      blocks[place], keys[place], times: counts[keys[place], default: 1], isWhole: isWhole)
  }

  /// Whether the rows of a table are anywhere, or a table of the same header is under the same
  /// heading that may have become of it.
  func hasTable(at place: Int) -> Bool {
    let block = blocks[place]
    if hasRows(place) { return true }
    guard let header = page.headerSpot(of: block, under: heading) else { return false }
    return unsaidTables[header, default: 1] <= ownTables[header, default: 0]
  }

  /// Whether the page has an aside of its own nearby, which the draft does not have: that is what
  /// became of the draft's.
  var hasOwnAside: Bool {
    let ahead = placed[anchor..<min(placed.count, anchor + Self.near)]
    let behind = placed[max(0, anchor - Self.near)..<anchor].reversed()
    return hasOwnAside(ahead) || hasOwnAside(behind)
  }

  private func hasOwnAside(_ blocks: some Sequence<PageMerge.Placed>) -> Bool {
    blocks.prefix { $0.block.headingLevel == nil }
      .contains { $0.block.needed == .asides && !isInDraft($0) }
  }
}

extension BlockPlaces {
  /// A heading, or the mark of a group of tabs.
  private mutating func pass(_ place: Int) {
    isBehindPicture = false
    if blocks[place].kind == .tabsEnd { anchor = page.groupEnds[anchor - 1] ?? anchor }
    guard blocks[place].headingLevel != nil else { return }
    heading = headings[place]
    let here = headings.place(of: place)
    if let here { anchor = here + 1 }
    isMet = here != nil
    isHeadingMet = here != nil
  }

  /// Few words, cells, and half of a text are anywhere by chance, where the page keeps its lines.
  private func place(saying block: Block, _ key: [UInt8]) -> Int? {
    let isTable = block.kind == .table && !page.tables(like: block, under: heading).isEmpty
    let isChance = isWhole && (key.count < PageInventory.long || isTable)
    if isChance || block.listedAddress != nil { return nil }
    let isText = block.needed == .text
    return wording.place(saying: block, share: isWhole && isText ? 0.8 : 0.5)
  }

  /// A picture may be in several places, and a table too.
  private mutating func place(of block: Block, _ key: [UInt8], at own: Int) -> Int? {
    guard !key.isEmpty else { return nil }
    guard block.kind == .image || isWhole && block.kind == .table else {
      return page.place(of: key, under: heading) ?? place(saying: block, key)
    }
    let spot = PageInventory.Spot(heading: heading, key: key)
    let number = met[spot, default: 0]
    met[spot] = number + 1
    let places = page.spots[spot] ?? []
    if number < places.count { return places[number] }
    if let here = page.place(describedAs: block, numbers[own]) { return here }
    return counts[key] == 1 ? page.places[key] : nil
  }

  private static func belongs(_ next: Block, behind block: Block) -> Bool {
    switch next.kind {
    case .caption: block.kind != .caption
    case .asideRest(let kind): block.kind != .asideRest(kind)
    case .tabsEnd: block.needed == .text
    default: false
    }
  }
}
