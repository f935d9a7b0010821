/// Chooses the part of a unit's text that speaks most of a query.
struct PartFinder {
  private struct Part {
    let kind: TextPart
    /// Behind the byte that begins it.
    let start: Int
    let end: Int
    /// The head of a row's table, a number among the parts; its own for others.
    let head: Int
  }

  private let source: [UInt8]
  private let query: Query
  private var parts: [Part] = []
  private var finder: MatchFinder
  private var best = 0
  private var bestWords = 0

  init(_ source: [UInt8], _ query: Query) {
    self.source = source
    self.query = query
    finder = MatchFinder(source, query)
  }

  /// The text of the best part.
  mutating func run() -> [UInt8] {
    readParts()
    finder.run()
    var bestScore = 0
    // Of the last head, which all rows up to the next one stand below.
    var headWords: UInt32 = 0
    for (number, part) in parts.enumerated() {
      if part.kind == .head {
        headWords = finder.words(part.start, part.end)
        continue
      }
      let score = score(of: part, below: headWords)
      if score > bestScore { (best, bestScore) = (number, score) }
    }
    guard parts.indices.contains(best) else { return [] }
    let part = parts[best]
    bestWords = finder.words(part.start, part.end).nonzeroBitCount
    return Array(source[textStart(part)..<part.end])
  }

  /// What else there is to say of the best part.
  func describe(_ excerpt: inout Excerpt) {
    guard parts.indices.contains(best), bestWords > 0 else { return }
    let part = parts[best]
    switch part.kind {
    case .prose, .head: return
    case .guideline, .namedGuideline: excerpt.kind = .guideline
    case .row, .namedRow:
      excerpt.kind = .row
      let head = parts[part.head]
      if head.kind == .head { excerpt.headers = cells(head) }
      excerpt.cells = cells(part)
      excerpt.answer = answer(part, head)
    }
    switch part.kind {
    case .namedGuideline, .namedRow:
      excerpt.anchor = Array(source[part.start..<max(part.start, textStart(part) - 1)])
    default:
      let most = part.kind == .guideline ? TextPart.leadWords : .max
      excerpt.anchor = TextPart.anchor(of: source, from: part.start, most: most)
    }
  }
}

extension PartFinder {
  private mutating func readParts() {
    var kind = TextPart.prose
    var start = 0
    var head = 0
    for place in 0...source.count {
      guard place == source.count || source[place] < 0x08 else { continue }
      if place > start || kind != .prose {
        if kind == .head { head = parts.count }
        let isRow = kind == .row || kind == .namedRow
        parts.append(
          Part(kind: kind, start: start, end: place, head: isRow ? head : parts.count))
      }
      guard place < source.count else { return }
      kind = TextPart(rawValue: source[place]) ?? .prose
      start = place + 1
    }
  }

  /// Behind an anchor that comes first.
  private func textStart(_ part: Part) -> Int {
    guard part.kind == .namedGuideline || part.kind == .namedRow else { return part.start }
    for place in part.start..<part.end where source[place] == TextPart.stop { return place + 1 }
    return part.start
  }

  /// By the words of the query that the part has. Of a row those above it count too, if its first
  /// cell is named whole, or it has two at least.
  private func score(of part: Part, below headWords: UInt32) -> Int {
    let own = finder.words(part.start, part.end)
    guard part.kind == .row || part.kind == .namedRow else { return own.nonzeroBitCount * 8 }
    let name = ends(part)[0]
    let start = textStart(part)
    var isNamed = finder.words(start, name) != 0
    var strangers = 0
    for place in finder.wordPlaces(start, name)
    where finder.words(finder.starts[place], finder.ends[place]) == 0 {
      isNamed = false
      strangers += 1
    }
    guard isNamed || own.nonzeroBitCount > 1 else { return 0 }
    let all = own | headWords
    return all.nonzeroBitCount * 8 + (isNamed ? 7 : 1) - min(strangers, 1)
  }

  /// Where the cells of a row end.
  private func ends(_ part: Part) -> [Int] {
    var ends: [Int] = []
    for place in textStart(part)..<part.end where source[place] == TextPart.stop {
      ends.append(place)
    }
    ends.append(part.end)
    return ends
  }

  private func cells(_ part: Part) -> [[UInt8]] {
    var cells: [[UInt8]] = []
    var start = textStart(part)
    for end in ends(part) {
      cells.append(Array(source[start..<end]))
      start = end + 1
    }
    return cells
  }

  /// The cell under the header that is asked for, or that itself is; the only one there is.
  private func answer(_ row: Part, _ head: Part) -> Int? {
    let ends = ends(row)
    let name = finder.words(textStart(row), ends[0])
    let heads = head.kind == .head ? self.ends(head) : []
    var (best, most) = (ends.count == 2 ? 1 : 0, 0)
    for cell in 1..<max(1, ends.count) {
      var found = finder.words(ends[cell - 1], ends[cell])
      if cell < heads.count { found |= finder.words(heads[cell - 1], heads[cell]) }
      let count = (found & ~name).nonzeroBitCount
      if count > most { (best, most) = (cell, count) }
    }
    return best > 0 ? best : nil
  }
}
