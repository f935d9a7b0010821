import Model

extension MergedRun {
  /// The raw line of each block of a page; line by line in blocks that have as many lines there as
  /// here, as tables in Markdown do.
  func origin(_ merge: PageMerge, _ places: [DraftPlace], starts: [Int]) -> PageOrigin {
    var entries: [PageOrigin.Entry] = []
    // A reading of an array is copied, and with it counts all that it owns; one of a span is not.
    let readings = readings.span
    for (number, placed) in merge.blocks.enumerated() {
      let place = places[placed.draft].reading
      let file = readings[place].file
      let raw = placed.block.origin
      let first = readings[place].line(at: raw.lowerBound)
      let last = readings[place].line(at: max(raw.lowerBound, raw.upperBound - 1))
      let rawLines = last - first + 1
      let isSame = rawLines == placed.block.lineCount
      for line in 0..<(isSame ? rawLines : 1) {
        entries.append(
          PageOrigin.Entry(line: starts[number] + line, file: file, rawLine: first + line + 1))
      }
    }
    return PageOrigin(entries: entries)
  }
}

extension Block {
  /// In the page: a table has a line below its header.
  fileprivate var lineCount: Int {
    if kind == .table { return rows.count + 1 }
    // Wrapping: the compiler then counts many at a time.
    return text.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 &+ 1 : $0 }
  }
}
