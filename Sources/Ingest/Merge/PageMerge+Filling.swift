extension PageMerge {
  /// Single blocks that the page lacks, behind those that they follow in their own draft.
  mutating func fillBlocks(from draft: Int) {
    var places = BlockPlaces(&self, draft)
    var insertions = Insertions()
    var shorter: [Int: [UInt8]] = [:]
    let cells = drafts[draft].hasLooseCells ? picturesInCells : []
    let sections = DraftSection.sections(of: drafts[draft].blocks, keys: keys[draft])
    for section in sections {
      for place in section.blocks {
        guard places.isMissing(place, isKept: fates[draft][place] == .kept),
          isWanted(place, in: section, of: draft, places), !cells.contains(keys[draft][place])
        else { continue }
        if standings[draft].structure == 0 {
          shorter[place] = withoutNext(drafts[draft].blocks[place], places.nextText)
        }
        let behind = places.insert(place)
        insertions[behind, default: []].append(place..<place + 1)
      }
    }
    insert(insertions, of: draft)
    shorten(shorter, of: draft)
    if standings[draft].isNewer { joinLists(of: draft) }
  }

  /// Pictures of the page’s tables, as a draft without tables has them on their own.
  private var picturesInCells: Set<[UInt8]> {
    let cells = blocks.lazy.flatMap { $0.block.rows.joined() }
    return Set(
      cells.flatMap { Block.parts(of: $0).pictures }
        .map { [UInt8(ascii: "!")] + PictureStem.of($0) })
  }

  /// An aside without the text behind it, which the page has already: shapes that lose the ends of
  /// blocks do not know where an aside ends. nil if it is as it is.
  private func withoutNext(_ block: Block, _ next: Block?) -> [UInt8]? {
    guard block.needed == .asides, let next = next.map({ Wording([$0]) }) else { return nil }
    let sentences = Sentences(block.text)
    let end = sentences.texts.indices.dropFirst().first { number in
      sentences.keys[number].count >= PageInventory.long
        && next.saysAll(of: Block(.paragraph, Array(sentences.texts[number]), from: 0..<0))
    }
    return end.map { Array(block.text[..<(sentences.texts[$0].startIndex - 1)]) }
  }

  private mutating func shorten(_ texts: [Int: [UInt8]], of draft: Int) {
    guard !texts.isEmpty else { return }
    for (own, placed) in blocks.enumerated() where placed.draft == draft {
      guard let text = texts[placed.place] else { continue }
      let rest = Array(drafts[draft].blocks[placed.place].text[text.count...])
      if !said().saysAll(of: Block(.paragraph, rest, from: 0..<0)) {
        shortened[draft, default: 0] += 1
      }
      blocks[own].block = Block(placed.block.kind, text, from: placed.block.origin)
    }
    hasChanged()
  }

  /// A line between two items is one.
  private mutating func joinLists(of draft: Int) {
    guard blocks.count > 2 else { return }
    for place in 1..<blocks.count - 1
    where blocks[place].draft == draft && blocks[place].block.kind == .paragraph {
      let (above, own) = (blocks[place - 1].block, blocks[place].block)
      guard case .item(_, nil) = above.kind, blocks[place + 1].block.kind == above.kind else {
        continue
      }
      blocks[place].block = Block(above.kind, own.text, from: own.origin)
    }
  }
}

extension PageMerge {
  private func isWanted(
    _ place: Int, in section: DraftSection, of draft: Int, _ places: BlockPlaces
  ) -> Bool {
    let block = drafts[draft].blocks[place]
    let standing = standings[draft]
    if isUnseenCaption(block, in: section, of: draft, places) { return true }
    if isSuperseded(block, in: section, of: draft) { return false }
    // What was beside text that is gone would be beside something else.
    if standing.seenByNewer.contains(.text), !places.isAnchored { return false }
    let isUnseen = places.isAnchored && block.needed.isSubset(of: standing.unseen)
    switch block.kind {
    case .image: return true
    case .caption:
      // Cells that a poorer source has as lines stand behind a table too.
      let isCell = standing.structure < 3 && places.isBehindTable
      return places.isBehindPicture && !places.hasOwnCaption && !isCell
    case .aside, .asideRest:
      return isUnseen || standing.structure >= 2 && (standing.isDated || !places.hasOwnAside)
    case .video: return standing.structure >= 2
    case .table:
      return (isUnseen || standing.structure >= 2) && !places.hasTable(at: place)
    case .paragraph, .item, .code:
      if standings[0].isCut, !standing.isCut, standing.structure >= 1, places.isBehindLead {
        return true
      }
      return (standing.structure == 3 || standing.isNewer && block.isSentence) && places.isGap
    case .heading, .tabs, .panel, .tabsEnd: return false
    }
  }

  /// Whether it is words under a picture or below a table, which no source that keeps more shows
  /// anywhere: the page has neither the picture nor the words.
  private func isUnseenCaption(
    _ block: Block, in section: DraftSection, of draft: Int, _ places: BlockPlaces
  ) -> Bool {
    let standing = standings[draft]
    guard places.isAnchored, !section.isOfResources else { return false }
    if block.isSmallPrint {
      return places.isBehindTable && !standing.seenByNewer.contains(.captions)
    }
    return block.kind == .caption && standing.unseen.contains(.captions) && places.isGap
      && !places.isBehindTable && !places.hasOwnCaption
  }
}
