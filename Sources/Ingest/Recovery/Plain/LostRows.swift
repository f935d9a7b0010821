/// Finds what was a table but can no longer be cut into cells: names that are one behind another,
/// the header, and behind them names and texts by turns. None of those names is a heading.
struct LostRows {
  let lines: ArraySlice<LooseLine>
  let lexicon: Lexicon

  private static let longestCell = 450
  private static let mostColumns = 8

  /// Where the rows end that start at a place, with a header or, behind rows with texts, without.
  func end(from place: Int, behindRows: Bool) -> Int? {
    let names = lines[place...].prefix(Self.mostColumns + 1).prefix(while: isName).count
    guard names > 0, names <= Self.mostColumns,
      behindRows || names > 2 || names == 1 && isByTurns(from: place)
    else { return nil }
    var (start, ends, longest) = (place + names, [Int](), [Int]())
    while let texts = row(from: start) {
      ends.append(texts.endIndex)
      longest.append(texts.map(\.text.count).max() ?? 0)
      let next = lines[texts.endIndex...].prefix(2).prefix(while: isName).count
      guard next > 0 else { break }
      start = texts.endIndex + next
    }
    // The last name may be the heading of a longer text.
    if ends.count > 1, longest.removeLast() * 2 > (longest.max() ?? 0) * 3 { ends.removeLast() }
    return ends.count > 1 ? ends.last : nil
  }
}

extension LostRows {
  /// Names and single sentences, at least two of each.
  private func isByTurns(from place: Int) -> Bool {
    let next = lines[place...].prefix(4)
    return next.count == 4
      && next.enumerated().allSatisfy { $0 % 2 == 0 ? isName($1) : $1.form == .sentence }
  }

  /// The texts of a row.
  private func row(from place: Int) -> ArraySlice<LooseLine>? {
    let texts = lines[place...].prefix(2).prefix(while: isText)
    return texts.isEmpty ? nil : texts
  }

  private func isName(_ line: LooseLine) -> Bool {
    line.isBare && !line.isJoined && !line.isRow && line.form != .platforms
      && !lexicon.isHeading(line.string)
  }

  private func isText(_ line: LooseLine) -> Bool {
    !line.isBare && !line.isRow && line.text.count <= Self.longestCell && !line.announces
  }
}
