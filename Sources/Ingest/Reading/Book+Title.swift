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

  /// Without a heading right below the title that says it again, as tools write it that have the
  /// title from elsewhere. Where it was the only one of its level, all others move up.
  var withoutSecondTitle: Book {
    guard blocks.count > 1, let level = blocks[1].headingLevel, blocks[1].key == blocks[0].key,
      blocks[0].headingLevel == 1
    else { return self }
    let isAlone =
      level > 1 && !blocks.dropFirst(2).contains { $0.headingLevel.map { $0 <= level } ?? false }
    let rest = blocks.dropFirst(2).map { block in
      guard isAlone, let own = block.headingLevel else { return block }
      return Block(.heading(level: own - 1), block.text, from: block.origin)
    }
    // A title that was made is that heading.
    let isMade = blocks[0].origin.isEmpty
    let title = isMade ? Block(blocks[0].kind, blocks[0].text, from: blocks[1].origin) : blocks[0]
    let places = blocks.indices.map { $0 == 1 ? (isMade ? 0 : nil) : max(0, $0 - 1) }
    return arranged(as: [title] + rest, places: places, twin: ("title-again", "the title"))
  }
}
