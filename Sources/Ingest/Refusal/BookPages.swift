import Bytes

/// The page numbers of a book that was converted from PDF: alone on lines far apart, each one more
/// than the one before; behind leaders in its contents; and the form feeds between pages. If no
/// page numbers are left, numbered chapters.
struct BookPages {
  private var numbers = 0
  private var leaders = 0
  private var feeds = 0
  private(set) var chapters = 0
  private var lastChapter = 0
  /// The number that was read last, and the line behind it.
  private var last = -1
  private var lastEnd = 0

  init(_ scrape: Scrape) {
    let hasFeeds = scrape.contains("\u{0C}")
    for line in scrape.firstLine..<scrape.lines.count {
      if hasFeeds, scrape.bytes[scrape.lines[line]].contains(0x0C) { feeds += 1 }
      read(scrape.text(line), scrape, line)
    }
  }

  /// No page of the guidelines numbers chapters; a text about books may have a few.
  var countsChapters: Bool { chapters > 4 }

  /// Tables on plain lines have numbers of their own; none has leaders or form feeds besides.
  var isBook: Bool {
    feeds > 2 && numbers + leaders > 2 || leaders > 4 && numbers > 2 || numbers > 7
  }

  var count: Int { max(numbers, leaders) }
}

extension BookPages {
  private static let leaders = ["...", "…", ". ."].map { Array($0.utf8)[...] }

  /// A page of a book has at least so many words.
  private static let shortest = 30

  /// Most lines are none of all that: their first and their last byte show.
  private mutating func read(_ text: ArraySlice<UInt8>, _ scrape: Scrape, _ line: Int) {
    guard let first = text.first, let end = text.last else { return }
    if "#cC".utf8.contains(first), let number = Self.chapter(text) {
      if number == lastChapter + 1 { chapters = max(chapters, number) }
      lastChapter = number
    }
    guard ByteClass.isDigit(end) || first == UInt8(ascii: "P") else { return }
    if let number = Self.number(text) {
      if last >= 0, number == last + 1 || number == last + 2,
        feeds > 2 || Self.hasWords(Self.shortest, scrape, lastEnd..<line)
      {
        numbers += 1
      }
      (last, lastEnd) = (number, line + 1)
    } else if Self.hasLeader(text) {
      leaders += 1
    }
  }

  /// Whether lines have so many words. Behind the first number they are looked at once each.
  private static func hasWords(_ least: Int, _ scrape: Scrape, _ lines: Range<Int>) -> Bool {
    var words = 0
    for line in lines {
      words += scrape.text(line).split(separator: UInt8(ascii: " ")).count
      if words >= least { return true }
    }
    return false
  }

  /// `Chapter 3`, `CHAPTER 3: Menus`, `## Chapter 3`.
  private static func chapter(_ text: ArraySlice<UInt8>) -> Int? {
    let start = text.first { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: " ") }
    guard let start, ByteClass.lowered(start) == UInt8(ascii: "c") else { return nil }
    let words = text.prefix(40).split(separator: UInt8(ascii: " "))
      .drop { $0.allSatisfy { $0 == UInt8(ascii: "#") } }
    guard let first = words.first, first.map(ByteClass.lowered) == Array("chapter".utf8),
      let digits = words.dropFirst().first?.prefix(while: ByteClass.isDigit), digits.count < 3
    else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// `12`, `Page 12`, `Page 12 of 80`.
  private static func number(_ text: ArraySlice<UInt8>) -> Int? {
    guard text.count < 20 else { return nil }
    let words = text.split(separator: UInt8(ascii: " "))
    let isNamed = words.first.map { ByteSearch.equal($0, "Page") } ?? false
    guard words.count == 1 || isNamed && [2, 4].contains(words.count) else { return nil }
    let digits = words[isNamed && words.count > 1 ? 1 : 0]
    guard digits.count < 5, digits.allSatisfy(ByteClass.isDigit) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// `Menus ........ 12`, `Menus … 12`, `Menus . . . 12`.
  private static func hasLeader(_ text: ArraySlice<UInt8>) -> Bool {
    guard let end = text.lastIndex(where: { !ByteClass.isDigit($0) }), end + 1 < text.endIndex
    else { return false }
    let before = text[...end].trimmed
    return leaders.contains { $0.count < before.count && before.suffix($0.count) == $0 }
  }
}
