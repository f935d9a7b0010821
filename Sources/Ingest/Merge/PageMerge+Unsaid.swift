/// What the page does not say is not dropped because it has more.
extension PageMerge {
  mutating func tellUnsaid() {
    for draft in drafts.indices {
      for (place, block) in drafts[draft].blocks.enumerated()
      where fates[draft][place] == .dropped(rule: "superseded") && isUnsaid(block, of: draft) {
        fates[draft][place] = .dropped(rule: reason(for: block, of: draft))
      }
    }
  }

  /// How many texts and tables of a draft the page does not say, though no newer source can have
  /// taken them away.
  func unexplained(of draft: Int) -> Int {
    fates[draft].count {
      $0 == .dropped(rule: "other-wording") || $0 == .dropped(rule: "maybe-caption")
    } + shortened[draft, default: 0]
  }
}

extension PageMerge {
  private func reason(for block: Block, of draft: Int) -> String {
    let standing = standings[draft]
    guard block.needed.isSubset(of: standing.seenByNewer) else { return "other-wording" }
    let words = block.text.count { $0 == UInt8(ascii: " ") } + 1
    let mayBeCaption = block.kind == .paragraph && words <= Self.longestCaption
    return mayBeCaption && standing.unseen.contains(.captions) ? "maybe-caption" : "removed"
  }

  /// In words. Hardly one of Apple's captions is longer.
  private static let longestCaption = 40

  private mutating func isUnsaid(_ block: Block, of draft: Int) -> Bool {
    // Rows that were guessed may be glued together.
    if block.kind == .table {
      return standings[draft].structure >= 2 && block.doubt == nil && !block.isChangeLog
        && !current().hasRows(of: block)
    }
    return block.isSentence && !said().saysAll(of: block)
  }
}
