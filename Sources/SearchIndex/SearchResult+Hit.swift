import SearchCore

extension SearchResult {
  init(_ hit: Hit, _ excerpt: Excerpt) {
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    let unit = hit.unit
    self.init(
      slug: text(unit.slug), edition: text(unit.edition), anchor: text(unit.anchor),
      title: text(unit.title), heading: text(unit.heading), path: unit.path.map(text),
      folder: text(unit.folder), excerpt: ResultExcerpt(excerpt), score: hit.score)
  }
}

extension ResultExcerpt {
  init(_ excerpt: Excerpt) {
    var pieces: [Piece] = []
    var start = 0
    for (number, turn) in excerpt.turns.enumerated() where turn > start {
      let text = String(decoding: excerpt.text[start..<turn], as: UTF8.self)
      pieces.append(Piece(text: text, isMarked: !number.isMultiple(of: 2)))
      start = turn
    }
    self.init(pieces: pieces)
    anchor = String(decoding: excerpt.anchor, as: UTF8.self)
    row = excerpt.cells.enumerated().map { place, cell in
      let header = place < excerpt.headers.count ? excerpt.headers[place] : []
      return Cell(
        header: String(decoding: header, as: UTF8.self), text: String(decoding: cell, as: UTF8.self)
      )
    }
    answer = excerpt.answer
    isAnswer = excerpt.isAnswer
  }
}

extension SearchAnswer.Correction {
  init(_ correction: Correction) {
    self.init(
      typed: String(decoding: correction.typed, as: UTF8.self),
      meant: String(decoding: correction.meant, as: UTF8.self))
  }
}
