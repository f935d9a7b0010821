import Files
import JSON
import Render
import SearchIndex

/// Search results as text for people, or as the list that tools read.
enum ResultText {
  static func json(_ answer: SearchAnswer, to query: String) -> JSONValue {
    [
      "query": .string(query), "results": json(answer.results), "total": .integer(answer.total),
      "also": .array(answer.also.map { .string($0) }),
      "corrections": .array(answer.corrections.map { [.string($0.typed), .string($0.meant)] }),
      "missing": .array(answer.missing.map { .string($0) }),
    ]
  }

  static func json(_ results: [SearchResult]) -> JSONValue {
    .array(
      results.map { result in
        [
          "slug": .string(result.slug), "edition": .string(result.edition),
          "anchor": .string(result.applesAnchor), "title": .string(result.title),
          "heading": .string(result.heading), "path": .array(result.path.map { .string($0) }),
          "excerpt": .string(result.excerpt.text), "address": .string(result.address),
          "score": .integer(result.score),
          "row": result.excerpt.isAnswer ? json(result.excerpt) : nil,
          "explanation": result.explanation.map { ScoreText.json($0) },
        ]
      })
  }

  /// A paragraph for each: where it is, its file, and the text around what was found.
  static func list(_ results: [SearchResult], site: String, width: Int, paint: Paint) -> String {
    results.map { result in
      let place = result.path.isEmpty ? [result.title] : result.path + [result.heading]
      let address = Path.join(site, result.address)
      return paint(place.joined(separator: " › ").printable, .bold) + "\n"
        + "  " + paint(address.printable, .blue) + "\n"
        + text(of: result.excerpt, width: width, paint: paint)
        + (result.explanation.map { ScoreText.lines($0, indent: 4, paint: paint) } ?? "")
    }.joined(separator: "\n")
  }
}

extension ResultText {
  private static func text(of excerpt: ResultExcerpt, width: Int, paint: Paint) -> String {
    guard excerpt.row.isEmpty else {
      return text(of: excerpt.row, answer: excerpt.answer, indent: 2, paint: paint)
    }
    return MarkedText(excerpt).lines(width: width, indent: 2, paint: paint)
  }

  /// The row of a table that answers: what it is about, and below it its cells under their headers.
  private static func text(
    of row: [ResultExcerpt.Cell], answer: Int?, indent: Int, paint: Paint
  ) -> String {
    guard let subject = row.first else { return "" }
    let margin = String(repeating: " ", count: indent)
    let cells = row.indices.dropFirst().filter { !row[$0].text.isEmpty }
    let width = cells.map { row[$0].header.printable.count }.max() ?? 0
    let lines = cells.map { place in
      let header = TextTable.padded(row[place].header.printable, to: width)
      let text = TimesSign.shown(row[place].text).printable
      let gap = width > 0 ? "  " : ""
      return margin + "  " + paint(header, .dim) + gap
        + (place == answer ? paint(text, .yellow) : text)
    }
    return ([margin + TimesSign.shown(subject.text).printable] + lines).map { $0 + "\n" }.joined()
  }

  /// The cells of a row, and the number of the one that answers.
  private static func json(_ excerpt: ResultExcerpt) -> JSONValue {
    let cells = excerpt.row.map { cell -> JSONValue in
      ["header": .string(cell.header), "text": .string(cell.text)]
    }
    return ["cells": .array(cells), "answer": excerpt.answer.map { .integer($0) } ?? .null]
  }
}
