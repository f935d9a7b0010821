/// Chooses the part of a unit's text that speaks most of a query.
struct PartFinder {
  private let list: PartList
  private let finder: MatchFinder

  init(_ list: PartList, _ query: Query) {
    self.list = list
    finder = MatchFinder(list.source, query)
  }

  /// The first of the best; nil for a text without parts.
  func best() -> PartList.Part? {
    var (best, bestScore) = (list.parts.first, 0)
    // Of the last head, which all rows up to the next one are below.
    var headWords: UInt32 = 0
    for part in list.parts {
      if part.kind == .head {
        headWords = words(of: part)
        continue
      }
      let score = score(of: part, below: headWords)
      if score > bestScore { (best, bestScore) = (part, score) }
    }
    return best
  }

  /// The words of the query that a part has, a bit each.
  func words(of part: PartList.Part) -> UInt32 { finder.words(part.start, part.end) }
}

extension PartFinder {
  /// By the words of the query that the part has. Of a row those above it count too, if its first
  /// cell is named whole, or it has two at least.
  private func score(of part: PartList.Part, below headWords: UInt32) -> Int {
    let own = words(of: part)
    guard part.isRow else { return own.nonzeroBitCount * 8 }
    let name = list.nameEnd(part)
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
