/// What cells have of a query, and what of it is a remark in brackets.
extension RowFinder {
  /// What a cell has; a sentence without its remark.
  func match(_ place: Int, _ isSentence: Bool) -> AskedMatch {
    let match = asked.match(words, cell(place))
    let short = asked.match(words, nameRange(place), isName: place == 0)
    if place == 0 {
      match.strangers = short.strangers
    } else if isSentence {
      match.drop(match.same & ~short.same)
    }
    return match
  }

  /// The words of a cell without a remark in brackets. Numbers tell things apart.
  private func nameRange(_ place: Int) -> Range<Int> {
    let (text, cell) = (row.texts[place], cell(place))
    var end = cell.upperBound
    for word in cell where words[word].start > 0 {
      if text[words[word].start - 1] == UInt8(ascii: "("), end > word { end = word }
      if end <= word, words[word].isNumber { return cell }
    }
    return cell.lowerBound..<end
  }
}
