import Bytes
import Model

/// Words right under a picture, on the next line: its caption.
enum CaptionLine {
  /// Whether words that are written there are read as the caption again, by us and by others: not
  /// if their start makes them another kind of block.
  static func staysOne(_ words: [UInt8]) -> Bool {
    guard let first = words.first, !"<=|:-".utf8.contains(first) else { return false }
    let page = RawPage(
      file: "", name: "", bytes: Array("![](a)\n".utf8) + words + Array("\n\na".utf8))
    let scrape = Scrape(page)
    var reader = LineReader(scrape, 0..<scrape.lines.count)
    reader.read()
    let blocks = reader.book.blocks
    return blocks.map(\.kind) == [.image, .caption, .paragraph] && blocks[1].text == words
  }
}
