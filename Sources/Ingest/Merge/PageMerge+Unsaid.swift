/// What the page does not say is not dropped because it has more.
extension PageMerge {
  mutating func tellUnsaid() {
    for draft in drafts.indices {
      for (place, block) in drafts[draft].blocks.enumerated()
      where fates[draft][place] == .dropped(rule: "superseded") && isUnsaid(block, of: draft) {
        let isRemoved = block.needed.isSubset(of: standings[draft].seenByNewer)
        fates[draft][place] = .dropped(rule: isRemoved ? "removed" : "other-wording")
      }
    }
  }

  /// How many texts and tables of a draft the page does not say, though no newer source can have
  /// taken them away.
  func unexplained(of draft: Int) -> Int {
    fates[draft].count { $0 == .dropped(rule: "other-wording") }
  }
}

extension PageMerge {
  private mutating func isUnsaid(_ block: Block, of draft: Int) -> Bool {
    // Rows that were guessed may be glued together.
    if block.kind == .table {
      return standings[draft].structure >= 2 && block.doubt == nil && !block.isChangeLog
        && !current().hasRows(of: block)
    }
    return block.isSentence && !said().saysAll(of: block)
  }
}
