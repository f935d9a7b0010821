struct Ranked: Equatable {
  let unit: Int
  let score: UInt32
}

extension Ranking {
  /// The units with the highest scores, best first; equals in the order of the site.
  func top(_ limit: Int) -> [Ranked] {
    var top: [Ranked] = []
    for (unit, score) in scores.enumerated() where score > 0 {
      if top.count >= limit {
        guard let last = top.last, last.score < score else { continue }
        top.removeLast()
      }
      let place = top.firstIndex { $0.score < score } ?? top.count
      top.insert(Ranked(unit: unit, score: score), at: place)
    }
    return top
  }

  /// Of each unit: its words, what its heading, its page and its platform add.
  var scores: [UInt32] {
    var scores = tallies.map(ownScore)
    var start = 0
    while start < marks.count {
      var end = start + 1
      while end < marks.count, !marks[end].isPage { end += 1 }
      finish(&scores, page: start..<end)
      start = end
    }
    return scores
  }
}

extension Ranking {
  /// A unit that lacks a word of the query loses more than that word.
  private func ownScore(_ tally: Tally) -> UInt32 {
    let share = tally.matched * 256 / max(1, raritySum)
    let covered = share * (102 + share * 154 / 256) / 256
    return tally.total * (77 + 179 * covered / 256) / 256 + tally.near
  }

  private func finish(_ scores: inout [UInt32], page: Range<Int>) {
    var (best, second): (UInt32, UInt32) = (0, 0)
    for unit in page {
      let score = scores[unit]
      if score > best { (best, second) = (score, best) } else { second = max(second, score) }
    }
    let shared = (best + second * 3 / 10) / 10 + title(page.lowerBound)
    for unit in page where tallies[unit].total > 0 {
      var score = scores[unit] + shared + heading(unit)
      let platform = tallies[unit].platform
      if platform > 0 { score = score * (platform > 1 ? 333 : 307) / 256 }
      scores[unit] = max(1, marks[unit].isMinor ? score / 2 : score)
    }
  }

  /// A page whose title the query names, by the share of the title that is named.
  private func title(_ page: Int) -> UInt32 {
    let all = marks[page].headingWords
    guard all > 0 else { return 0 }
    let share = min(all, tallies[page].named) * 256 / all
    return tallies[page].namedRarity * Posting.highestLevel / 2 * (share * share / 256) / 256
  }

  /// A heading of which every word is named, by the share of the query that it takes.
  private func heading(_ unit: Int) -> UInt32 {
    let all = marks[unit].headingWords
    guard all > 0, tallies[unit].named >= all else { return 0 }
    let share = min(256, all * 256 / max(1, wordCount))
    let score = tallies[unit].namedRarity * Posting.highestLevel * share / 256
    return marks[unit].isPage ? score : score / 2
  }
}
