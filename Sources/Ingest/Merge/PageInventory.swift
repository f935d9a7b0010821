/// What a page has, looked up by what it says, so that a draft is compared with it in one pass.
struct PageInventory: Sendable {
  /// A text under a heading.
  struct Spot: Hashable, Sendable {
    let heading: [UInt8]?
    let key: [UInt8]
  }

  /// How often the page says each text.
  let counts: [[UInt8]: Int]
  let map: SectionMap
  /// Where each text first is; a group of tabs says nothing by its opening.
  private(set) var places: [[UInt8]: Int] = [:]
  let headings: HeadingPaths
  /// What each heading is called below.
  let headingNames: [Int: [UInt8]]
  /// Where each text is under each heading, in order.
  private(set) var spots: [Spot: [Int]] = [:]
  /// The tables by the heading above them and their headers.
  private(set) var headers: [Spot: [Int]] = [:]
  /// The texts that are a link alone, by the heading above them and the address.
  private(set) var links: [Spot: Int] = [:]
  /// Where the entries of its lists of links lead.
  private(set) var listed: Set<[UInt8]> = []
  /// By what describes them: the pictures with names of their own, those whose bytes were in the
  /// page, and the first that is lost.
  private var named: [[UInt8]: [Int]] = [:]
  private var embedded: [[UInt8]: [Int]] = [:]
  private var lost: [[UInt8]: Int] = [:]
  /// Behind the title.
  let start: Int
  /// The groups of tabs by the heading above them, the first one last.
  private(set) var tabs: [[UInt8]: [TabSpan]] = [:]
  /// Behind the group of tabs that each block is in.
  private(set) var groupEnds: [Int: Int] = [:]
  /// Each row of a table, and each beginning of one: a poorer source may have lost columns.
  private(set) var rowStarts: Set<[UInt8]> = []
  private(set) var wholeRows: Set<[UInt8]> = []

  init(_ placed: [PageMerge.Placed], keys all: [[[UInt8]]]) {
    let blocks = placed.map(\.block)
    let keys = placed.map { all[$0.draft][$0.place] }
    counts = keys.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    map = SectionMap(blocks, keys: keys)
    headings = HeadingPaths(blocks, keys)
    headingNames = headings.names(keys)
    start = blocks.first?.headingLevel == 1 ? 1 : 0
    var heading: [UInt8]?
    for (place, block) in blocks.enumerated() where block.kind != .tabs && !keys[place].isEmpty {
      let key = keys[place]
      if block.headingLevel != nil { heading = headingNames[place] }
      if places[key] == nil { places[key] = place }
      if let words = block.pictureWords {
        switch block.picture?.name {
        case .own: named[words, default: []].append(place)
        case .embedded: embedded[words, default: []].append(place)
        case .lost: if lost[words] == nil { lost[words] = place }
        case nil: break
        }
      }
      spots[Spot(heading: heading, key: key), default: []].append(place)
      if block.isWords, let link = LeadingLink(block.text), link.isEntry {
        listed.insert(link.address)
        if link.isAlone { links[Spot(heading: heading, key: link.address)] = place }
      }
      guard let header = headerSpot(of: block, under: heading) else { continue }
      headers[header, default: []].append(place)
      for starts in block.rows.dropFirst().map(Self.starts) {
        rowStarts.formUnion(starts)
        if let whole = starts.last { wholeRows.insert(whole) }
      }
    }
    for group in TabSpan.spans(blocks, keys: keys).reversed() {
      for place in group.blocks { groupEnds[place] = group.blocks.upperBound }
      if let heading = group.heading { tabs[heading, default: []].append(group) }
    }
  }

  func says(_ key: [UInt8]) -> Bool { counts[key] != nil }

  /// Where a text is: under its heading, or, if it is too long to be twice by chance,
  /// anywhere.
  func place(of key: [UInt8], under heading: [UInt8]?) -> Int? {
    let here = spots[Spot(heading: heading, key: key)]?.first
    return here ?? (key.count >= Self.long ? places[key] : nil)
  }

  /// Where a picture is that has the same description, one of the two without a name of its own. Of
  /// several whose bytes are known, if they are as many in both, the one of the same number.
  func place(describedAs block: Block, _ number: PictureNumber?) -> Int? {
    guard let words = block.pictureWords, let name = block.picture?.name, let number else {
      return nil
    }
    func same(_ places: [Int]?) -> Int? {
      places.flatMap { $0.count == number.count ? $0[number.place] : nil }
    }
    return switch name {
    case .lost: named[words]?.first ?? embedded[words]?.first
    case .embedded: lost[words] ?? same(named[words] ?? embedded[words])
    case .own: lost[words] ?? same(embedded[words])
    }
  }

  /// The one table under a heading that has the header of another; nil without any, or with more.
  func table(like block: Block, under heading: [UInt8]?) -> Int? {
    let places = tables(like: block, under: heading)
    return places.count == 1 ? places[0] : nil
  }

  func tables(like block: Block, under heading: [UInt8]?) -> [Int] {
    headerSpot(of: block, under: heading).flatMap { headers[$0] } ?? []
  }

  func headerSpot(of block: Block, under heading: [UInt8]?) -> Spot? {
    Self.header(of: block).map { Spot(heading: heading, key: $0) }
  }

  /// Whether every row of a table is in a table of the page already, or the whole table as often
  /// as in a draft. `isWhole` tells whether both keep the structure.
  func has(_ table: Block, _ key: [UInt8], times: Int, isWhole: Bool) -> Bool {
    if let own = counts[key] { return own >= times }
    let rows = table.rows.dropFirst()
    // One row may begin another one by chance.
    let own = isWhole && rows.count == 1 ? wholeRows : rowStarts
    return !rows.isEmpty
      && rows.allSatisfy { Self.starts(of: $0).last.map(own.contains) ?? false }
  }

  /// Whether a table of the page has a row.
  func hasRow(_ row: [[UInt8]]) -> Bool {
    Self.starts(of: row).last.map(wholeRows.contains) ?? false
  }

  /// Whether the page says each row of a table.
  func hasRows(of table: Block) -> Bool {
    table.rows.dropFirst().allSatisfy { row in
      Self.starts(of: row).last.map(rowStarts.contains) ?? true
    }
  }

  /// From two cells on: what one cell says is said by chance.
  private static func starts(of row: [[UInt8]]) -> [[UInt8]] {
    guard 2...mostColumns ~= row.count else { return [] }
    var start: [UInt8] = []
    return row.enumerated().compactMap { place, cell in
      start += Block.words(of: cell) + [0]
      return place > 0 ? start : nil
    }
  }

  private static let mostColumns = 32

  /// The link that a text goes on to describe, where it is alone.
  func link(describedBy block: Block, under heading: [UInt8]?) -> Int? {
    guard block.isWords, let link = LeadingLink(block.text), !link.isAlone else { return nil }
    return links[Spot(heading: heading, key: link.address)]
  }

  /// In letters: a text that is not said twice by chance.
  static let long = 24

  private static func header(of block: Block) -> [UInt8]? {
    guard block.kind == .table, let row = block.rows.first else { return nil }
    return Array(row.map { Block.words(of: $0) }.joined(separator: [0]))
  }
}
