/// How much of a page its sources had, as far as that can be known without the page itself.
/// All shares in thousandths; `docs/normalized-pages.md` has the formula.
public struct PageQuality: Sendable, Equatable {
  /// The share of structure, less what is known to be lost.
  public let scorePerMille: Int
  /// The share of structure that the sources kept, or that was recovered.
  public let structurePerMille: Int
  /// What is known to be lost: headings without text, panels, tables, pictures.
  public let losses: Int

  public init(scorePerMille: Int, structurePerMille: Int, losses: Int) {
    self.scorePerMille = scorePerMille
    self.structurePerMille = structurePerMille
    self.losses = losses
  }
}
