import Bytes
import Model
import Vocabulary

/// Shows what the pieces of a chapter are: paragraphs by their end marks, headings, items, captions
/// and cells by what is around them.
struct FlatProse {
  private let pieces: [FlatPiece]
  private var chapter: String
  private let lexicon: Lexicon
  /// Where headings and guidelines may begin; nil if unknown.
  private let spaced: SpacedText?
  /// The pieces that certainly are headings.
  private let certain: [Int]
  /// The level of the first headings.
  private let start: Int
  /// The level of the headings that may come now.
  private var level: Int
  /// The level of headings of tables, below the last one of another kind.
  private var tables = 3
  private var place = 0
  private var draft: FlatDraft

  /// `chapter` is empty in front of the first.
  static func write(
    _ pieces: [FlatPiece], chapter: String, level: Int, spaced: SpacedText?, lexicon: Lexicon,
    to draft: inout FlatDraft
  ) {
    let certain = pieces.indices.filter {
      spaced?.headings[pieces[$0].text.startIndex]?.isCertain == true
    }
    var prose = FlatProse(
      pieces: pieces, chapter: chapter, lexicon: lexicon, spaced: spaced, certain: certain,
      start: level, level: level, draft: draft)
    prose.run()
    draft = prose.draft
  }
}

extension FlatProse {
  private mutating func run() {
    while place < pieces.count {
      let piece = pieces[place]
      if role(place)?.isCertain == true {
        takeHeading()
      } else if isPlatform(place) {
        takePlatform(piece)
      } else if let aside = piece.aside, isLabel(place) {
        takeAside(aside)
      } else if let end = tableEnd {
        draft.addLostTable(pieces[place..<end])
        place = end
      } else if case let cards = FlatCards.split(piece, draft.bytes, lexicon), !cards.isEmpty {
        takeCards(cards)
      } else if piece.isEnded {
        takeParagraph(piece)
      } else {
        takeShortRun()
      }
    }
  }

  /// Behind the table that begins here, if one does. It ends at the heading of the next; among
  /// platforms, at the next one, which it may see, and the text behind.
  private var tableEnd: Int? {
    guard place < pieces.count else { return nil }
    let next = nextHeading(from: place + 1)
    let amongPlatforms = chapter == SectionNames.platforms
    let end = amongPlatforms ? min(nextPlatform(behind: place) + 2, next) : next
    return FlatTable.end(pieces[..<end], from: place, amongPlatforms: amongPlatforms)
  }

  /// The next piece that certainly is a heading.
  private func nextHeading(from place: Int) -> Int {
    let next = certain.indices.partition { certain[$0] >= place }
    return next < certain.count ? certain[next] : pieces.count
  }

  private func nextPlatform(behind place: Int) -> Int {
    pieces[(place + 1)...].prefix(Self.farthestPlatform).firstIndex(where: \.isPlatformList)
      ?? pieces.count
  }

  /// A cell of a table names more.
  private static let mostPlatforms = 3

  /// Tables of more pieces than that hold no platforms.
  private static let farthestPlatform = 200

  /// Names of platforms alone head a section, unless cells are around them. Where the headings of
  /// chapters are not listed, the one in front of platforms may be lost.
  private func isPlatform(_ place: Int) -> Bool {
    guard pieces[place].isPlatformList, place + 1 < pieces.count else { return false }
    let next = pieces[place + 1]
    let isCell =
      !next.isEnded || next.text.first.map(ByteClass.isDigit) == true
      || pieces[place].wordCount > Self.mostPlatforms
    if isCell, !mayHead(pieces[place]) { return false }
    if next.isPlatformList || place > 0 && pieces[place - 1].isPlatformList { return false }
    if chapter == SectionNames.platforms { return true }
    return level == 2 && !chapter.isEmpty && (next.isEnded || next.aside != nil)
  }

  /// Where no list of chapters came with the page, the heading above platforms may be lost. Every
  /// page has it there.
  private mutating func restoreHeading(before piece: FlatPiece) {
    let title = SectionNames.platforms
    guard level == 2, !chapter.isEmpty, chapter != title,
      !draft.book.blocks.contains(where: { $0.headingLevel == 2 && $0.string == title })
    else { return }
    draft.restore(title, before: piece)
    chapter = title
    level = 3
  }

  private mutating func takePlatform(_ piece: FlatPiece) {
    restoreHeading(before: piece)
    draft.add(.heading(level: 3), piece, "platform-heading")
    chapter = SectionNames.platforms
    level = 4
    tables = 4
    place += 1
  }

  /// Whether something is there to be the label of.
  private func isLabel(_ place: Int) -> Bool {
    place + 1 < pieces.count && !pieces[place + 1].text.isEmpty
  }

  private mutating func takeAside(_ kind: Aside) {
    // The label goes with the block that follows it.
    draft.book.enter(
      pieces[place].range, .kept, "aside-label", block: draft.book.blocks.count)
    let body = pieces[place + 1]
    draft.addProse(.aside(kind), FlatText.normal(body.text), from: body.range, "aside")
    place += 2
  }

  private mutating func takeParagraph(_ piece: FlatPiece) {
    let text = FlatText.normal(piece.text)
    if isAboutPlatforms(text) { restoreHeading(before: piece) }
    draft.addProse(.paragraph, marked(text), from: piece.range, "paragraph")
    place += 1
    if tableEnd != nil { return }
    let rest = pieces[place..<nextHeading(from: place)]
    let items = FlatList.count(rest, announcedBy: piece, lexicon)
    for _ in 0..<(items > 0 ? items : FlatList.unannounced(rest, lexicon)) { takeItem() }
  }

  /// With its lead in bold, if one begins here, which no cells have; what platforms lack, in
  /// italics.
  private func marked(_ text: [UInt8]) -> [UInt8] {
    if chapter == SectionNames.platforms, level == 3, isAboutPlatforms(text) {
      return Array("*".utf8) + text + Array("*".utf8)
    }
    if place > 0, role(place - 1)?.isOfTable == true { return text }
    if let spaced, !chapter.isEmpty, !spaced.leads.contains(pieces[place].text.startIndex) {
      return text
    }
    return Leads.marked(text[...], section: chapter, lexicon: lexicon) ?? text
  }

  /// `Not supported in tvOS.`, and nothing else.
  private func isAboutPlatforms(_ text: [UInt8]) -> Bool {
    PlatformSupport(String(decoding: text, as: UTF8.self), subject: "").isWhole
  }

  private mutating func takeItem() {
    let piece = pieces[place]
    addItem(piece, linked(piece) ?? labeled(FlatText.normal(piece.text)))
    place += 1
  }

  private mutating func addItem(_ piece: FlatPiece, _ text: [UInt8]) {
    draft.addProse(.item(depth: 0, number: nil), text, from: piece.range, "item")
  }

  /// With its label in bold, if it has one. What a state or an answer does is behind a plain one:
  /// `Error. Tells people …`.
  private func labeled(_ text: [UInt8]) -> [UInt8] {
    guard FlatList.isLabelled(text[...]), !FlatList.describesLabel(text[...]) else { return text }
    return Leads.marked(text[...], section: "Items", lexicon: lexicon) ?? text
  }

  private mutating func takeCards(_ cards: [FlatPiece]) {
    let start = pieces[place].range.lowerBound
    let text = FlatPiece(draft.bytes, start..<cards[0].range.lowerBound)
    draft.addProse(.paragraph, FlatText.normal(text.text), from: text.range, "paragraph")
    for card in cards { addItem(card, linked(card) ?? FlatText.normal(card.text)) }
    place += 1
  }

  private func linked(_ piece: FlatPiece) -> [UInt8]? {
    lexicon.pages[piece.string].map { Array("[\(piece.string)](\($0))".utf8) }
  }

  /// Pieces without an end mark that nothing announces: captions, names of pages, and as the last
  /// one perhaps a heading.
  private mutating func takeShortRun() {
    let rest = place + 1..<pieces.count
    let stop =
      rest.first {
        pieces[$0].isEnded || pieces[$0].aside != nil || isPlatform($0)
          || role($0)?.isCertain == true
      } ?? pieces.count
    let run = pieces[place..<stop]
    if FlatList.isListOfPages(run, behind: draft.book.blocks.last, lexicon) {
      while place < stop { takeItem() }
      return
    }
    let first = FlatHeadings.start(run, before: pieces[stop...], lexicon)
    while place < stop {
      if place >= first && mayHead(pieces[place]) || place == run.startIndex && headsText(run) {
        takeHeading()
        continue
      }
      takeCaption(pieces[place])
    }
  }

  /// Behind whole sentences are cells without an end mark, and the sentences may be a guideline.
  private mutating func takeCaption(_ piece: FlatPiece) {
    if piece.isLong {
      draft.addProse(
        .paragraph, marked(FlatText.normal(piece.text)), from: piece.range, "paragraph")
    } else {
      draft.add(.caption, piece, "caption")
    }
    place += 1
  }

  /// Whether the joints show a heading, and whole sentences are behind, though something else is
  /// run together with them.
  private func headsText(_ run: ArraySlice<FlatPiece>) -> Bool {
    guard run.count > 1, spaced != nil, mayHead(run[run.startIndex]) else { return false }
    return SentenceEnds.firstEnd(run[run.startIndex + 1].text) != nil
  }

  /// What the joints show of a heading that may begin at a piece.
  private func role(_ place: Int) -> SpacedText.Level? {
    spaced?.headings[pieces[place].text.startIndex]
  }

  private func mayHead(_ piece: FlatPiece) -> Bool {
    guard let spaced else { return true }
    let role = spaced.headings[piece.text.startIndex]
    return role == .doubtful ? lexicon.headings[piece.string] != nil : role != nil
  }

  private mutating func takeHeading() {
    let role = role(place)
    let own = level(of: pieces[place].string, role)
    if own == 2 { (chapter, level) = (pieces[place].string, start) }
    if role != .table, role != .inner { tables = own + 1 }
    draft.add(.heading(level: own), pieces[place], "heading")
    place += 1
  }

  /// No level is left out.
  private func level(of heading: String, _ role: SpacedText.Level?) -> Int {
    let last = draft.book.blocks.last { $0.headingLevel != nil }?.headingLevel ?? 1
    let deepest = max(last + 1, start)
    if case .known(let level) = role { return min(level, deepest) }
    let known = lexicon.level(ofHeading: heading).flatMap { (2...5).contains($0) ? $0 : nil }
    return known.map { min(max($0, min(level, 3)), deepest) } ?? guessedLevel(role)
  }

  /// The level of labels of tabs.
  private static let deepest = 4

  private func guessedLevel(_ role: SpacedText.Level?) -> Int {
    if role == .inner { return Self.deepest }
    if role == .table { return min(max(tables, level), Self.deepest) }
    let isInner = draft.book.blocks.last?.headingLevel.map { $0 >= level } ?? false
    let isLower = isInner || level == 2 && (role == .lower || role == .tables)
    return isLower ? level + 1 : level
  }
}
