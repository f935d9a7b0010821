import Model
public import SearchCore

/// A page or a section that fits a query.
public struct SearchResult: Sendable, Equatable {
  public let slug: String
  public let edition: String
  /// The section's on our page; empty for the page itself.
  public let anchor: String
  /// The page's title.
  public let title: String
  /// The section's heading; the title for the page itself.
  public let heading: String
  /// The headings around it, from the page's title down; empty for the page itself.
  public let path: [String]
  /// The page's folder below the site's root.
  public let folder: String
  public let excerpt: ResultExcerpt
  public let score: Int
  /// Why it has this score, if that was asked.
  public internal(set) var explanation: ScoreExplanation?

  /// The section's at Apple's, where two headings that read alike share one.
  public var applesAnchor: String { anchor.isEmpty ? "" : Anchor.of(heading) }

  /// Relative to the site's root: where the excerpt is, or else where the section begins.
  public var address: String {
    let place = excerpt.anchor.isEmpty ? anchor : excerpt.anchor
    return "\(folder)/index.html" + (place.isEmpty ? "" : "#" + place)
  }
}

/// A piece of the text around the words that were found.
public struct ResultExcerpt: Sendable, Equatable {
  public struct Piece: Sendable, Equatable {
    public let text: String
    /// Whether it is a word that was asked for.
    public let isMarked: Bool
  }

  /// One of a table's row.
  public struct Cell: Sendable, Equatable {
    public let header: String
    public let text: String
  }

  /// In order; together the whole excerpt. None is empty.
  public let pieces: [Piece]
  /// The anchor of the guideline or the table's row; empty if it has none of its own.
  public internal(set) var anchor = ""
  /// Of a table's row: its cells, of which the first is what the row is about.
  public internal(set) var row: [Cell] = []
  /// The cell that answers the query; nil for none in particular.
  public internal(set) var answer: Int?
  /// Whether it is a row that answers the query.
  public internal(set) var isAnswer = false

  /// What a row that answers says in large type: a cell, or all of them; empty of other excerpts.
  public var answerText: String {
    guard isAnswer else { return "" }
    if let answer, row.indices.contains(answer) { return row[answer].text }
    return row.map(\.text).joined(separator: " | ")
  }

  public var text: String { pieces.map(\.text).joined() }
}

extension SearchResult {
  init(_ hit: Hit, _ excerpt: Excerpt) {
    let unit = hit.unit
    self.init(
      slug: unit.slug.text, edition: unit.edition.text, anchor: unit.anchor.text,
      title: unit.title.text, heading: unit.heading.text, path: unit.path.map(\.text),
      folder: unit.folder.text, excerpt: ResultExcerpt(excerpt), score: hit.score)
  }
}

extension ResultExcerpt {
  init(_ excerpt: Excerpt) {
    var pieces: [Piece] = []
    var start = 0
    for (number, turn) in excerpt.turns.enumerated() where turn > start {
      let text = excerpt.text[start..<turn].text
      pieces.append(Piece(text: text, isMarked: !number.isMultiple(of: 2)))
      start = turn
    }
    let row = excerpt.cells.enumerated().map { place, cell in
      let header = place < excerpt.headers.count ? excerpt.headers[place].text : ""
      return Cell(header: header, text: cell.text)
    }
    self.init(
      pieces: pieces, anchor: excerpt.anchor.text, row: row, answer: excerpt.answer,
      isAnswer: excerpt.isAnswer)
  }
}

extension Collection<UInt8> {
  /// What the engine has as bytes.
  var text: String { String(decoding: self, as: UTF8.self) }
}
