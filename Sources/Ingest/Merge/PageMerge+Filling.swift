extension PageMerge {
  /// Single blocks that the page lacks, behind those that they follow in their own draft.
  mutating func fillBlocks(from draft: Int) {
    var walk = BlockWalk(&self, draft)
    var insertions = Insertions()
    let sections = DraftSection.sections(of: drafts[draft].blocks, keys: keys[draft])
    for section in sections {
      for place in section.blocks {
        guard walk.isMissing(place, isKept: fates[draft][place] == .kept),
          isWanted(place, in: section, of: draft, walk)
        else { continue }
        let behind = walk.insert(place)
        insertions[behind, default: []].append(place..<place + 1)
      }
    }
    insert(insertions, of: draft)
  }
}

extension PageMerge {
  private func isWanted(
    _ place: Int, in section: DraftSection, of draft: Int, _ walk: BlockWalk
  ) -> Bool {
    let block = drafts[draft].blocks[place]
    let standing = standings[draft]
    if isSuperseded(block, in: section, of: draft) { return false }
    // What was beside text that is gone would be beside something else.
    if standing.seenByNewer.contains(.text), !walk.isAnchored { return false }
    switch block.kind {
    case .image: return true
    case .caption: return walk.isBehindPicture && !walk.hasOwnCaption
    case .aside, .asideRest:
      return standing.structure >= 2 && (standing.isDated || !walk.hasOwnAside)
    case .video: return standing.structure >= 2
    case .table: return standing.structure >= 2 && !walk.hasTable(like: block)
    case .paragraph, .item, .code: return standing.structure == 3 && walk.isGap
    case .heading, .tabs, .panel, .tabsEnd: return false
    }
  }
}
