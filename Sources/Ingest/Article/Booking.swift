import Model

/// What a reader decided about one run of bytes. Merging may still change it: a block that another
/// source already gave is merged, not kept.
struct Booking: Sendable, Equatable {
  let range: Range<Int>
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
