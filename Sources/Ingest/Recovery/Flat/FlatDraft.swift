import Bytes
import Diagnostics
import Model

/// The blocks of a flattened article while they are written, each byte booked once.
struct FlatDraft {
  let bytes: [UInt8]
  let title: String
  let links: SeeLinks
  var book = Book()
  /// Where tables were whose cells nothing separates.
  private(set) var lostTables: [Int] = []
  /// Headings that are nowhere, and before what.
  private(set) var restored: [(heading: String, place: Int)] = []
}

extension FlatDraft {
  mutating func add(_ kind: Block.Kind, _ piece: FlatPiece, _ rule: String) {
    book.add(kind, FlatText.normal(piece.text), from: piece.range, rule)
  }

  /// A block of prose, the names of other pages linked.
  mutating func addProse(
    _ kind: Block.Kind, _ text: [UInt8], from range: Range<Int>, _ rule: String
  ) {
    book.add(kind, links.linked(text), from: range, rule)
  }

  /// A heading of the second level that every page has here, and the source has not.
  mutating func restore(_ heading: String, before piece: FlatPiece) {
    let place = piece.range.lowerBound
    restored.append((heading, place))
    book.add(.heading(level: 2), Array(heading.utf8), from: place..<place, "heading")
  }

  mutating func addLostTable(_ pieces: ArraySlice<FlatPiece>) {
    guard let first = pieces.first, let last = pieces.last else { return }
    let texts = pieces.map { FlatText.normal($0.text) }.filter { !$0.isEmpty }
    let text = texts.joined(separator: [UInt8(ascii: " ")])
    lostTables.append(first.range.lowerBound)
    let range = first.range.lowerBound..<last.range.upperBound
    book.add(.paragraph, Array(text), from: range, "table-lost", doubt: .lost)
  }
}

/// Text of a flattened page as Markdown. The scraper escaped marks inside lines, but a block that
/// it ran into the one before may start with a mark that would count at the start of a line.
enum FlatText {
  static func normal(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let line = text.contains { $0 < 0x20 } ? text.map { $0 < 0x20 ? 0x20 : $0 }[...] : text
    return BlockMark.escaped(InlineText.normal(line.trimmed))
  }
}
