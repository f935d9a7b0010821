extension PageMerge {
  /// Links, pictures and emphasis of texts that the page has without them.
  mutating func enrich(from draft: Int) {
    guard standings[draft].structure >= 2 else { return }
    let page = current()
    let headings = HeadingNames(drafts[draft].blocks, keys[draft], in: page)
    let numbers = PictureNumber.all(in: drafts[draft].blocks)
    var heading: [UInt8]?
    var hasNew = false
    for (place, block) in drafts[draft].blocks.enumerated() {
      if block.headingLevel != nil { heading = headings[place] }
      let key = keys[draft][place]
      guard !key.isEmpty, block.isWords || block.kind == .table || block.kind == .image else {
        continue
      }
      if block.kind == .image {
        let own =
          page.place(describedAs: block, numbers[place]) ?? page.place(of: key, under: heading)
        if let own, enrichPicture(own, place, draft) { hasNew = true }
        continue
      }
      if let own = page.place(of: key, under: heading) ?? page.table(like: block, under: heading) {
        let isTable = block.kind == .table
        let isNew = isTable ? enrichTable(own, place, draft) : enrich(own, place, draft)
        hasNew = hasNew || isNew
      } else if let own = page.link(describedBy: block, under: heading),
        !standings[draft].seenByNewer.contains(.text)
      {
        replace(own, place, draft, as: blocks[own].block.kind)
        hasNew = true
      }
    }
    if hasNew { hasChanged() }
  }
}

extension PageMerge {
  /// Whether a table of the page gets anything in its cells, or the rows that were guessed, or
  /// takes the place of a paragraph that says its cells one after the other.
  private mutating func enrichTable(_ own: Int, _ place: Int, _ draft: Int) -> Bool {
    let (ours, theirs) = (blocks[own].block, drafts[draft].blocks[place])
    let isPoorer = ours.doubt != nil || ours.kind == .paragraph && theirs.rows.count > 1
    if isPoorer, theirs.doubt == nil, ours.identity == theirs.identity {
      replace(own, place, draft, as: .table)
      return true
    }
    guard ours.kind == .table,
      let rows = Self.enriched(
        ours.rows, by: theirs.rows, beyond: standings[draft].seenByNewer)
    else { return false }
    blocks[own].block = Block(.table, ours.text, rows: rows, from: ours.origin, doubt: ours.doubt)
    // Rows that the page lacks come later, or are told.
    if current().hasRows(of: theirs) { fates[draft][place] = .kept }
    return true
  }

  /// Whether a picture of the page gets its address, or its description.
  private mutating func enrichPicture(_ own: Int, _ place: Int, _ draft: Int) -> Bool {
    let (ours, theirs) = (blocks[own].block, drafts[draft].blocks[place])
    guard let known = ours.picture, let other = theirs.picture else { return false }
    if known.address.isEmpty, !other.address.isEmpty {
      replace(own, place, draft, as: .image)
      return true
    }
    let names = (known.name, other.name)
    if names == (.embedded, .own) || names == (.own, .embedded) {
      let (name, embedded) = known.name == .embedded ? (other, known) : (known, other)
      guard !name.address.contains(UInt8(ascii: "#")) else { return false }
      // A title may be behind each.
      let blank = UInt8(ascii: " ")
      let plain = name.address.prefix { $0 != blank }
      let address =
        plain + [UInt8(ascii: "#")] + embedded.address.prefix { $0 != blank }
        + name.address[plain.endIndex...]
      let text = MarkdownText.image(words: Array(known.words), source: Array(address))
      fates[draft][place] = .merged
      if known.name == .embedded { replace(own, place, draft, as: .image) }
      blocks[own].block = Block(.image, text, from: blocks[own].block.origin)
      return true
    }
    guard known.words.isEmpty, !other.words.isEmpty, !known.address.isEmpty else { return false }
    let text = Array("![".utf8) + other.words + Array("](".utf8) + known.address + Array(")".utf8)
    blocks[own].block = Block(.image, text, from: ours.origin)
    fates[draft][place] = .merged
    return true
  }

  /// Whether a text of the page is replaced by the same text with more, or becomes an aside.
  private mutating func enrich(_ own: Int, _ place: Int, _ draft: Int) -> Bool {
    let (ours, theirs) = (blocks[own].block, drafts[draft].blocks[place])
    let seen = standings[draft].seenByNewer
    guard ours.isWords else { return false }
    let isAside = ours.kind == .paragraph && theirs.needed == .asides && !seen.contains(.asides)
    let kind = isAside ? theirs.kind : ours.kind
    if InlineMarks(theirs).isRicher(than: InlineMarks(ours), beyond: seen) {
      replace(own, place, draft, as: kind)
    } else if isAside {
      blocks[own].block = Block(kind, ours.text, from: ours.origin)
    } else {
      return false
    }
    fates[draft][place] = .kept
    return true
  }

  mutating func replace(_ own: Int, _ place: Int, _ draft: Int, as kind: Block.Kind) {
    let theirs = drafts[draft].blocks[place]
    fates[blocks[own].draft][blocks[own].place] = .merged
    fates[draft][place] = .kept
    blocks[own] = Placed(
      block: Block(kind, theirs.text, rows: theirs.rows, from: theirs.origin), draft: draft,
      place: place)
  }
}

extension PageMerge {
  /// Rows with the pictures, links and emphasis that the same rows have elsewhere; nil if that is
  /// nothing more.
  private static func enriched(
    _ rows: [[[UInt8]]], by others: [[[UInt8]]], beyond seen: Sight
  ) -> [[[UInt8]]]? {
    func name(_ row: [[UInt8]]) -> [[UInt8]] { row.map { Block.words(of: $0) } }
    let named = Dictionary(others.map { (name($0), $0) }) { first, _ in first }
    var hasNew = false
    let enriched = rows.map { row in
      guard let other = named[name(row)], other.count == row.count else { return row }
      return zip(row, other).map { cell, richer in
        guard InlineMarks(richer).isRicher(than: InlineMarks(cell), beyond: seen) else {
          return cell
        }
        hasNew = true
        return richer
      }
    }
    return hasNew ? enriched : nil
  }
}
