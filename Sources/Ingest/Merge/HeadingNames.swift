/// What the headings of another draft are called in the inventory of a page. Of headings with the
/// same words, as each platform has, every one but the first has a name of its own there.
struct HeadingNames: Sendable {
  /// By the places of headings in the draft.
  private var names: [Int: [UInt8]] = [:]
  /// Where the page has them.
  private var places: [Int: Int] = [:]

  init(_ blocks: [Block], _ keys: [[UInt8]], in page: PageInventory) {
    let paths = HeadingPaths(blocks, keys)
    let taken = Set(paths.all.compactMap { page.headings[$0.path] })
    for (place, path) in paths.all {
      let key = keys[place]
      let isOnlyOne = paths.count(of: key) == 1
      if let here = page.headings[path] ?? page.headings[near: path, isOnlyOne] {
        let isFree = page.headings[path] != nil || isOnlyOne || !taken.contains(here)
        (names[place], places[place]) = isFree ? (page.headingNames[here], here) : (nil, nil)
      }
      // Another one of these words is the page’s.
      if names[place] == nil { names[place] = isOnlyOne ? key : key + [0xFF] }
    }
  }

  /// The name of the heading at a place; nil if no heading is there.
  subscript(place: Int) -> [UInt8]? { names[place] }

  /// Where the page has the heading.
  func place(of heading: Int) -> Int? { places[heading] }
}

/// The headings of a text, those within tabs too, and the headings around each.
struct HeadingPaths: Sendable {
  private(set) var all: [(place: Int, path: [[UInt8]])] = []
  private var byPath: [[[UInt8]]: Int] = [:]
  private var firsts: [[UInt8]: Int] = [:]
  private var counts: [[UInt8]: Int] = [:]

  init(_ blocks: [Block], _ keys: [[UInt8]]) {
    var around: [(level: Int, key: [UInt8])] = []
    for (place, block) in blocks.enumerated() {
      guard let level = block.headingLevel else { continue }
      while let last = around.last, last.level >= level { around.removeLast() }
      if level > 1 { around.append((level, keys[place])) }
      let path = level > 1 ? around.map(\.key) : [keys[place], []]
      all.append((place, path))
      if byPath[path] == nil { byPath[path] = place }
      if firsts[keys[place]] == nil { firsts[keys[place]] = place }
      counts[keys[place], default: 0] += 1
    }
  }

  /// What each heading is called: by its words, or, if one that is elsewhere has them already, by
  /// a name of its own.
  func names(_ keys: [[UInt8]]) -> [Int: [UInt8]] {
    all.reduce(into: [:]) { names, heading in
      let (place, key) = (heading.place, keys[heading.place])
      let first = byPath[heading.path] ?? place
      names[place] = firsts[key] == first ? key : key + [0] + String(first).utf8
    }
  }

  /// How many headings have some words.
  func count(of key: [UInt8]) -> Int { counts[key] ?? 0 }

  subscript(path: [[UInt8]]) -> Int? { byPath[path] }

  /// The first heading of the same words, if the headings around it are not here, or if it is the
  /// only one of its own text.
  subscript(near path: [[UInt8]], isOnlyOne: Bool) -> Int? {
    guard let key = path.last(where: { !$0.isEmpty }) else { return nil }
    let isWithin = path.count > 1 && byPath[path.dropLast()] != nil
    return isWithin && !isOnlyOne ? nil : firsts[key]
  }
}
