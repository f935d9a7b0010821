/// Which sentences between two headings open guidelines. They are chosen together: of two commands
/// in a row the first may well be the guideline, though the second alone looks more like one. The
/// path whose odds add up to most is taken (Viterbi), in time that grows with the sentences only.
struct LeadPath {
  /// What a sentence may be, by itself.
  enum Sentence {
    case text
    /// With tenths of log odds, whatever is in front of it.
    case guideline(odds: Int)
    case lead
  }

  /// The best sum of each gap; nil where no path leads.
  private var best: [Int?]
  /// For each sentence, the gap in front of it on the best path to each gap behind it, in a row.
  private var origins: [UInt8] = []

  init(from gap: Int) {
    best = Array(repeating: nil, count: LeadOdds.distances.count)
    best[gap] = 0
  }

  mutating func add(_ sentence: Sentence) {
    var next: [Int?] = Array(repeating: nil, count: best.count)
    var from = [UInt8](repeating: 0, count: best.count)
    for (gap, sum) in best.enumerated() {
      guard let sum else { continue }
      for (end, sum) in steps(from: gap, sum, sentence) where next[end].map({ sum > $0 }) ?? true {
        (next[end], from[end]) = (sum, UInt8(gap))
      }
    }
    best = next
    origins += from
  }

  private func steps(from gap: Int, _ sum: Int, _ sentence: Sentence) -> [(Int, Int)] {
    let text = (LeadOdds.wider(gap), sum)
    let lead = LeadOdds.behindLead
    switch sentence {
    case .text: return [text]
    case .lead: return [(lead, sum)]
    case .guideline(let odds): return [text, (lead, sum + odds + LeadOdds.distances[gap])]
    }
  }

  /// Whether each sentence opens a guideline.
  var leads: [Bool] {
    var gap = best.indices.max { (best[$0] ?? .min) < (best[$1] ?? .min) } ?? 0
    var leads: [Bool] = []
    for start in stride(from: origins.count - best.count, through: 0, by: -best.count) {
      leads.append(gap == LeadOdds.behindLead)
      gap = Int(origins[start + gap])
    }
    return leads.reversed()
  }
}
