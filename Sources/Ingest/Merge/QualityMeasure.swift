import Diagnostics
import Model

/// Counts what a page has and lacks. A block is worth what its shape kept of it, a loss is as bad
/// as some blocks that are missing.
struct QualityMeasure: Equatable {
  /// In thousandths, by the structure of the shape: nothing, its lines, most, all.
  static let worths = [500, 750, 900, 1000]
  /// Mostly a panel, a table or the text of a section is lost.
  static let blocksOfALoss = 5

  private var blocks = 0
  private var worth = 0
  var losses = 0

  mutating func add(blockOf structure: Int) {
    blocks += 1
    worth += Self.worths[max(0, min(structure, Self.worths.count - 1))]
  }

  var quality: PageQuality {
    PageQuality(
      scorePerMille: share(of: blocks + Self.blocksOfALoss * losses),
      structurePerMille: share(of: blocks), losses: losses)
  }

  private func share(of whole: Int) -> Int {
    whole == 0 ? 0 : (2 * worth + whole) / (2 * whole)
  }
}

extension MergedRun {
  func quality(of merge: PageMerge, _ places: [DraftPlace], knownLosses: Int) -> PageQuality {
    let structures = places.map { ShapeRegistry.structure(of: readings[$0.reading].shape) }
    var measure = QualityMeasure()
    for placed in merge.blocks { measure.add(blockOf: structures[placed.draft]) }
    measure.losses = knownLosses
    for (number, place) in places.enumerated() where merge.fates[number].contains(.kept) {
      measure.losses += tablesLost(in: readings[place.reading])
    }
    measure.losses += blindness(places).intersection(.everywhere).count
    return measure.quality
  }

  /// What no source of a page can see.
  private func blindness(_ places: [DraftPlace]) -> Sight {
    places.reduce(.all) { $0.intersection(sights.blindness(of: readings[$1.reading].source)) }
  }

  /// Shapes that lose tables hold one page a file.
  private func tablesLost(in reading: Reading) -> Int {
    guard reading.drafts.count == 1 else { return 0 }
    return reading.diagnostics.count { $0.rule == .tableLost }
  }
}
