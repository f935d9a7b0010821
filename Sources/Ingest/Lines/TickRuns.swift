/// The runs of ticks in a text. One opens code if another of the same length follows.
struct TickRuns {
  /// Where the last run of each length starts: a run before it has a partner.
  private var last: [Int: Int] = [:]

  init(_ text: ArraySlice<UInt8>) {
    guard let first = text.firstIndex(of: UInt8(ascii: "`")) else { return }
    var start = first
    for place in first..<text.endIndex where text[place] == UInt8(ascii: "`") {
      if place == text.startIndex || text[place - 1] != UInt8(ascii: "`") { start = place }
      let ends = place + 1 == text.endIndex || text[place + 1] != UInt8(ascii: "`")
      if ends { last[place + 1 - start] = start }
    }
  }

  /// Whether a run of so many ticks at this place opens code.
  func opens(_ count: Int, at place: Int) -> Bool { last[count, default: -1] > place }
}
