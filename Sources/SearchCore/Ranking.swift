/// Adds up what each unit has of each word. Whole numbers only, so that every machine agrees.
struct Ranking {
  /// The words of the query that a unit has, and their sum.
  private var totals: [UInt32]
  /// What the word at hand gives each unit: the best of its forms.
  private var best: [UInt32]

  init(unitCount: Int) {
    totals = [UInt32](repeating: 0, count: unitCount)
    best = totals
  }

  /// One form of the word at hand in one unit.
  mutating func add(unit: Int, impact: UInt8, weight: UInt32) {
    best[unit] = max(best[unit], UInt32(impact) * weight)
  }

  /// Done with all forms of a word.
  mutating func finishWord() {
    for unit in best.indices where best[unit] > 0 {
      totals[unit] += best[unit]
      best[unit] = 0
    }
  }

  /// The units with the highest totals, best first; equals in the order of the site.
  func top(_ limit: Int) -> [Ranked] {
    var top: [Ranked] = []
    for unit in totals.indices where totals[unit] > 0 {
      let score = totals[unit]
      if top.count >= limit {
        guard let last = top.last, last.score < score else { continue }
        top.removeLast()
      }
      let place = top.firstIndex { $0.score < score } ?? top.count
      top.insert(Ranked(unit: unit, score: score), at: place)
    }
    return top
  }
}

struct Ranked: Equatable {
  let unit: Int
  let score: UInt32
}
