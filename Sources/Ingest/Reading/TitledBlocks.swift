import Model

/// The blocks of an article with its title in front: its first heading of the first level, wherever
/// that stands, or else one that is made.
struct TitledBlocks {
  let blocks: [Block]
  /// The words of the title; nil if there is none.
  let title: String?
  /// The block that moved to the front; nil for a heading that is made.
  private let origin: Int?

  init(_ read: [Block], else name: String) {
    origin = read.firstIndex { $0.headingLevel == 1 }
    if let origin {
      var rest = read
      let heading = rest.remove(at: origin)
      blocks = [heading] + rest
      title = Scrape.string(heading.text[...])
    } else {
      var sink = ArticleSink()
      sink.add(.heading(level: 1), Array(name.utf8), from: 0..<0, "title")
      blocks = sink.blocks + read
      title = sink.blocks.isEmpty ? nil : name
    }
  }

  /// The bookings of the blocks, with the places that these have now.
  func moved(_ bookings: [Booking]) -> [Booking] {
    bookings.map { booking in
      var booking = booking
      booking.block = booking.block.map { BlockPlace(draft: $0.draft, block: place($0.block)) }
      return booking
    }
  }

  private func place(_ block: Int) -> Int {
    guard let origin else { return block + 1 }
    return block == origin ? 0 : block < origin ? block + 1 : block
  }
}
