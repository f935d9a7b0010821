import Render
import SearchIndex

/// Words of which parts are marked, to be wrapped by what is seen of them.
struct MarkedText {
  private struct Piece {
    var text: String
    let isMarked: Bool
  }

  /// Each word in its pieces: a mark may end within a word.
  private var words: [[Piece]] = []

  init(_ excerpt: ResultExcerpt) {
    var joins = false
    var rest = TimesSign.shown(excerpt.text)[...]
    for piece in excerpt.pieces {
      let text = String(rest.prefix(piece.text.count)).printable
      rest = rest.dropFirst(piece.text.count)
      for (place, part) in text.split(whereSeparator: \.isWhitespace).enumerated() {
        let isFirst = place == 0
        let fragment = Piece(text: String(part), isMarked: piece.isMarked)
        if isFirst, joins, text.first?.isWhitespace == false {
          words[words.count - 1].append(fragment)
        } else {
          words.append([fragment])
        }
      }
      joins = !words.isEmpty && text.last?.isWhitespace == false
    }
  }

  /// Lines behind an indent, no wider than `width` if that is not 0.
  func lines(width: Int, indent: Int, paint: Paint) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var (line, used) = ("", indent)
    for word in words {
      let length = word.reduce(0) { $0 + $1.text.count }
      if width > 0, !line.isEmpty, used + 1 + length > width {
        lines.append(margin + line)
        (line, used) = ("", indent)
      }
      if !line.isEmpty { (line, used) = (line + " ", used + 1) }
      line += word.map { $0.isMarked ? paint($0.text, .yellow) : $0.text }.joined()
      used += length
    }
    if !line.isEmpty { lines.append(margin + line) }
    return lines.map { $0 + "\n" }.joined()
  }
}
