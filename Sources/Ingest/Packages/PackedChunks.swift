import Bytes

/// Puts pages together that a tool cut into parts, each a record of its own. Parts may overlap.
enum PackedChunks {
  /// Puts each page where its first part was.
  static func join(_ contents: inout PackageContents) {
    let pages = contents.pages
    guard pages.contains(where: { $0.part != nil }) else { return }
    var groups: [String: [Int]] = [:]
    for (place, page) in pages.enumerated() where page.part != nil {
      if let key = page.key { groups[key, default: []].append(place) }
    }
    var joined = pages.map { Optional($0) }
    var gaps: [Int] = []
    for group in groups.values {
      for run in runs(group, pages) where run.count > 1 {
        let first = run.min() ?? run[0]
        joined[first] = page(of: run.map { pages[$0] })
        for place in run where place != first { joined[place] = nil }
        contents.parts += run.count
        if hasGap(run, pages) { gaps.append(first) }
      }
    }
    contents.pages = joined.compactMap(\.self)
    contents.gaps = gaps.sorted().map { pages[$0].key ?? "" }
  }
}

extension PackedChunks {
  /// The parts of each page of a group, in order. A number that comes again is of a page that was
  /// fetched again.
  private static func runs(_ group: [Int], _ pages: [PackedPage]) -> [[Int]] {
    let equal = equalFetches(group, pages)
    return (equal ?? successiveFetches(group, pages)).compactMap { run in
      let run = run.sorted { (pages[$0].number, $0) < (pages[$1].number, $1) }
      let isSure = run.allSatisfy { pages[$0].part?.isSure ?? false }
      let isWhole = isUnbroken(run, pages) && 0...1 ~= pages[run[0]].number
      return isSure || isWhole ? run : nil
    }
  }

  private static func isUnbroken(_ run: [Int], _ pages: [PackedPage]) -> Bool {
    pages[run[run.count - 1]].number - pages[run[0]].number == run.count - 1
  }

  /// Whether parts are missing between those of a page.
  private static func hasGap(_ run: [Int], _ pages: [PackedPage]) -> Bool {
    run.allSatisfy { pages[$0].part?.isCounted ?? false } && !isUnbroken(run, pages)
  }

  /// Fetches that may be interleaved. nil if they do not have the same numbers.
  private static func equalFetches(_ group: [Int], _ pages: [PackedPage]) -> [[Int]]? {
    var runs: [[Int]] = []
    var seen: [Int: Int] = [:]
    for place in group {
      let run = seen[pages[place].number, default: 0]
      seen[pages[place].number] = run + 1
      if runs.count == run { runs.append([]) }
      runs[run].append(place)
    }
    return runs.allSatisfy { $0.count == runs[0].count } ? runs : nil
  }

  /// Fetches one behind the other: each has the first part. Else none are joined, since it is
  /// unknown which part is of which fetch.
  private static func successiveFetches(_ group: [Int], _ pages: [PackedPage]) -> [[Int]] {
    var runs: [[Int]] = []
    var numbers: Set<Int> = []
    for place in group {
      let number = pages[place].number
      if runs.isEmpty || numbers.contains(number) {
        runs.append([])
        numbers = []
      }
      numbers.insert(number)
      runs[runs.count - 1].append(place)
    }
    let first = group.map { pages[$0].number }.min()
    let haveFirst = runs.allSatisfy { run in run.contains { pages[$0].number == first } }
    return haveFirst ? runs : []
  }

  private static func page(of parts: [PackedPage]) -> PackedPage {
    var whole = parts[0]
    let title = titleLine(whole.text[...])
    for part in parts.dropFirst() {
      var text = part.text[...]
      // Some write the title above each part.
      if let title, titleLine(text) == title { text = text.dropFirst(title.count) }
      append(text, to: &whole.text)
    }
    return whole
  }

  private static func titleLine(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    ByteSearch.starts(text, with: "# ") ? text.prefix { $0 != UInt8(ascii: "\n") } : nil
  }

  /// Puts one part behind others: what both have is there once.
  private static func append(_ part: ArraySlice<UInt8>, to whole: inout [UInt8]) {
    while let last = whole.last, ByteClass.isSpace(last) { whole.removeLast() }
    let (lines, text) = (part.withoutBlankLines, part.trimmed)
    guard let first = text.first, let last = whole.last else { return whole += lines }
    let overlap = overlap(whole, text)
    guard overlap == 0 else { return whole += text.dropFirst(overlap) }
    let isIndented = text.count + 1 < lines.count
    let goesOn =
      ByteClass.isLowercase(first) && !isIndented
      && (ByteClass.isAlphanumeric(last) || last == 0x2C)
    whole += (goesOn ? " " : isWithinBlock(whole, text) ? "\n" : "\n\n").utf8
    whole += goesOn ? text : lines
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
    let start = line.drop { $0 == UInt8(ascii: " ") }
    let isRow = line.first == UInt8(ascii: "|") && other.first == UInt8(ascii: "|")
    return isRow || isItem(start) && isItem(other)
  }

  private static func isItem(_ text: ArraySlice<UInt8>) -> Bool {
    text.first.map("-*+".utf8.contains) ?? false && text.dropFirst().first == UInt8(ascii: " ")
  }
}
