/// The head of a table and what stands above it, with what they have of a query.
struct AskedTable {
  let asked: Asked
  private(set) var headers: [AskedMatch] = []
  /// Titles, headings and the label above it.
  let context: AskedMatch
  /// Of the page's title alone.
  let title: AskedMatch
  /// The cells that hold the label of a tab.
  private(set) var panel: Int?
  var rowCount = 0

  init(_ asked: Asked, head: [[UInt8]], above: [AnswerWord], title: [AnswerWord]) {
    self.asked = asked
    context = asked.match(above)
    self.title = asked.match(title)
    for (place, cell) in head.enumerated() {
      let words = AnswerWord.list(cell)
      headers.append(asked.match(words))
      let isLast = place > 1 && place == head.count - 1 && words.count == 1
      if isLast, words[0].word == Self.label || words[0].word == Self.platform { panel = place }
    }
  }

  private static let label = Array("panel".utf8)
  private static let platform = Array("platform".utf8)

  func header(_ place: Int) -> AskedMatch {
    place < headers.count ? headers[place] : AskedMatch()
  }
}
