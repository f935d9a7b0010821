/// Texts and tables of which the page has a part and another source has more.
extension PageMerge {
  /// Gives the page the rows and sentences that it lacks of them, unless a newer source no longer
  /// has them.
  mutating func completeParts(from draft: Int) {
    let seen = standings[draft].seenByNewer
    let takesRows = standings[draft].structure >= 2 && !seen.contains(.tables)
    let takesText = standings[draft].structure == 3 && !seen.contains(.text)
    guard takesRows || takesText, fates[draft].contains(.dropped(rule: "superseded")) else {
      return
    }
    let headings = HeadingNames(drafts[draft].blocks, keys[draft], in: current())
    let tables = tables(of: draft, under: headings)
    var (texts, completed): (OpenTexts?, Int) = (nil, 0)
    var heading: [UInt8]?
    for (place, block) in drafts[draft].blocks.enumerated() {
      if block.headingLevel != nil { heading = headings[place] }
      guard fates[draft][place] == .dropped(rule: "superseded"), block.doubt == nil else {
        continue
      }
      if block.kind == .table, takesRows, !block.isChangeLog {
        guard let spot = current().headerSpot(of: block, under: heading), tables[spot] == 1 else {
          continue
        }
        completeTable(with: place, of: draft, under: heading)
        completed += fates[draft][place] == .kept ? 1 : 0
      } else if block.isText, takesText {
        let open = texts ?? OpenTexts(blocks, keys, current())
        texts = open
        completeText(with: place, of: draft, under: heading, open)
        completed += fates[draft][place] == .kept ? 1 : 0
      }
      if completed == Self.mostCompleted { return }
    }
  }

  /// Each is compared with the page as it is by then. No page of the guidelines needs so many.
  private static var mostCompleted: Int { 200 }
  /// In bytes: longer ones are no text of the guidelines.
  private static var longestText: Int { 4_000 }
}

extension PageMerge {
  /// How many tables of each header a draft has under each heading.
  private mutating func tables(
    of draft: Int, under headings: HeadingNames
  ) -> [PageInventory.Spot: Int] {
    var heading: [UInt8]?
    var tables: [PageInventory.Spot: Int] = [:]
    for (place, block) in drafts[draft].blocks.enumerated() {
      if block.headingLevel != nil { heading = headings[place] }
      if let spot = current().headerSpot(of: block, under: heading) {
        tables[spot, default: 0] += 1
      }
    }
    return tables
  }

  /// Of several tables with one header, it is not known which of them lacks the rows.
  private mutating func completeTable(with place: Int, of draft: Int, under heading: [UInt8]?) {
    let theirs = drafts[draft].blocks[place]
    guard let own = current().table(like: theirs, under: heading), blocks[own].block.doubt == nil,
      let united = UnitedRows(blocks[own].block.rows, with: theirs.rows),
      !united.added.contains(where: current().hasRow)
    else { return }
    if united.isWhole { replace(own, place, draft, as: .table) }
    let table = blocks[own].block
    blocks[own].block = Block(.table, table.text, rows: united.rows, from: table.origin)
    fates[draft][place] = .kept
    if united.lacksRows { shortened[draft, default: 0] += 1 }
    hasChanged()
  }

  private mutating func completeText(
    with place: Int, of draft: Int, under heading: [UInt8]?, _ open: OpenTexts
  ) {
    let theirs = drafts[draft].blocks[place]
    guard theirs.text.count <= Self.longestText else { return }
    let sentences = Sentences(theirs.text)
    guard sentences.texts.count > 1 else { return }
    for own in open.places(of: sentences, under: heading) {
      let ours = blocks[own].block
      guard counts[keys[blocks[own].draft][blocks[own].place]] == nil,
        let lacking = sentences.lacking(in: Sentences(ours.text)),
        !lacking.contains(where: { isSaid(sentences.texts[$0], sentences.keys[$0]) })
      else { continue }
      let text = Rewording(of: ours, as: theirs).linked
      guard InlineMarks(text).hasAll(of: InlineMarks(ours)) else { continue }
      replace(own, place, draft, as: ours.kind)
      blocks[own].block.text = text
      return hasChanged()
    }
  }

  /// Whether the page says a sentence anywhere.
  private mutating func isSaid(_ sentence: ArraySlice<UInt8>, _ key: [UInt8]) -> Bool {
    key.count < Wording.length
      ? current().says(key) : said().saysAll(of: Block(.paragraph, Array(sentence), from: 0..<0))
  }
}

/// The paragraphs and items of a page, by the heading above them and their first sentence.
private struct OpenTexts {
  private var places: [PageInventory.Spot: [Int]] = [:]

  init(_ blocks: [PageMerge.Placed], _ keys: [[[UInt8]]], _ page: PageInventory) {
    var heading: [UInt8]?
    for (place, placed) in blocks.enumerated() {
      if placed.block.headingLevel != nil { heading = page.headingNames[place] }
      guard placed.block.isText, placed.block.doubt == nil,
        keys[placed.draft][placed.place].count >= PageInventory.long,
        let first = Sentences(placed.block.text).keys.first
      else { continue }
      let spot = PageInventory.Spot(heading: heading, key: first)
      if places[spot, default: []].count < Self.most { places[spot, default: []].append(place) }
    }
  }

  /// So many texts of a section begin with one sentence; more are no page of the guidelines.
  private static let most = 8
  /// In sentences.
  private static let longest = 64

  /// Those that may be a part of a text.
  func places(of sentences: Sentences, under heading: [UInt8]?) -> [Int] {
    sentences.keys.prefix(Self.longest).flatMap {
      places[PageInventory.Spot(heading: heading, key: $0)] ?? []
    }
  }
}

extension Block {
  fileprivate var isText: Bool { kind == .paragraph || isItem }
}
