import Bytes

/// Puts pages together that a tool cut into parts, each a record of its own. Parts may overlap.
enum PackedChunks {
  /// The pages, each where its first part was, and how many parts were put together.
  static func joined(_ pages: [PackedPage]) -> (pages: [PackedPage], parts: Int) {
    guard pages.contains(where: { $0.part != nil }) else { return (pages, 0) }
    var groups: [String: [Int]] = [:]
    for (place, page) in pages.enumerated() where page.part != nil {
      if let key = page.key { groups[key, default: []].append(place) }
    }
    var (joined, parts) = (pages.map { Optional($0) }, 0)
    for group in groups.values {
      for run in runs(group, pages) where run.count > 1 {
        let first = run.min() ?? run[0]
        joined[first] = page(of: run.map { pages[$0] })
        for place in run where place != first { joined[place] = nil }
        parts += run.count
      }
    }
    return (joined.compactMap(\.self), parts)
  }
}

extension PackedChunks {
  /// The parts of each page of a group, in order. A number that comes again is of a page that was
  /// fetched again.
  private static func runs(_ group: [Int], _ pages: [PackedPage]) -> [[Int]] {
    var runs: [[Int]] = []
    var seen: [Int: Int] = [:]
    for place in group {
      let run = seen[pages[place].number, default: 0]
      seen[pages[place].number] = run + 1
      if runs.count == run { runs.append([]) }
      runs[run].append(place)
    }
    return runs.compactMap { run in
      let run = run.sorted { (pages[$0].number, $0) < (pages[$1].number, $1) }
      let isSure = run.allSatisfy { pages[$0].part?.isSure ?? false }
      let first = pages[run[0]].number
      let isWhole = pages[run[run.count - 1]].number - first == run.count - 1
      return isSure || isWhole && 0...1 ~= first ? run : nil
    }
  }

  private static func page(of parts: [PackedPage]) -> PackedPage {
    var whole = parts[0]
    let title = titleLine(whole.text[...])
    for part in parts.dropFirst() {
      var text = part.text[...]
      // Some write the title above each part.
      if let title, titleLine(text) == title { text = text.dropFirst(title.count) }
      append(Scrape.trimmed(text), to: &whole.text)
    }
    return whole
  }

  private static func titleLine(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    ByteSearch.starts(text, with: "# ") ? text.prefix { $0 != UInt8(ascii: "\n") } : nil
  }

  /// Puts one part behind others: what both have is there once.
  private static func append(_ part: ArraySlice<UInt8>, to whole: inout [UInt8]) {
    while let last = whole.last, ByteClass.isSpace(last) { whole.removeLast() }
    guard let first = part.first, let last = whole.last else { return whole += part }
    let overlap = overlap(whole, part)
    if overlap == 0 {
      let goesOn = ByteClass.isLowercase(first) && (ByteClass.isAlphanumeric(last) || last == 0x2C)
      whole += (goesOn ? " " : isWithinBlock(whole, part) ? "\n" : "\n\n").utf8
    }
    whole += part.dropFirst(overlap)
  }

  /// In bytes. Fewer may be the same by chance.
  private static let leastOverlap = 24
  private static let mostOverlap = 4096

  /// How much of the beginning of a text is the end of another: what a search for the text there
  /// has found when it comes to the end.
  private static func overlap(_ one: [UInt8], _ other: ArraySlice<UInt8>) -> Int {
    let (head, tail) = (Array(other.prefix(mostOverlap)), one.suffix(mostOverlap))
    var borders = [0]
    borders.reserveCapacity(head.count)
    var length = 0
    for place in head.indices.dropFirst() {
      while length > 0, head[length] != head[place] { length = borders[length - 1] }
      if head[length] == head[place] { length += 1 }
      borders.append(length)
    }
    length = 0
    for byte in tail {
      while length > 0, length == head.count || head[length] != byte {
        length = borders[length - 1]
      }
      if head[length] == byte { length += 1 }
    }
    return length >= leastOverlap ? length : 0
  }

  /// Whether a cut is between two rows of a table, or two items of a list.
  private static func isWithinBlock(_ one: [UInt8], _ other: ArraySlice<UInt8>) -> Bool {
    let end = one.suffix(mostOverlap)
    let line = end.lastIndex(of: UInt8(ascii: "\n")).map { end[($0 + 1)...] } ?? end
    let isRow = line.first == UInt8(ascii: "|") && other.first == UInt8(ascii: "|")
    return isRow || isItem(line) && isItem(other)
  }

  private static func isItem(_ text: ArraySlice<UInt8>) -> Bool {
    text.first.map("-*+".utf8.contains) ?? false && text.dropFirst().first == UInt8(ascii: " ")
  }
}
