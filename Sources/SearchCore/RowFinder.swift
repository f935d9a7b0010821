import Bytes

/// Judges whether a row of a table answers a query: each word that tells things apart is met by the
/// row, by its table, or by what is above.
final class RowFinder {
  struct Verdict {
    let score: Int
    /// The cell that answers; nil for the row as a whole.
    let cell: Int?
    /// Whether that cell is the figure that was typed: what it belongs to is asked for.
    var isGiven = false
  }

  /// The score of a row that is told by what a cell says of it.
  static let least = -999
  private static let none = -1000
  static let most = 1000

  let table: AskedTable
  let asked: Asked
  let row: RowWords
  private(set) var matches: [AskedMatch] = []
  /// The words that the row names itself, and those that its first cell does.
  private var named: UInt32 = 0
  private var first: UInt32 = 0
  /// The words that a sentence of a cell mentions as names, and how short it is.
  private var mentioned: UInt32 = 0
  private var brevity = 0
  /// The words that its cells say, those of the label of a tab too.
  private(set) var own: UInt32 = 0
  /// Those of them that it does not merely call otherwise.
  private var said: UInt32 = 0
  private var strangers = 0
  /// The first cell beside its name that tells the row.
  private var firstTelling = 0
  /// The units that its cells have.
  private var units: UInt32 = 0
  /// Whether all of its first cell was asked for.
  private var isNamedWhole = false
  /// Whether all of another cell was, in two words or more.
  private var isToldWhole = false
  private var hasMeasure = false
  /// The cell of keys that were all asked for, and which words these are; 0 if there is none.
  private var keys = 0
  private var keyed: UInt32 = 0
  /// 1 if the label of its tab is asked for whole, or says that it is the usual one and no other is
  /// asked for; 2 for Large, that of most devices.
  private var usual = 0
  /// The cell of a figure that was typed; -1 if there is none.
  private var given = -1

  @inline(never) init(_ table: AskedTable, _ row: RowWords) {
    self.table = table
    self.row = row
    asked = table.asked
    let texts = row.texts
    let unitWords = asked.meaning(Meaning.units)
    for place in texts.indices {
      let isSentence = texts[place].last == UInt8(ascii: ".")
      let match = match(place, isSentence)
      if place > 0, match.strangers == 0, isKeys(texts[place], cell(place)) {
        (keys, keyed) = (place, match.same)
      }
      // A row that is called by a number is found by that alone: tracking of 12 points is no +12.
      if place > 0, ends[0] == 1, words[0].isNumber {
        match.drop(asked.numbers)
      }
      matches.append(match)
      own |= match.same
      said |= match.said
      units |= match.alike & unitWords
      if place > 0, match.strangers == 0, cell(place).count > 1 { isToldWhole = true }
      if place == table.panel {
        readLabel(match)
        continue
      }
      if isMeasure(cell(place)) {
        hasMeasure = true
        if given < 0, match.meaning & Meaning.length == 0,
          has(match.same & asked.numbers, cell(place))
        {
          given = place
        }
      }
      // A cell beside the name that mentions a word among others, as “Home Screen and Today View”
      // does, does not name the row.
      if place > 0, isSentence, isOpposite(texts[place], place) { continue }
      guard
        place == 0 && !isSentence || match.strangers <= match.known
          || isGivenPair(place)
      else {
        guard isSentence else { continue }
        for word in words[cell(place)] {
          let letter = texts[place][word.start]
          guard ByteClass.isUppercase(letter) || letter == self.letter else { continue }
          mentioned |= asked.same(word.stem) & ~table.context.same
        }
        brevity = max(0, 6 - cell(place).count)
        continue
      }
      let isWhole = place == 0 && match.same != 0 && match.strangers == 0
      let telling = isWhole ? match.same : match.same & ~table.context.same
      if isWhole { isNamedWhole = true }
      if telling != 0 {
        strangers += min(match.strangers, 4)
        if firstTelling == 0 { firstTelling = place }
      }
      named |= telling
      if place == 0 { first = telling }
    }
    // What is merely alike is another thing, unless it is a measure: “double touch” is no tap.
    if asked.measuring != 0 { own |= matches[0].alike }
  }

  /// What the label of its tab tells; of a “medium weight” no measure is asked for.
  private func readLabel(_ label: AskedMatch) {
    let isWhole = label.same != 0 && label.strangers == 0 && asked.measuring != 0
    let isUsual = label.meaning & Meaning.usual != 0
    if isWhole { named |= label.same }
    if isUsual, words[cell(table.panel).lowerBound].stem == KnownStem.large {
      usual = 2
    } else if isWhole || isUsual && label.same & ~asked.meaning(Meaning.usual) == 0 {
      usual = 1
    }
  }

  /// Whether a cell is a shortcut: it begins with “Command-”.
  private func isKeys(_ text: [UInt8], _ cell: Range<Int>) -> Bool {
    guard cell.count > 1, let first = words[cell].first else { return false }
    return text[first.end] == UInt8(ascii: "-")
      && KeyNames.isModifier(text, first.start..<first.end)
  }

  /// The cell that says what keys do, if just these are asked for.
  private var effect: Int? {
    let above = table.header(keys).alike | table.context.alike
    guard keys > 0, asked.all & ~(keyed | above) == 0 else { return nil }
    for place in keys + 1..<matches.count where !cell(place).isEmpty && place != table.panel {
      return place
    }
    return nil
  }

  /// The words that the label of its tab has.
  private var label: UInt32 { table.panel < 0 ? 0 : matches[table.panel].same }

  var words: [AnswerWord] { row.words }
  private var ends: [Int] { row.ends }

  func cell(_ place: Int) -> Range<Int> { row.cell(place) }

  /// nil if the row answers nothing. `isFirst` is the first row of its table.
  func verdict(isFirst: Bool, isPlatform: Bool) -> Verdict? {
    if let code { return code }
    guard asked.all & (asked.all &- 1) | asked.pairedSizes != 0 else { return nil }
    if let effect { return Verdict(score: Self.most, cell: effect) }
    guard !cell(0).isEmpty, !isOfOtherDevice, isOfScreen, boundAreMet(), !isBareLetter else {
      return nil
    }
    let stands =
      named | mentioned | table.telling != 0 || isDevice || isFirst && isPlatform
    // A word may match nothing beside the whole name of a row that is no device.
    let mustMeetAll = !isNamedWhole || first & asked.devices != 0
    guard stands, !mustMeetAll || table.all == asked.all else { return described }
    var (best, bestCell) = (Self.none, 0)
    var isTied = false
    for cell in matches.indices {
      let score = score(at: cell)
      if score > best {
        (best, bestCell, isTied) = (score, cell, false)
      } else if score == best {
        isTied = true
      }
    }
    guard best > Self.none else { return wholeVerdict() ?? described }
    return Verdict(score: best, cell: isTied ? nil : bestCell, isGiven: given == bestCell)
  }

  /// Whether it is a device, which its heading may name too, with a figure that was typed.
  private var isDevice: Bool { given >= 0 && matches[0].same & asked.devices != 0 }

  /// Whether just one letter names the row, beside a column: “action B” is no key.
  private var isBareLetter: Bool {
    ends[0] == 1 && words[0].isLetter && named == first && first != 0
      && table.context.same | table.header(0).same == 0
  }

  /// If the query names a column, and this row has all its other words, the cell of that column:
  /// “audiobook app category”. They must be two, one of them rare, or its whole name.
  private var described: Verdict? {
    var headers: UInt32 = 0
    var found: Int?
    let isTold = matches[0].same != 0
    for cell in matches.indices where cell != table.panel && !row.texts[cell].isEmpty {
      let header = table.header(cell).same & ~(own | asked.measuring)
      headers |= header
      guard header != 0, found == nil else { continue }
      found = cell == 0 && isTold && matches.count == 2 ? 1 : cell
    }
    // Which column is asked for does not tell the row besides: “ellipsis menu item”.
    let telling = said & ~(table.same | asked.plain)
    // A name and one cell need no column: “safe zone” is in “Focused/Safe zone size”. Which tab it
    // is in may be said too.
    let twice = telling & first & (telling & first &- 1)
    if found == nil, twice != 0, telling & ~(first | label) == 0, table.topic != 0,
      matches.count == (table.panel < 0 ? 2 : 3)
    {
      found = 1
    }
    guard let found, tellsMore, telling & ~asked.everyday != 0,
      telling & (telling &- 1) != 0 || isToldWhole || isNamedWhole && telling & first != 0,
      asked.all & ~(own | headers | table.context.same) == 0
    else { return nil }
    // A tick says nothing without its header, and what was typed is not told again.
    let isBare = cell(found).isEmpty || found == 0 && isTold
    return Verdict(score: Self.least, cell: isBare ? nil : found)
  }
}

extension RowFinder {
  /// What a column offers beside the row itself.
  private func score(at cell: Int) -> Int {
    let match = matches[cell]
    let shape = shape(of: cell)
    // The first cell is a value if it is a measure without a name; of several rows it tells which.
    guard cell != table.panel, !self.cell(cell).isEmpty,
      cell > 0
        || shape != 0
          && (match.same == 0 ? table.isOneRow : given == 0 && table.header(0).meaning == 0)
    else { return Self.none }
    let header = table.header(cell)
    guard isInPlace(cell, header) else { return Self.none }
    if cell != given, header.meaning & Meaning.size != 0 {
      if table.isOfCase(header) { return Self.none }
      // The size of a text answers who asks for a text.
      let subjects = header.meaning & (Meaning.text | Meaning.control)
      guard asked.measuring != 0, subjects == 0 || asked.meaning(subjects) != 0 else {
        return Self.none
      }
    }
    // A size that neither the row nor what is above names is measured by the cell.
    let bounds = asked.meaning(Meaning.smallest | Meaning.largest) & matches[0].alike
    let measured = asked.measuring & ~(table.context.same | matches[0].same | bounds)
    // One number is a width or a height only below that word. The leading is the height of lines.
    let isLeading = header.meaning & Meaning.leading != 0
    // Nor is it a size: “compact leading” is the leading side.
    if isLeading, match.hasPair, header.same == 0 { return Self.none }
    let sides = match.hasPair ? 0 : asked.meaning(isLeading ? Meaning.width : Meaning.sides)
    let offered =
      (header.alike | shape) & ~(sides & ~asked.meaning(header.meaning & Meaning.sides))
    if measured != 0, measured & offered == 0 { return Self.none }
    // A cell may say the words of its header too, but nothing else that was typed.
    let elsewhere = same(beside: cell)
    let told = match.same & ~(header.same | elsewhere) == 0 ? elsewhere : own
    let isNamed = header.same & ~told != 0
    // A figure that was typed is the answer, unless another column is named by more than “minimum”.
    if given >= 0, given != cell {
      let classes = asked.meaning(Meaning.smallest | Meaning.usual | Meaning.largest)
      if header.same & ~(own | classes | table.header(given).same) == 0 { return Self.none }
    }
    if given != cell, match.same & named != 0 {
      // What was typed is not told again, if it is a number; nor is another figure of that row.
      guard match.same & asked.numbers == 0 || match.strangers > 0,
        match.strangers == 0 ? isNamed : shape != 0 || isNamed && isNamedWhole
      else { return Self.none }
    }
    let colors = asked.meaning(Meaning.color) & (isNamedWhole ? .max : offered)
    let isMeasured = given == cell || (asked.measuring | colors) & (offered | own) != 0
    let fresh = offered & ~told & ~table.title.same
    let names = named | (isNamed ? mentioned : 0)
    let isAsked = isMeasured || isOnlyValue || names != 0 && fresh != 0
    guard isAsked, tellsMore, isNamed || isTold(by: cell) else { return Self.none }
    let met = self.met | offered
    // Who looks for a symbol may say what it is for.
    let missing = table.all & ~met
    let isSymbol = header.same & asked.symbol != 0 && isNamedWhole
    guard missing == 0 || isSymbol && table.all == asked.all && missing & (missing - 1) == 0
    else { return Self.none }
    // “Typography” is about the size of fonts wherever it is, as no other page is.
    let said = header.same | table.title.alike & ~table.title.same & asked.meaning(Meaning.text)
    var score = 6 * (said & ~elsewhere).nonzeroBitCount
    score += 4 * (offered & ~said & ~own).nonzeroBitCount
    score += shapeScore(cell, header, shape) - 2 * min(header.strangers, 4)
    if named == 0 { score += isOfInitial ? 8 : brevity }
    // Whatever else has the figure, it belongs to as much; best if the rest is in an early column.
    if given == cell {
      score += 4 + 2 * strangers - firstTelling
      // What is in front of a bracket goes first: of 60x60 pt (120x120 px) the size in points.
      if words[self.cell(cell).lowerBound].stem == asked.words[0].stem { score += 1 }
    }
    return score + rowScore
  }

  /// Whether the column of a cell and what is above it let it answer.
  private func isInPlace(_ cell: Int, _ header: AskedMatch) -> Bool {
    // What is above the names does not tell which of them is meant: “screen width”.
    let telling = named & ~asked.devices | table.topic
    guard cell == given || telling | header.alike & ~table.header(0).alike != 0 else {
      return false
    }
    // A list of values belongs to what is above it, whatever its rows are called.
    if header.meaning & Meaning.value != 0, table.topic == 0 { return false }
    // Where something is does not say how large what is hit must be.
    return asked.measuring & asked.meaning(Meaning.target) == 0 || isMeasure(self.cell(cell))
  }

  /// The words that all other cells say.
  private func same(beside cell: Int) -> UInt32 {
    var same: UInt32 = 0
    for place in matches.indices where place != cell { same |= matches[place].same }
    return same
  }

  /// Whether more than figures tells the row apart, or nothing has to.
  private var isNamedByWords: Bool {
    named == 0 || isDevice || named & ~asked.numbers & ~asked.meaning(Meaning.units) != 0
  }

  /// Whether a cell is a size that was typed, or its first cell is asked for and what is above.
  private func isTold(by cell: Int) -> Bool {
    isNamedByWords || asked.devices == 0 && isGivenPair(cell) || table.topic != 0 && first != 0
  }

  /// Whether a cell is the figure that was typed, with two numbers.
  private func isGivenPair(_ cell: Int) -> Bool { given == cell && matches[cell].hasPair }

  /// Whether the row is a name and one cell, and its name is asked for: with several words, or with
  /// what is above it, as in “locale ko_KR”.
  private var isOnlyValue: Bool {
    let count = matches.count - (table.panel < 0 ? 0 : 1)
    return isNamedWhole && count == 2 && isClear && table.all & ~(named & ~label) != 0
  }

  /// Whether its name is more than a word, or said to be what its column has, or tells a value of
  /// what is above.
  private var isClear: Bool {
    ends[0] > 1 || table.header(0).same != 0 || table.header(1).meaning & Meaning.value != 0
  }

  /// What the row is worth, whichever cell is asked for.
  private var rowScore: Int {
    var score = 6 * named.nonzeroBitCount - 2 * strangers
    score += table.title.alike.nonzeroBitCount + 2 * (table.context.same & ~named).nonzeroBitCount
    // The name that was typed is worth as much as the usual tab and the heading of the other one.
    // A row of that name goes before one that mentions it, and one that begins as what was typed
    // before one that has its words in another order.
    let begins = words[0].stem == asked.words[0].stem
    return score + (isSubheadline ? 4 : usual) + (first != 0 && isNamedWhole ? 1 : 0)
      + (begins ? 1 : 0)
  }

  /// A row in which no cell is asked for: its number is, or what is above measures.
  private func wholeVerdict() -> Verdict? {
    guard named != 0, asked.all & ~met == 0, asked.words.count > 1, tellsMore,
      hasMeasure || asked.measuring & ~(own | table.context.same) == 0
    else { return nil }
    let isMeasured = hasMeasure && named & asked.numbers != 0
    let above = isMeasured ? table.context.alike : table.context.same
    // A watch that is called by its size has the size of its screen, not of a widget.
    let bound = asked.bound | (table.isOfScreen ? asked.sized : 0)
    guard asked.measuring & above | bound & named != 0 || isAlone else { return nil }
    // A row of that name goes before one that mentions it.
    return Verdict(score: rowScore + (isNamedWhole ? 3 : 0) + (hasMeasure ? 1 : 0), cell: nil)
  }

  /// Whether its name is asked for, and what is above it: “esc key”, “secondary label color”.
  private var isAlone: Bool {
    let figures = asked.devices | asked.numbers | asked.meaning(Meaning.units)
    // Two words may ask for a page or a section of that name.
    let fewest = table.all & ~table.context.same == 0 ? 2 : 1
    return isNamedWhole
      && (isClear || hasMeasure || table.isOfTitle && first & ~table.title.same != 0)
      && matches[0].alike == matches[0].same
      && first & ~figures != 0 && (table.all & ~named != 0 || named.nonzeroBitCount > fewest)
  }

  /// Whether more is asked for than the size of a device.
  private var tellsMore: Bool {
    let telling = named & ~asked.devices & ~asked.measuring
    let lent = (own | table.same) & ~(said | table.said)
    return lent == 0 ? telling != 0 || asked.subject != 0 : telling & said != 0
  }

  /// The words that the row and what is above it meet, whichever cell is asked for.
  private var met: UInt32 { own | units | table.context.alike | nameHeaders }

  /// The headers of the cells that name the row; of a screen, the units of all.
  private var nameHeaders: UInt32 {
    var bits = table.header(0).alike
    let units = table.isOfScreen ? asked.meaning(Meaning.units) : 0
    for place in matches.indices {
      bits |= table.header(place).alike & (matches[place].same != 0 ? .max : units)
    }
    return bits
  }
}
