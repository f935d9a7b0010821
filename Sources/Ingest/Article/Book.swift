import Model

/// The blocks of an article, and what each run of its bytes became. Bytes are entered in the order
/// in which they are in the file, so that the runs follow one another without a gap.
struct Book: Sendable, Equatable {
  private(set) var blocks: [Block]
  private(set) var bookings: [Booking] = []
  /// Up to where the file is booked; nil before the first run.
  private(set) var end: Int?

  init(_ blocks: [Block] = [], from start: Int? = nil) {
    self.blocks = blocks
    end = start
  }

  /// Enters bytes: of no block, of one that is there, or of the next one.
  mutating func enter(
    _ range: Range<Int>, _ fate: LedgerSpan.Fate, _ rule: String, block: Int? = nil,
    to destination: String = ""
  ) {
    guard !range.isEmpty else { return }
    assert(range.lowerBound == end ?? range.lowerBound, "a gap or an overlap at \(range)")
    end = range.upperBound
    // Blank lines one behind the other are one run: a file may be millions of them.
    if rule == "blank", block == nil, let last = bookings.last, last.rule == "blank",
      last.block == nil, last.fate == fate
    {
      bookings[bookings.count - 1].range = last.range.lowerBound..<range.upperBound
      return
    }
    bookings.append(Booking(range, fate, rule, block: block, to: destination))
  }

  mutating func add(_ block: Block, _ rule: String) {
    enter(block.origin, .kept, rule, block: blocks.count)
    blocks.append(block)
  }

  /// A block, unless it lacks the words that it needs: then its bytes are blank.
  mutating func add(
    _ kind: Block.Kind, _ text: [UInt8], rows: [[[UInt8]]] = [], from origin: Range<Int>,
    _ rule: String, doubt: TableDoubt? = nil
  ) {
    if text.isEmpty, kind.needsText { return enter(origin, .kept, "blank") }
    add(Block(kind, text, rows: rows, from: origin, doubt: doubt), rule)
  }
}

extension Book {
  /// What is in another book, all of it about the bytes from `start` on.
  mutating func append(_ part: Book, from start: Int) {
    let count = blocks.count
    for booking in part.bookings {
      let range = booking.range.lowerBound + start..<booking.range.upperBound + start
      enter(
        range, booking.fate, booking.rule, block: booking.block.map { $0.block + count },
        to: booking.destination)
    }
    for block in part.blocks {
      let origin = block.origin.lowerBound + start..<block.origin.upperBound + start
      blocks.append(
        Block(block.kind, block.text, rows: block.rows, from: origin, doubt: block.doubt))
    }
  }

  /// More bytes of the last block.
  mutating func extendLast(by range: Range<Int>, _ rule: String) {
    guard let last = blocks.indices.last else { return enter(range, .kept, rule) }
    blocks[last].origin = blocks[last].origin.lowerBound..<range.upperBound
    enter(range, .kept, rule, block: last)
  }

  /// The words of the last block, once all its lines are known.
  mutating func settleLast(_ words: [UInt8]) {
    if let last = blocks.indices.last { blocks[last].text = words }
  }

  /// The same bytes with their blocks arranged again. `places` shows where each went; a block that
  /// has none says what another says, and `twin` is the rule that found it and what it names.
  func arranged(
    as blocks: [Block], places: [Int?], twin: (rule: String, of: String) = ("", "")
  ) -> Book {
    var book = Book(blocks)
    book.bookings.reserveCapacity(bookings.count)
    for old in bookings {
      let place = old.block.flatMap { places[$0.block] }
      if old.block != nil, place == nil {
        book.enter(old.range, .merged, twin.rule, to: twin.of)
      } else {
        book.enter(old.range, old.fate, old.rule, block: place, to: old.destination)
      }
    }
    return book
  }
}

/// What a reader decided about one run of bytes. Merging may still change it: a block that another
/// source already gave is merged, not kept.
struct Booking: Sendable, Equatable {
  var range: Range<Int>
  let fate: LedgerSpan.Fate
  let rule: String
  /// The block that the bytes went to.
  let block: BlockPlace?
  /// Where bytes went that are in no block.
  let destination: String

  init(
    _ range: Range<Int>, _ fate: LedgerSpan.Fate, _ rule: String, block: Int? = nil,
    of draft: Int = 0, to destination: String = ""
  ) {
    self.range = range
    self.fate = fate
    self.rule = rule
    self.block = block.map { BlockPlace(draft: draft, block: $0) }
    self.destination = destination
  }
}

/// A block of one of the drafts of a raw file.
struct BlockPlace: Sendable, Hashable {
  let draft: Int
  let block: Int
}
