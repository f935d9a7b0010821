import Model

/// What a draft has and its page lacks, though no newer source can have taken it away.
struct PageLoss: Sendable, Equatable {
  enum Thing: Sendable, Equatable {
    case table(header: String)
    case panel(label: String)
    case pictures(Int), links(Int), words(Int)
  }

  let thing: Thing
  let draft: Int
  /// Where it is in the draft's file.
  let origin: Int
}

extension PageMerge {
  /// What the page lacks of each of its drafts.
  var losses: [PageLoss] {
    guard drafts.count > 1 else { return [] }
    let page = DraftSubstance(blocks.map(\.block))
    return drafts.indices.flatMap { draft in
      losses(of: DraftSubstance(drafts[draft].blocks), draft, page)
    }
  }

  private func losses(
    of own: DraftSubstance, _ draft: Int, _ page: DraftSubstance
  ) -> [PageLoss] {
    let standing = standings[draft]
    let seen = standing.seenByNewer
    var losses: [PageLoss] = []
    func tell(_ thing: PageLoss.Thing, at origin: Int) {
      losses.append(PageLoss(thing: thing, draft: draft, origin: origin))
    }
    if !seen.contains(.tables) {
      for table in own.tables where !page.hasMost(of: table) {
        tell(.table(header: table.header), at: table.origin)
      }
    }
    if !seen.contains(.panels) {
      for panel in own.panels where !page.says(panel.key) {
        tell(.panel(label: panel.label), at: panel.origin)
      }
    }
    if !seen.contains(.pictures) {
      let missing = own.pictures.filter { page.pictures[$0.key] == nil }
      if let first = missing.values.min() { tell(.pictures(missing.count), at: first) }
    }
    // Shapes that lose structure have words of their scraper, and words glued together.
    guard standing.structure >= 2, !seen.contains(.text) else { return losses }
    if Self.isLess(page.words, own.words) { tell(.words(own.words - page.words), at: 0) }
    if !seen.contains(.links), Self.isLess(page.links, own.links) {
      tell(.links(own.links - page.links), at: 0)
    }
    return losses
  }

  /// By more than a fiftieth: a text that is twice may be once.
  private static func isLess(_ page: Int, _ own: Int) -> Bool { own * 49 > page * 50 }
}
