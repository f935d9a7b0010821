/// The wording of a page: every run of twelve letters and digits that it says. Two shapes of a page
/// cut its text into other blocks, lose blanks, and call other lines headings; the letters stay.
struct Wording: Sendable {
  private let runs: Set<UInt64>

  init(_ blocks: some Sequence<Block>) { runs = Set(Self.runs(of: blocks)) }

  /// Whether at least half of what some blocks say is said here; too few letters prove nothing.
  func says(_ blocks: some Sequence<Block>) -> Bool {
    let asked = Self.runs(of: blocks)
    return !asked.isEmpty && asked.count { runs.contains($0) } * 2 >= asked.count
  }
}

extension Wording {
  private static let length = 12
  /// No page says more; a file without end must not cost memory without end.
  private static let most = 1 << 20

  /// A number for each run: a polynomial of its letters, the last one coming in, the first going.
  private static func runs(of blocks: some Sequence<Block>) -> [UInt64] {
    var letters: [UInt8] = []
    for block in blocks where block.kind != .image && letters.count < most { letters += block.key }
    guard letters.count >= length else { return [] }
    let base: UInt64 = 0x9E37_79B9_7F4A_7C15
    let gone = (0..<length).reduce(1 as UInt64) { power, _ in power &* base }
    var runs: [UInt64] = []
    var run: UInt64 = 0
    for (place, letter) in letters.prefix(most).enumerated() {
      run = run &* base &+ UInt64(letter)
      if place >= length { run = run &- gone &* UInt64(letters[place - length]) }
      if place >= length - 1 { runs.append(run) }
    }
    return runs
  }
}
