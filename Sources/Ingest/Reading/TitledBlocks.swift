import Model

/// An article with its title in front: its first heading of the first level, wherever that is,
/// or else one that is made.
struct TitledBlocks {
  let book: Book
  /// The words of the title; nil if there is none.
  let title: String?

  init(_ read: Book, else name: String) {
    let blocks = read.blocks
    if let origin = blocks.firstIndex(where: { $0.headingLevel == 1 }) {
      let order = [origin] + blocks.indices.filter { $0 != origin }
      let places = blocks.indices.map { $0 == origin ? 0 : $0 < origin ? $0 + 1 : $0 }
      book = read.arranged(as: order.map { blocks[$0] }, places: places)
      title = Scrape.string(blocks[origin].text[...])
    } else {
      var sink = ArticleSink()
      sink.add(.heading(level: 1), Array(name.utf8), from: 0..<0, "title")
      book = read.arranged(as: sink.blocks + blocks, places: blocks.indices.map { $0 + 1 })
      title = sink.blocks.isEmpty ? nil : name
    }
  }
}
