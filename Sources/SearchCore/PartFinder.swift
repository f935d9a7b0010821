/// Chooses the part of a unit's text that speaks most of a query.
struct PartFinder {
  private let list: PartList
  private var finder: MatchFinder
  private var best = 0
  private var bestWords = 0

  init(_ list: PartList, _ query: Query) {
    self.list = list
    finder = MatchFinder(list.source, query)
  }

  /// The text of the best part.
  mutating func run() -> [UInt8] {
    finder.run()
    var bestScore = 0
    // Of the last head, which all rows up to the next one are below.
    var headWords: UInt32 = 0
    for (number, part) in list.parts.enumerated() {
      if part.kind == .head {
        headWords = finder.words(part.start, part.end)
        continue
      }
      let score = score(of: part, below: headWords)
      if score > bestScore { (best, bestScore) = (number, score) }
    }
    guard list.parts.indices.contains(best) else { return [] }
    let part = list.parts[best]
    bestWords = finder.words(part.start, part.end).nonzeroBitCount
    return Array(list.source[list.textStart(part)..<part.end])
  }

  /// What else there is to say of the best part.
  func describe(_ excerpt: inout Excerpt) {
    guard list.parts.indices.contains(best), bestWords > 0 else { return }
    excerpt.describe(list.parts[best], of: list)
  }
}

extension PartFinder {
  /// By the words of the query that the part has. Of a row those above it count too, if its first
  /// cell is named whole, or it has two at least.
  private func score(of part: PartList.Part, below headWords: UInt32) -> Int {
    let own = finder.words(part.start, part.end)
    guard part.isRow else { return own.nonzeroBitCount * 8 }
    let name = list.ends(part)[0]
    let start = list.textStart(part)
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
}
