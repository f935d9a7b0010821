import Bytes

/// The runs of ticks in a text. One opens code if another of the same length follows.
struct TickRuns {
  /// Where the last run of each length starts: a run before it has a partner.
  private var last: [Int: Int] = [:]

  init(_ text: ArraySlice<UInt8>) {
    guard let first = ByteSearch.next(UInt8(ascii: "`"), in: text.span) else { return }
    var start = text.startIndex + first
    for place in start..<text.endIndex where text[place] == UInt8(ascii: "`") {
      if place == text.startIndex || text[place - 1] != UInt8(ascii: "`") { start = place }
      let ends = place + 1 == text.endIndex || text[place + 1] != UInt8(ascii: "`")
      if ends { last[place + 1 - start] = start }
    }
  }

  /// Behind the code that a run of ticks opens, or behind the run, if it opens none.
  func end(of start: Int, in text: ArraySlice<UInt8>) -> Int {
    let sign = text[start...].prefix { $0 == UInt8(ascii: "`") }
    var end = sign.endIndex
    while opens(sign.count, at: start), end < text.endIndex {
      let run = text[end...].prefix { $0 == UInt8(ascii: "`") }
      end = run.isEmpty ? end + 1 : run.endIndex
      if run.count == sign.count { break }
    }
    return end
  }

  /// Whether a run of so many ticks at this place opens code.
  func opens(_ count: Int, at place: Int) -> Bool { last[count, default: -1] > place }
}
