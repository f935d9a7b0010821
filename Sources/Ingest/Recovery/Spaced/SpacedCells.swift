/// Tells the cells of a table from headings: names in a row, each with a sentence or none behind it.
struct SpacedCells {
  /// Where the cells begin and end, which are no headings.
  private(set) var joints: Set<Int> = []
  /// The names of the row so far.
  private var row: [[Int]] = []
  /// The last heading, until it is known what stands behind it.
  private var last: [Int] = []
  private var sentences = 0

  /// So many in a row are a table; sections have more to say.
  private static let fewest = 3
  /// A sentence of more words is no cell.
  private static let longest = 30

  mutating func add(_ heading: SpacedHeading, _ places: [Int]) {
    finishHeading()
    if heading.kind == .guess { last = places } else { finish() }
  }

  mutating func addSentence(of words: Int) { sentences += words > Self.longest ? 2 : 1 }

  /// No more headings follow.
  mutating func finish() {
    finishHeading()
    if row.count >= Self.fewest { joints.formUnion(row.joined()) }
    row = []
  }

  private mutating func finishHeading() {
    defer { (last, sentences) = ([], 0) }
    guard !last.isEmpty else { return }
    if sentences < 2 { return row.append(last) }
    last = []
    finish()
  }
}
