/// Judges whether a row of a table answers a query: each word that tells things apart is met by the
/// row, by its table, by what stands above, or, if it is only one, by the page's text.
struct RowFinder {
  struct Verdict {
    let score: Int
    /// The cell that answers; nil for the row as a whole.
    let cell: Int?
    /// What of the query the row names itself.
    let named: UInt32
  }

  private let table: AskedTable
  private let asked: Asked
  private let cells: [[AnswerWord]]
  private let matches: [AskedMatch]
  /// The words that the row names itself.
  private var named: UInt32 = 0
  /// The words that its cells say, those of the label of a tab too.
  private var own: UInt32 = 0
  private var strangers = 0
  /// The units that its cells have.
  private var units: UInt32 = 0
  /// Whether all of its first cell was asked for.
  private var isNamedWhole = false

  init(_ table: AskedTable, _ texts: [[UInt8]]) {
    self.table = table
    asked = table.asked
    cells = texts.map(AnswerWord.list)
    matches = cells.map(table.asked.match)
    for (place, match) in matches.enumerated() {
      own |= match.same
      units |= match.alike & asked.units
      guard place != table.panel else { continue }
      let isWhole = place == 0 && match.same != 0 && match.strangers == 0
      let telling = isWhole ? match.same : match.same & ~table.context.same
      if isWhole { isNamedWhole = true }
      if telling != 0 { strangers += min(match.strangers, 4) }
      named |= telling
    }
    if let first = matches.first { own |= first.alike }
  }

  /// nil if the row answers nothing. `isFirst` is the first row of its table, `onPage` the words
  /// that the page says somewhere.
  func verdict(isFirst: Bool, isPlatform: Bool, onPage: UInt32) -> Verdict? {
    guard boundAreMet() else { return nil }
    let stands = named != 0 || table.rowCount == 1 || isFirst && isPlatform
    guard stands else { return nil }
    var best: Verdict?
    var isTied = false
    for cell in 1..<max(1, cells.count) {
      guard let one = verdict(at: cell, onPage) else { continue }
      if let known = best, one.score <= known.score {
        if one.score == known.score { isTied = true }
        continue
      }
      (best, isTied) = (one, false)
    }
    guard let best else { return wholeVerdict() }
    return isTied ? Verdict(score: best.score, cell: nil, named: named) : best
  }
}

extension RowFinder {
  /// What a column offers beside the row itself.
  private func verdict(at cell: Int, _ onPage: UInt32) -> Verdict? {
    let match = matches[cell]
    guard cell != table.panel, !cells[cell].isEmpty else { return nil }
    let header = table.header(cell)
    if header.meaning & Meaning.size != 0, asked.measuring == 0 { return nil }
    let shape = shape(of: cell)
    if match.same & named != 0 {
      guard match.strangers == 0 ? header.same & ~own != 0 : shape != 0 else { return nil }
    }
    let offered = header.alike | shape
    let isMeasured = asked.measuring & (offered | own) != 0
    let fresh = offered & ~own & ~table.title.same
    let isAsked = isMeasured || isOnlyValue || named != 0 && fresh != 0
    guard isAsked, tellsMore else { return nil }
    let met = self.met | offered
    let missing = asked.all & ~met
    let weak = missing.nonzeroBitCount
    if weak > 0 {
      guard weak == 1, isNamedWhole, named & ~asked.devices != 0, header.same & ~own != 0,
        missing & ~onPage == 0,
        missing & (asked.numbers | asked.meaning(.max)) == 0
      else { return nil }
    }
    var score = 6 * (header.same & ~own).nonzeroBitCount
    score += 4 * (offered & ~header.same & ~own).nonzeroBitCount
    score += shapeScore(cell, header, shape) - 2 * min(header.strangers, 4) - 12 * weak
    return Verdict(score: score + rowScore, cell: cell, named: named)
  }

  /// Whether the row is a name of several words, all asked for, and one cell.
  private var isOnlyValue: Bool {
    let count = cells.count - (table.panel == nil ? 0 : 1)
    return isNamedWhole && count == 2 && cells[0].count > 1 && asked.all & ~named != 0
  }

  /// What the row is worth, whichever cell is asked for.
  private var rowScore: Int {
    var score = 6 * named.nonzeroBitCount - 2 * strangers
    score += table.title.alike.nonzeroBitCount + 2 * (table.context.same & ~named).nonzeroBitCount
    if let panel = table.panel, panel < cells.count,
      cells[panel].contains(where: { $0.meaning == Meaning.usual })
    {
      score += 1
    }
    return score
  }

  /// A row in which no cell is asked for: its number is, or what stands above measures.
  private func wholeVerdict() -> Verdict? {
    guard named != 0, asked.all & ~met == 0, asked.words.count > 1, tellsMore else { return nil }
    let isAsked = asked.measuring & table.context.same != 0 || asked.bound & named != 0
    let measures = cells.contains { isMeasure($0) } ? 1 : 0
    return isAsked ? Verdict(score: rowScore + measures, cell: nil, named: named) : nil
  }

  /// Whether more is asked for than the size of a device.
  private var tellsMore: Bool { named & ~asked.devices != 0 || asked.subject != 0 }

  /// The words that the row and what stands above it meet, whichever cell is asked for.
  private var met: UInt32 { own | units | table.context.alike | nameHeaders }

  /// The headers of the cells that name the row.
  private var nameHeaders: UInt32 {
    var bits = table.header(0).alike
    for (place, match) in matches.enumerated() where match.same != 0 {
      bits |= table.header(place).alike
    }
    return bits
  }
}

extension RowFinder {
  /// The words that a cell meets by being a measure.
  private func shape(of cell: Int) -> UInt32 {
    guard isMeasure(cells[cell]) else { return 0 }
    var meaning = Meaning.value
    let units = matches[cell].meaning | table.header(cell).meaning
    if cells[cell].contains(where: { $0.isPair }) || units & Meaning.units != 0 {
      meaning |= Meaning.size
    }
    return asked.meaning(meaning | units & Meaning.units)
  }

  /// A size is asked for rather than a class of sizes, and in points if nobody says pixels.
  private func shapeScore(_ cell: Int, _ header: AskedMatch, _ shape: UInt32) -> Int {
    guard asked.meaning(Meaning.size | Meaning.points) != 0 else { return 0 }
    let units = matches[cell].meaning | header.meaning
    let hasPoints = units & Meaning.points != 0
    return (shape != 0 ? 4 : 0) + (hasPoints ? 1 : 0)
  }

  /// Two numbers, a number with a unit, or a number alone.
  private func isMeasure(_ words: [AnswerWord]) -> Bool {
    for (place, word) in words.enumerated() where word.isNumber {
      if word.isPair || words.count == 1 { return true }
      if place + 1 < words.count, words[place + 1].isUnit || words[place + 1].isNumber {
        return true
      }
      if words[0].word.count == 1 { return true }
    }
    return false
  }

  /// A number stands in one cell with the word that it belongs to, which may stand above the cell,
  /// and beside nothing there that nobody asked for: "17 Pro" is no "17 Pro Max". Or both stand
  /// above.
  private func boundAreMet() -> Bool {
    for (place, word) in asked.words.enumerated() where word.isBound || word.hasUnit {
      let number: UInt32 = 1 << UInt32(place)
      let partner = word.hasUnit ? number << 1 : number >> 1
      var isMet = false
      for (cell, match) in matches.enumerated() where match.same & number != 0 {
        let isBeside = match.alike & partner != 0
        let isAbove = table.header(cell).alike & partner != 0
        let isDevice = cell == 0 && table.context.same & partner != 0
        if isBeside ? isAlone(word.word, in: cells[cell]) : isAbove || isDevice { isMet = true }
      }
      for header in table.headers where header.same & number != 0 {
        if header.alike & partner != 0 { isMet = true }
      }
      if !isMet { return false }
    }
    return true
  }

  /// Whether some place of a number in a cell, up to the next sign on both sides, has nothing
  /// beside it that nobody asked for.
  private func isAlone(_ number: AnswerWord, in cell: [AnswerWord]) -> Bool {
    var isThere = false
    var isClean = true
    for (place, word) in cell.enumerated() {
      if place > 0, word.start > cell[place - 1].end + 1 {
        if isThere, isClean { return true }
        (isThere, isClean) = (false, true)
      }
      if word.stem == number.stem { isThere = true }
      if !word.isUnit, asked.bits({ $0.word.stem == word.stem }) == 0 { isClean = false }
    }
    return isThere && isClean
  }
}
