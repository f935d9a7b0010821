/// What makes a unit a hit: it meets nearly as much of the query as any unit does, or it is one of
/// the best. So a count shows how much there is of what was asked for: of two or three words, the
/// units that have all of them, where any has.
struct HitBound {
  /// So many units are hits whatever they lack.
  static let best = 10

  private var met: UInt32 = 0
  private var score: UInt32 = 0
  /// Whether some unit has all phrases of the query.
  private var isPhrased = false

  init(_ ranking: Ranking, _ scores: [UInt32]) {
    for unit in scores.indices where scores[unit] > 0 {
      let tally = ranking.tallies[unit]
      if !isPhrased, !tally.isBroken { (isPhrased, met) = (true, 0) }
      met = max(met, met(tally))
    }
    met = met * 3 / 4
    // The score of the last of the best, bit by bit.
    var bit: UInt32 = 1 << 31
    while bit > 0 {
      var count = 0
      for other in scores where other >= score | bit { count += 1 }
      if count >= Self.best { score |= bit }
      bit >>= 1
    }
  }

  func passes(_ tally: Ranking.Tally, _ score: UInt32) -> Bool {
    score > 0 && (score >= self.score || met(tally) >= met)
  }

  /// Words in quotation marks that are not together meet nothing, unless no unit has the phrase.
  private func met(_ tally: Ranking.Tally) -> UInt32 {
    isPhrased && tally.isBroken ? 0 : tally.met
  }
}
