/// Separates table cells from headings: names in a row, each with few sentences behind it.
struct SpacedCells {
  /// Where the cells begin and end, which are no headings.
  private(set) var joints: Set<Int> = []
  /// The names of the row so far.
  private var row: [[Int]] = []
  /// One with some sentences more, which is a cell too if another follows.
  private var long: [Int] = []
  /// The last heading, until it is known what is behind it.
  private var last: [Int] = []
  private var sentences = 0

  /// So many in a row are a table; sections have more to say.
  private static let fewest = 3
  /// A sentence of more words is no cell.
  private static let longest = 30

  mutating func add(_ heading: SpacedHeading, _ places: [Int]) {
    finishHeading()
    sentences = 0
    if heading.kind == .guess { last = places } else { finish() }
  }

  mutating func addSentence(of words: Int) { sentences += words > Self.longest ? 2 : 1 }

  /// No more headings follow.
  mutating func finish() {
    finishHeading()
    if row.count >= Self.fewest { joints.formUnion(row.joined()) }
    (row, long) = ([], [])
  }

  private mutating func finishHeading() {
    guard !last.isEmpty else { return }
    let (places, count) = (last, sentences)
    (last, sentences) = ([], 0)
    if count < 2 {
      if !long.isEmpty { row.append(long) }
      row.append(places)
      long = []
    } else if count < 4, !row.isEmpty, long.isEmpty {
      long = places
    } else {
      finish()
    }
  }
}
