import Render
import SearchIndex

/// The row of a table that answers: what it is about, and below it its cells under their headers.
enum RowText {
  static func lines(_ row: [ResultExcerpt.Cell], answer: Int?, indent: Int, paint: Paint) -> String
  {
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
}
