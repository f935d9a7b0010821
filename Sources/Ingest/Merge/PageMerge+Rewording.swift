import Bytes

/// What a newer source of less structure says in other words than the page: its words are Apple's
/// now.
extension PageMerge {
  mutating func reword(from draft: Int) {
    guard standings[draft].isNewer else { return }
    let (page, wording, theirs) = (current(), said(), Set(keys[draft]))
    var heading: [UInt8]?
    var next = page.start
    var hasNew = false
    for (place, block) in drafts[draft].blocks.enumerated() {
      let key = keys[draft][place]
      if block.headingLevel != nil { heading = key }
      if let here = page.place(of: key, under: heading) {
        next = here + 1
      } else if block.isSentence, !page.said.contains(key),
        let own = [wording.place(saying: block), textBlock(from: next)].lazy.compactMap({ $0 })
          .first(where: { own in
            !theirs.contains(keys[blocks[own].draft][blocks[own].place])
              && blocks[own].block.isSentence
              && Rewording(of: blocks[own].block, as: block).isLikely(beside: wording)
          })
      {
        reword(own, place, draft)
        next = own + 1
        hasNew = true
      }
    }
    if hasNew { hasChanged() }
  }

  /// The next text under the same heading.
  private func textBlock(from start: Int) -> Int? {
    blocks[start...].indices.prefix { blocks[$0].block.headingLevel == nil }
      .first { blocks[$0].block.isSentence }
  }

  private mutating func reword(_ own: Int, _ place: Int, _ draft: Int) {
    let ours = blocks[own]
    replace(own, place, draft, as: ours.block.kind)
    blocks[own].block.text = Rewording(of: ours.block, as: blocks[own].block).linked
    fates[ours.draft][ours.place] = .dropped(rule: "reworded")
  }
}

extension PageMerge {
  /// Sentences that the page does not say are not dropped because it has more.
  mutating func tellUnsaid() {
    for draft in drafts.indices {
      let rule = standings[draft].seenByNewer.contains(.text) ? "removed" : "other-wording"
      for (place, block) in drafts[draft].blocks.enumerated()
      where fates[draft][place] == .dropped(rule: "superseded") && block.isSentence {
        if !said().says([block]) { fates[draft][place] = .dropped(rule: rule) }
      }
    }
  }
}

extension Block {
  /// Whether it is a paragraph or an item with a sentence, and not what is left of a table.
  var isSentence: Bool {
    guard doubt == nil, kind == .paragraph || isItem, LeadingLink(text) == nil else { return false }
    let text = Scrape.trimmed(text[...])
    return ".!?:".utf8.contains(text.last ?? 0) && text.count(where: { ByteClass.isSpace($0) }) >= 4
  }
}
