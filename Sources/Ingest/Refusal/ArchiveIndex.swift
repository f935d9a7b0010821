import Bytes

/// The lines of an archive's index: each names a file, a snapshot or a date, in a few words.
struct ArchiveIndex {
  private(set) var entries = 0
  private(set) var lines = 0

  init(_ scrape: Scrape) {
    for line in scrape.firstLine..<scrape.lines.count {
      let text = scrape.text(line)
      guard text.contains(where: ByteClass.isAlphanumeric), text.first != UInt8(ascii: "#") else {
        continue
      }
      lines += 1
      if Self.isEntry(text) { entries += 1 }
      // Articles end here.
      if lines > 40, entries * 4 < lines { return }
    }
  }

  var isOne: Bool { entries > 4 && entries * 4 >= lines * 3 }
}

extension ArchiveIndex {
  private static let mostWords = 14

  private static func isEntry(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first != UInt8(ascii: "!"), line.count < 400 else { return false }
    if ByteSearch.first(of: "web.archive.org/", in: line) != nil { return true }
    var reader = EntryWords(line)
    var (words, isNamed) = (0, false)
    while let word = reader.next() {
      words += 1
      // Most lines of an article are longer.
      if words > mostWords { return false }
      isNamed = isNamed || isFile(word) || isDay(word)
    }
    return isNamed
  }

  private static func isFile(_ word: ArraySlice<UInt8>) -> Bool {
    // Most end a sentence.
    guard let point = word.lastIndex(of: UInt8(ascii: ".")), point > word.startIndex,
      1...longestEnding ~= word.endIndex - point - 1
    else { return false }
    let ending = String(decoding: word[(point + 1)...].map(ByteClass.lowered), as: UTF8.self)
    return endings.contains(ending)
  }

  private static let longestEnding = 10

  private static let endings: Set = [
    "md", "markdown", "html", "htm", "mhtml", "webarchive", "txt", "json", "xml", "csv", "pdf",
    "epub", "zip", "gz", "tar", "tgz", "bz2", "xz", "warc", "wacz", "dmg", "docset",
  ]

  /// `2014-03-10`, or the time of a snapshot, `20140310120000`.
  private static func isDay(_ word: ArraySlice<UInt8>) -> Bool {
    if word.count == 14 { return word.allSatisfy(ByteClass.isDigit) }
    let (start, dash) = (word.startIndex, UInt8(ascii: "-"))
    guard word.count == 10, word[start + 4] == dash, word[start + 7] == dash else { return false }
    return word.count(where: ByteClass.isDigit) == 8
  }
}

/// The words of a line that have a letter or a digit, without the addresses of its links.
struct EntryWords {
  private let line: ArraySlice<UInt8>
  private var place: Int

  init(_ line: ArraySlice<UInt8>) { (self.line, place) = (line, line.startIndex) }

  mutating func next() -> ArraySlice<UInt8>? {
    while place < line.endIndex {
      let word = line[place...].prefix { !Self.gaps[Int($0)] }
      place = word.endIndex
      takeGap()
      if word.contains(where: ByteClass.isAlphanumeric) { return word }
    }
    return nil
  }

  /// One byte between words; a bracket with the address behind it.
  private mutating func takeGap() {
    guard place < line.endIndex else { return }
    let isLink =
      line[place] == UInt8(ascii: "]") && place + 1 < line.endIndex
      && line[place + 1] == UInt8(ascii: "(")
    if isLink { place = line[place...].firstIndex(of: UInt8(ascii: ")")) ?? line.endIndex - 1 }
    place += 1
  }

  private static let gaps: [Bool] = (0...255).map { " \t|`*[]\"',".utf8.contains($0) }
}
