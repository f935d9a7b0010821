import Bytes

/// Text of a flattened page as Markdown. The scraper escaped marks inside lines, but a block that
/// it ran into the one before may start with a mark that would count at the start of a line.
enum FlatText {
  static func normal(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let line = text.contains { $0 < 0x20 } ? text.map { $0 < 0x20 ? 0x20 : $0 }[...] : text
    return BlockMark.escaped(InlineText.normal(Scrape.trimmed(line)))
  }
}
