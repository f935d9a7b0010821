extension SearchEngine {
  /// No more rows are shown as answers.
  public static let mostAnswers = 3
  /// In so many units with tables, the best of them, an answer is looked for.
  static let mostTables = 16

  /// The rows of tables that answer what was typed, best first: none, one, or those of other tables
  /// too where these disagree.
  public func answers(
    to typed: [UInt8], filter: UInt32 = 0
  ) throws(IndexError) -> Answer<[AnswerRow]> {
    // One word may be a name for developers, which has pieces.
    let pieces = Query(typed).words.count
    // In small letters: the pieces of “watchOS” name no page.
    var typed = KeyNames.spelled(KeyNames.small(TypedColor.spelled(typed)))
    let wanted: Wanted
    switch self.wanted(Query(typed)) {
    case .needs(let parts): return .needs(withRows(parts))
    case .ready(let found): wanted = found
    }
    part(&typed, wanted.corrections)
    let isName = Query(typed).words.count < 2
    // And a symbol may say one word twice: “document.on.document”.
    let isCode = pieces > 1 || typed.contains(UInt8(ascii: "."))
    guard !isName || isCode, !hasNoRow(typed) else { return .ready([]) }
    // A row of the platform that is asked for, or else one that is for all.
    let platform = names(of: filter)
    var asked = typed
    if !isName { asked += platform }
    let answer = try rows(asked, filter, narrowed: 0)
    guard case .ready(let found) = answer, found.isEmpty else { return answer }
    let (rest, named) = withoutPlatforms(typed, names(.platform, in: wanted))
    // Narrowed to one platform, a query that names another has no answer; and of two, a row that is
    // about neither tells nothing.
    guard named & (named &- 1) == 0, platform.isEmpty ? named != 0 : named & ~filter == 0 else {
      return answer
    }
    return try rows(rest, filter | named, narrowed: filter | named)
  }

  private func rows(
    _ typed: [UInt8], _ filter: UInt32, narrowed: UInt32
  ) throws(IndexError) -> Answer<[AnswerRow]> {
    let query = Query(typed)
    let wanted: Wanted
    switch self.wanted(Query(Meaning.adding(to: typed)), typed: query.words.count) {
    case .needs(let parts): return .needs(withRows(parts))
    case .ready(let found): wanted = found
    }
    let sections: [AskedSection]
    let filter = FacetFilter(filter, facets)
    let named = namedPages(wanted, of: query, filter)
    switch try self.sections(tables(rank(wanted), filter, named)) {
    case .needs(let parts): return .needs(parts)
    case .ready(let found): sections = found
    }
    let devices = names(.platform, in: wanted)
    var common: [UInt32] = []
    var hasStranger = false
    for place in wanted.words.indices {
      let first = wanted.words[place].forms.first
      if place < query.words.count, first == nil { hasStranger = true }
      if wanted.words[place].rarity < Weights.everyday, first?.weight == Weights.whole {
        common.append(AnswerWord.hash(wanted.words[place].stem))
      }
    }
    // What is all called otherwise asks for its page: a “text box” is no row of texts.
    for looseness in 0...(wanted.isForeign ? 0 : Asked.loosest) {
      let asked = Asked(
        typed, corrections: wanted.corrections, devices: devices,
        names: looseness > 1 ? names(.synonym, in: wanted) : [],
        slips: looseness > 0 ? names(.own, in: wanted) : [],
        common: common, hasStranger: hasStranger, isNarrowed: narrowed != 0, looseness: looseness)
      let found = rows(asked, sections, narrowed)
      // Of two tables of one section, neither says that it is about the platform.
      if narrowed != 0, found.count > 1, found[0].hit.number == found[1].hit.number,
        found[0].part.head != found[1].part.head
      {
        break
      }
      if !found.isEmpty { return .ready(found) }
    }
    return .ready([])
  }

  private func sections(
    _ tables: BestUnits
  ) throws(IndexError) -> Answer<[AskedSection]> {
    var missing: [PartName] = []
    var sections: [AskedSection] = []
    for one in tables.units {
      let unit = manifest.tables[one.unit]
      guard let file = manifest.units.file(of: unit), let own = manifest.rows.file(of: one.unit)
      else { continue }
      let (names, texts) = (units[file], rows[own])
      if names == nil { note(name(.units, file), in: &missing) }
      if texts == nil { note(name(.rows, own), in: &missing) }
      guard missing.isEmpty, let names, let texts else { continue }
      let place = unit - manifest.units.units(file).lowerBound
      let hit = Hit(number: unit, score: Int(one.score), unit: try names.value.unit(at: place))
      let list = PartList(texts.value[one.unit - manifest.rows.units(own).lowerBound])
      sections.append(AskedSection(hit, list))
    }
    return missing.isEmpty ? .ready(sections) : .needs(missing)
  }

  /// The rows that answer in these sections.
  private func rows(
    _ asked: Asked, _ sections: [AskedSection], _ narrowed: UInt32
  ) -> [AnswerRow] {
    var found: [AnswerRow] = []
    for section in sections { find(asked, section, narrowed, &found) }
    if found.count > Self.mostAnswers {
      // Of many rows none is meant; but of many devices any tells it, and one of each section may.
      let (first, last) = (found[0], found.removeLast())
      if first.comparesWhole || first.hit.number == last.hit.number, !first.isOfDevice { return [] }
    }
    return found
  }
}

/// A row that answers, with its section.
public final class AnswerRow: Sendable {
  public let hit: Hit
  private let list: PartList
  fileprivate let part: PartList.Part
  let verdict: RowFinder.Verdict
  /// Whether rows are told apart by all cells, and not by the one that answers.
  let comparesWhole: Bool
  /// Whether its table is small enough to be shown whole.
  private let isOfFew: Bool
  /// Whether its name begins with a device, and a cell answers.
  fileprivate let isOfDevice: Bool
  /// What is shown.
  let value: [UInt8]

  /// A row of a table, by its place there.
  fileprivate init(
    _ section: AskedSection, _ table: AskedSection.Table, _ place: Int,
    _ verdict: RowFinder.Verdict
  ) {
    (hit, list) = (section.hit, section.list)
    let part = list.parts[table.start + place]
    comparesWhole = verdict.cell == nil || verdict.isGiven
    isOfFew = table.rows.count <= SearchEngine.mostAnswers
    isOfDevice = verdict.cell != nil && table.rows[place].words[0].isDevice
    value =
      comparesWhole
      ? Array(list.source[part.start..<part.end]) : table.rows[place].texts[verdict.cell ?? 0]
    (self.part, self.verdict) = (part, verdict)
  }

  /// Whether it says what another row does, which is not in the same small table.
  fileprivate func isSame(_ other: AnswerRow) -> Bool {
    value == other.value
      && !(isOfFew && hit.number == other.hit.number && part.head == other.part.head)
  }

  public func excerpt(_ query: Query) -> Excerpt {
    Excerpt(answer: part, of: list, cell: verdict.cell, query)
  }
}

extension SearchEngine {
  func note(_ part: PartName, in missing: inout [PartName]) {
    if !missing.contains(part) { missing.append(part) }
  }

  /// With the file of all tables, if there is only one and it is missing: every question needs it.
  private func withRows(_ parts: [PartName]) -> [PartName] {
    var parts = parts
    if rows.count == 1, rows[0] == nil { note(name(.rows, 0), in: &parts) }
    return parts
  }

  /// The words that stand for a system or for words of Apple’s, and behind each one of these.
  private func names(_ kind: Form.Kind, in wanted: Wanted) -> [UInt32] {
    var names: [UInt32] = []
    for place in wanted.words.indices {
      let stem = wanted.words[place].stem
      // Of what was typed, only a slip may be other words.
      guard kind != .own || stem != wanted.query.words[place].stem else { continue }
      for form in wanted.words[place].forms where form.kind == kind {
        add(form.term, of: stem, kind, &names)
        for term in form.others { add(term, of: stem, kind, &names) }
      }
    }
    return names
  }

  @inline(never) private func add(
    _ term: Term, of stem: [UInt8], _ kind: Form.Kind, _ names: inout [UInt32]
  ) {
    guard let shard = terms[term.file] else { return }
    let name = shard.value.words[term.place]
    // Any size would be a “tap target”, since Apple calls that “control size”.
    guard kind != .synonym || Meaning.of(name) & Meaning.size == 0 else { return }
    names.append(AnswerWord.hash(stem))
    names.append(AnswerWord.hash(name))
  }

  /// The best units that have tables, by their place among these.
  private func tables(_ ranking: Ranking, _ filter: FacetFilter, _ named: [Int]) -> BestUnits {
    let scores = ranking.scores(manifest)
    var top = BestUnits(limit: Self.mostTables)
    for (place, unit) in manifest.tables.enumerated() where filter.passes(manifest.masks[unit]) {
      let page = manifest.page(of: unit).lowerBound
      guard named.isEmpty || named.contains(page) || named.contains(unit) else { continue }
      // A table may have few words of the query, and its columns mean the others.
      let score = max(scores[unit], ranking.tallies[unit].total / 16)
      if score > 0 { top.add(place, score) }
    }
    return top
  }

  /// Looks through the tables of a section. In one table, one row at most is found by what a cell
  /// says of it.
  private func find(
    _ asked: Asked, _ section: AskedSection, _ narrowed: UInt32, _ found: inout [AnswerRow]
  ) {
    guard !isOfOtherPlatforms(section.headings[...], narrowed) else { return }
    for one in section.tables {
      let table = AskedTable(
        asked, head: one.head, above: one.above, rows: one.rows, title: section.title)
      table.isOfScreen = AskedTable.speaksOfScreen(section.headings)
      var described: [AnswerRow] = []
      for place in one.rows.indices {
        let row = one.rows[place].reaching(asked)
        let name = row.words[row.cell(0)]
        guard !isOfOtherPlatforms(name, narrowed) else { continue }
        let isFirst = place == 0
        guard
          let verdict = RowFinder(table, row).verdict(
            isFirst: isFirst, isPlatform: isFirst && narrowed == 0 && isPlatform(name))
        else { continue }
        let answer = AnswerRow(section, one, place, verdict)
        if verdict.score == RowFinder.least {
          described.append(answer)
        } else {
          add(answer, to: &found)
        }
      }
      if described.count == 1 { add(described[0], to: &found) }
    }
  }

  /// A better row takes the place of all; one that is as good is beside them if it disagrees.
  private func add(_ row: AnswerRow, to found: inout [AnswerRow]) {
    if let first = found.first {
      if row.verdict.score < first.verdict.score { return }
      if row.verdict.score == first.verdict.score {
        let isNew = !found.contains(where: row.isSame)
        guard isNew, found.count <= Self.mostAnswers else { return }
        // Those of one page are in its order.
        var place = found.count
        found.append(row)
        while place > 0, found[place - 1].hit.number > row.hit.number,
          found[place - 1].hit.unit.title == row.hit.unit.title
        {
          found.swapAt(place - 1, place)
          place -= 1
        }
        return
      }
    }
    found = [row]
  }

  /// Whether numbers and their units are alone, or name a system: “macOS 26” is no size of 26
  /// points. Or a watch of another maker is named: “pixel watch”, but not “in pixel watch”.
  private func hasNoRow(_ typed: [UInt8]) -> Bool {
    var (units, platforms, others) = (0, 0, 0)
    for word in AnswerWord.list(typed) {
      if WordText.has("pixel watch", at: word.start, in: typed),
        !WordText.has("in ", at: word.start - 3, in: typed)
      {
        return true
      }
      if word.isNumber, !word.isPair { continue }
      if word.isUnit {
        units = 1
      } else if platform(word.stem) != 0 {
        platforms = 1
      } else {
        others = 1
      }
    }
    return others | units & platforms == 0
  }

  /// Puts a blank into each word that was taken for two.
  private func part(_ typed: inout [UInt8], _ corrections: [Correction]) {
    for one in corrections {
      guard let blank = one.meant.firstIndex(of: 0x20) else { continue }
      var tokens = Tokenizer(typed)
      while let token = tokens.next() {
        guard token.word == one.typed, token.end - token.start == one.typed.count else { continue }
        typed.insert(0x20, at: token.start + blank)
        tokens = Tokenizer(typed)
      }
    }
  }

  /// The names of the platforms that a search is narrowed to, each behind a blank.
  private func names(of filter: UInt32) -> [UInt8] {
    var names: [UInt8] = []
    for bit in facets.indices
    where facets[bit].kind == .platform && filter >> UInt32(bit) & 1 == 1 {
      names.append(0x20)
      names += facets[bit].name
    }
    return names
  }

  /// What is typed without the names of platforms and of their devices, and the platforms’ bits.
  private func withoutPlatforms(_ typed: [UInt8], _ devices: [UInt32]) -> ([UInt8], UInt32) {
    var rest = typed
    var mask: UInt32 = 0
    for word in AnswerWord.list(typed) {
      var bit = platform(word.stem)
      for place in stride(from: 0, to: devices.count, by: 2) where devices[place] == word.stem {
        bit |= platform(devices[place + 1])
      }
      mask |= bit
      if bit != 0 {
        for place in word.start..<word.end { rest[place] = 0x20 }
      }
    }
    return (rest, mask)
  }

  /// Whether a word of a query is a platform or a device.
  @inline(never) func isPlatform(_ word: WantedWord) -> Bool {
    for form in word.forms where form.kind == .platform { return true }
    return platform(AnswerWord.hash(word.stem)) != 0
  }

  /// The bit of the platform that is named by the stem of a word.
  @inline(never) func platform(_ stem: UInt32) -> UInt32 {
    for bit in facets.indices where facets[bit].kind == .platform {
      let names = AnswerWord.list(facets[bit].name)
      if !names.isEmpty, names[0].stem == stem { return 1 << UInt32(bit) }
    }
    return 0
  }

  /// Whether a text names platforms or devices, and none that a search is narrowed to.
  private func isOfOtherPlatforms(_ text: ArraySlice<AnswerWord>, _ narrowed: UInt32) -> Bool {
    guard narrowed != 0 else { return false }
    var named: UInt32 = 0
    for word in text { named |= platform(word.system) }
    return named != 0 && named & narrowed == 0
  }

  /// Whether a cell is the name of a platform.
  private func isPlatform(_ cell: ArraySlice<AnswerWord>) -> Bool {
    cell.first.map { platform($0.stem) != 0 } ?? false
  }
}
