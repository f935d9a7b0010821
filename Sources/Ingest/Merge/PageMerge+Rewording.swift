import Bytes

/// What the newest source, if it has less structure, says in other words than the page: its words
/// are Apple's now.
extension PageMerge {
  mutating func reword(from draft: Int) {
    guard standings[draft].isNewer else { return }
    let places = RewordingPlaces(self, draft, said())
    var old: Set<[UInt8]> = []
    var heading: [UInt8]?
    var next = current().start
    for (place, block) in drafts[draft].blocks.enumerated() {
      let key = keys[draft][place]
      if block.headingLevel != nil { heading = key }
      if let here = current().place(of: key, under: heading) {
        next = here + 1
      } else if block.isSentence, !current().says(key),
        let own = places.place(of: block, under: heading, from: next, in: blocks)
      {
        old.insert(keys[blocks[own].draft][blocks[own].place])
        reword(own, place, draft)
        next = own + 1
      }
    }
    guard !old.isEmpty else { return }
    hasChanged()
    // Others said the same as the older text.
    for other in drafts.indices {
      for place in keys[other].indices
      where fates[other][place] == .merged && old.contains(keys[other][place]) {
        fates[other][place] = .dropped(rule: "reworded")
      }
    }
  }

  private mutating func reword(_ own: Int, _ place: Int, _ draft: Int) {
    let ours = blocks[own]
    replace(own, place, draft, as: ours.block.kind)
    blocks[own].block.text = Rewording(of: ours.block, as: blocks[own].block).linked
    fates[ours.draft][ours.place] = .dropped(rule: "reworded")
  }
}

/// Where the older wording of a newer source's text may be: under the same heading.
private struct RewordingPlaces {
  /// The heading above each block of the page.
  private let headings: [[UInt8]?]
  private let isSentence: [Bool]
  /// Whether each is an older text that the newer source does not say any more.
  private let isOld: [Bool]
  private let page: Wording
  private let draft: Int

  init(_ merge: PageMerge, _ draft: Int, _ page: Wording) {
    self.page = page
    self.draft = draft
    let theirs = Wording(merge.drafts[draft].blocks)
    var heading: [UInt8]?
    headings = merge.blocks.map { placed in
      if placed.block.headingLevel != nil { heading = merge.keys[placed.draft][placed.place] }
      return heading
    }
    let isSentence = merge.blocks.map(\.block.isSentence)
    self.isSentence = isSentence
    isOld = zip(merge.blocks, isSentence).map { placed, isSentence in
      isSentence && !merge.standings[placed.draft].isNewer && !theirs.saysAll(of: placed.block)
    }
  }

  func place(
    of block: Block, under heading: [UInt8]?, from next: Int, in blocks: [PageMerge.Placed]
  ) -> Int? {
    func isOne(_ place: Int) -> Bool {
      headings[place] == heading && isOld[place]
        && blocks[place].draft != draft
        && Rewording(of: blocks[place].block, as: block).isLikely(beside: page)
    }
    if let place = page.place(saying: block), isOne(place) { return place }
    let ahead = blocks.indices[min(next, blocks.count)...].prefix(Self.near)
    return ahead.first { isSentence[$0] }.flatMap { isOne($0) ? $0 : nil }
  }

  private static let near = 16
}

extension Block {
  /// Whether it is a paragraph or an item with a sentence, and not what is left of a table.
  var isSentence: Bool {
    guard doubt == nil, kind == .paragraph || isItem, LeadingLink(text) == nil else { return false }
    let text = text[...].trimmed
    return ".!?:".utf8.contains(text.last ?? 0) && text.count(where: { ByteClass.isSpace($0) }) >= 4
  }
}
