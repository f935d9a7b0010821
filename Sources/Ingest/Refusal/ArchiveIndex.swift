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
    let words = shown(line).split { " \t|`*[]\"',".utf8.contains($0) }
      .filter { $0.contains(where: ByteClass.isAlphanumeric) }
    return words.count <= mostWords && words.contains { isFile($0) || isDay($0) }
  }

  /// The line without the addresses of its links.
  private static func shown(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var shown: [UInt8] = []
    var rest = line
    while let target = ByteSearch.first(of: "](", in: rest) {
      shown += rest[..<target]
      rest = rest[target...].drop { $0 != UInt8(ascii: ")") }.dropFirst()
      shown.append(UInt8(ascii: " "))
    }
    return shown + rest
  }

  private static func isFile(_ word: ArraySlice<UInt8>) -> Bool {
    guard let point = word.lastIndex(of: UInt8(ascii: ".")), point > word.startIndex else {
      return false
    }
    let ending = String(decoding: word[(point + 1)...].map(ByteClass.lowered), as: UTF8.self)
    return endings.contains(ending)
  }

  private static let endings: Set = [
    "md", "markdown", "html", "htm", "mhtml", "webarchive", "txt", "json", "xml", "csv", "pdf",
    "epub", "zip", "gz", "tar", "tgz", "bz2", "xz", "warc", "wacz", "dmg", "docset",
  ]

  /// `2014-03-10`, or the time of a snapshot, `20140310120000`.
  private static func isDay(_ word: ArraySlice<UInt8>) -> Bool {
    let text = Array(word)
    if text.count == 14 { return text.allSatisfy(ByteClass.isDigit) }
    guard text.count == 10, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-") else {
      return false
    }
    return text.count(where: ByteClass.isDigit) == 8
  }
}
