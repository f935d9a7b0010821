import Bytes

/// Chooses the part of a unit's text that speaks most of a query.
struct PartFinder {
  private let list: PartList
  private let finder: MatchFinder

  init(_ list: PartList, _ query: Query) {
    self.list = list
    finder = MatchFinder(list.source, query)
  }

  /// The first of the best; nil if a text has tables alone, and none of their rows has a word.
  func best() -> PartList.Part? {
    var best: PartList.Part?
    var bestScore = -1
    // Of the last head, which all rows up to the next one are below.
    var headWords: UInt32 = 0
    var hasLabels = false
    for (number, part) in list.parts.enumerated() {
      if part.kind == .head {
        headWords = words(of: part)
        hasLabels = WordText.has("\u{1F}Panel", at: part.end - 6, in: list.source)
        continue
      }
      if list.isLabel(number) { continue }
      let score = score(of: part, below: headWords, hasLabels)
      if score > bestScore { (best, bestScore) = (part, score) }
    }
    return best
  }

  /// The words of the query that a part has, a bit each.
  func words(of part: PartList.Part) -> UInt32 { finder.words(part.start, part.end) }
}

extension PartFinder {
  /// By the words of the query that the part has. If a number is asked for, it counts a
  /// little more than a word. Of a row those above it count too, if its first
  /// cell is named whole, or it has two at least. A row with another cell of two words or more that
  /// is named whole goes before one that has more in it: “17 Pro” before “17 Pro Max”.
  private func score(
    of part: PartList.Part, below headWords: UInt32, _ hasLabels: Bool
  ) -> Int {
    let own = words(of: part)
    guard part.isRow else {
      return own == 0 ? 0 : own.nonzeroBitCount * 8 + 9 * finder.numberWorth(part.start, part.end)
    }
    let cells = list.cellPlaces(part)
    // The label of a tab tells no row.
    if hasLabels, finder.words(part.start, cells[cells.count - 1].lowerBound) == 0 { return -1 }
    let isNamed = isWhole(cells[0])
    if !isNamed {
      // A row that shares a word of its name is another, and so is one of another number.
      let isOne = own & (own &- 1) == 0
      let isApart = own & ~finder.words(cells[0].lowerBound, cells[0].upperBound) == 0
      if isApart, isOne || strangers(cells[0]) >= Self.number { return -1 }
      // One word finds a row only where there is nothing else.
      if isOne { return 1 }
    }
    let count = (own | headWords).nonzeroBitCount
    if isNamed { return count * 8 + 7 }
    let hasWhole = cells.contains { finder.wordPlaces($0).count > 1 && isWhole($0) }
    return count * 8 + (hasWhole ? 3 : 1) - min(strangers(cells[0]), 1)
  }

  /// Whether a cell has words, and none that was not asked for.
  private func isWhole(_ cell: Range<Int>) -> Bool {
    finder.words(cell.lowerBound, cell.upperBound) != 0 && strangers(cell) == 0
  }

  /// How many words of a cell were not asked for; a number is far more than any word.
  @inline(never) private func strangers(_ cell: Range<Int>) -> Int {
    var count = 0
    for place in finder.wordPlaces(cell)
    where finder.words(finder.starts[place], finder.ends[place]) == 0 {
      count += ByteClass.isDigit(list.source[finder.starts[place]]) ? Self.number : 1
    }
    return count
  }

  private static let number = 1 << 10
}
