final class BestUnit {
  let unit: Int
  let score: UInt32

  init(_ unit: Int, _ score: UInt32) { (self.unit, self.score) = (unit, score) }
}

/// The units with the highest scores, best first; equals in the order in which they came.
struct BestUnits {
  let limit: Int
  private(set) var units: [BestUnit] = []

  mutating func add(_ unit: Int, _ score: UInt32) {
    if units.count >= limit {
      guard let last = units.last, last.score < score else { return }
      units.removeLast()
    }
    var place = units.count
    while place > 0, units[place - 1].score < score { place -= 1 }
    units.insert(BestUnit(unit, score), at: place)
  }
}

extension SearchEngine {
  /// The units with the highest scores that a filter lets pass, best first; equals in the order of
  /// the site. Counts all that fit.
  func top(
    _ ranking: Ranking, limit: Int, _ mask: UInt32, _ findings: inout Findings
  ) -> BestUnits {
    let filter = FacetFilter(mask, facets)
    findings.counts = Array(repeating: 0, count: facets.count)
    var top = BestUnits(limit: limit)
    let scores = ranking.scores(manifest)
    let bound = HitBound(ranking, scores)
    for (unit, score) in scores.enumerated() where bound.passes(ranking.tallies[unit], score) {
      count(filter.counted(manifest.masks[unit]), &findings)
      guard filter.passes(manifest.masks[unit]) else { continue }
      findings.total += 1
      top.add(unit, score)
    }
    return top
  }

  private func count(_ values: UInt32, _ findings: inout Findings) {
    for bit in findings.counts.indices where values >> UInt32(bit) & 1 == 1 {
      findings.counts[bit] += 1
    }
  }
}

extension Ranking {
  /// Of each unit: its words, what its heading, its page and its platform add.
  func scores(_ manifest: IndexManifest) -> [UInt32] {
    var scores: [UInt32] = []
    for tally in tallies { scores.append(ownScore(tally)) }
    var start = 0
    while start < scores.count {
      let page = manifest.page(of: start)
      finish(&scores, page: page, manifest)
      start = page.upperBound
    }
    return scores
  }
}

extension Ranking {
  /// A unit that lacks a word of the query loses more than that word.
  private func ownScore(_ tally: Tally) -> UInt32 {
    let whole = Weights.whole
    let share = tally.matched * whole / max(1, raritySum)
    let covered = share * (Weights.straight + share * Weights.square / whole) / whole
    let worth = Weights.uncovered + Weights.covered * covered / whole
    return tally.total * worth / whole + tally.near
  }

  private func finish(_ scores: inout [UInt32], page: Range<Int>, _ manifest: IndexManifest) {
    var (best, second): (UInt32, UInt32) = (0, 0)
    for unit in page {
      let score = scores[unit]
      if score > best { (best, second) = (score, best) } else { second = max(second, score) }
    }
    let shared = Weights.shared(best: best, second: second) + title(page.lowerBound)
    for unit in page where tallies[unit].total > 0 {
      guard tallies[unit].matched * Weights.least >= raritySeen else {
        scores[unit] = 0
        continue
      }
      var score = scores[unit] + shared + heading(unit, isPage: unit == page.lowerBound)
      let platform = tallies[unit].platform
      if platform > 0 {
        // Who names a page and a platform asks for what it says of that.
        if platform > 1, unit != page.lowerBound {
          score += Weights.ofPlatform(heading(page.lowerBound, isPage: true))
        }
        score *= platform > 1 ? Weights.platformInHeading : Weights.platformAbove
        score /= Weights.whole
      }
      if manifest.masks[unit] & older != 0 { score = Weights.older(score) }
      scores[unit] = max(1, tallies[unit].isBroken ? Weights.broken(score) : score)
    }
  }

  /// A page whose title the query names, by the share of the title that is named.
  private func title(_ page: Int) -> UInt32 {
    let all = tallies[page].headingWords
    guard all > 0 else { return 0 }
    let share = min(all, tallies[page].named) * 256 / all
    return tallies[page].namedRarity * Posting.highestLevel / Weights.title * (share * share / 256)
      / 256
  }

  /// A heading of which every word is named, by the share of the query that it takes.
  private func heading(_ unit: Int, isPage: Bool) -> UInt32 {
    let all = tallies[unit].headingWords
    guard all > 0, tallies[unit].named >= all else { return 0 }
    let share = min(256, all * 256 / max(1, wordCount))
    let score = tallies[unit].namedRarity * Posting.highestLevel * share / 256
    return isPage ? score : score / Weights.sectionHeading
  }
}
