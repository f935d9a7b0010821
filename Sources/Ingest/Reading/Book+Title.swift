extension Book {
  /// The article with its title in front: its first heading of the first level, wherever that is,
  /// or else one that is made. Its words are nil if there is none.
  func titled(else name: String) -> (book: Book, title: String?) {
    if let origin = blocks.firstIndex(where: { $0.headingLevel == 1 }) {
      let order = [origin] + blocks.indices.filter { $0 != origin }
      let places = blocks.indices.map { $0 == origin ? 0 : $0 < origin ? $0 + 1 : $0 }
      let book = arranged(as: order.map { blocks[$0] }, places: places)
      return (book, Scrape.string(blocks[origin].text[...]))
    }
    var sink = ArticleSink()
    sink.add(.heading(level: 1), Array(name.utf8), from: 0..<0, "title")
    let book = arranged(as: sink.blocks + blocks, places: blocks.indices.map { $0 + 1 })
    return (book, sink.blocks.isEmpty ? nil : name)
  }
}
