/// The wording of a page: every run of twelve letters and digits that it says. Two shapes of a page
/// cut its text into other blocks, lose blanks, and call other lines headings; the letters stay.
struct Wording: Sendable {
  /// Each run, and the block that it first ends in.
  private let runs: [UInt64: Int]

  init(_ blocks: some Sequence<Block>) {
    runs = Dictionary(Self.runs(of: blocks).map { ($0.run, $0.block) }) { first, _ in first }
  }

  /// Whether at least half of what some blocks say is said here; too few letters prove nothing.
  func says(_ blocks: some Sequence<Block>) -> Bool {
    let asked = Self.runs(of: blocks)
    return !asked.isEmpty && asked.count { runs[$0.run] != nil } * 2 >= asked.count
  }

  /// Whether all that a block says is said here, however it is cut.
  func saysAll(of block: Block) -> Bool {
    Self.runs(of: [block]).allSatisfy { runs[$0.run] != nil }
  }

  /// How many of a block's runs are said here.
  func runs(sharedWith block: Block) -> Int { Self.runs(of: [block]).count { runs[$0.run] != nil } }

  /// The block that says most of what another says; nil if none says `share` of it.
  func place(saying block: Block, share: Double = 0.5) -> Int? {
    let asked = Self.runs(of: [block])
    var hits: [Int: Int] = [:]
    for place in asked.compactMap({ runs[$0.run] }) { hits[place, default: 0] += 1 }
    let best = hits.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best.flatMap { Double($0.value) >= share * Double(asked.count) ? $0.key : nil }
  }
}

extension Wording {
  static let length = 12
  /// No page says more; a file without end must not cost memory without end.
  private static let most = 1 << 20

  /// A number for each run: a polynomial of its letters, the last one coming in, the first going.
  private static func runs(of blocks: some Sequence<Block>) -> [(run: UInt64, block: Int)] {
    var letters: [UInt8] = []
    var ends: [Int] = []
    for block in blocks {
      if block.kind != .image, letters.count < most { letters += block.key }
      ends.append(letters.count)
    }
    guard letters.count >= length else { return [] }
    let base: UInt64 = 0x9E37_79B9_7F4A_7C15
    let gone = (0..<length).reduce(1 as UInt64) { power, _ in power &* base }
    var runs: [(run: UInt64, block: Int)] = []
    var (run, block): (UInt64, Int) = (0, 0)
    for (place, letter) in letters.prefix(most).enumerated() {
      run = run &* base &+ UInt64(letter)
      if place >= length { run = run &- gone &* UInt64(letters[place - length]) }
      while ends[block] <= place { block += 1 }
      if place >= length - 1 { runs.append((run, block)) }
    }
    return runs
  }
}
