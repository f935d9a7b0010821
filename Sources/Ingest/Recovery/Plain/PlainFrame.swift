import Bytes

/// What is around an article of plain lines: where its title is, and what the tail shows.
struct PlainFrame {
  let title: String
  /// Where the page itself starts: at its link past the navigation.
  let start: Int
  /// The line of the title; nil if there is no article.
  let titleLine: Int?
  /// The headings of level two, as the page's own contents list them.
  let chapters: [String]
  /// The first line behind the article.
  let tail: Int
  /// The first line behind the page's contents, where the scraper goes on by itself.
  let tailEnd: Int

  init(_ scrape: Scrape) {
    let lines = scrape.firstLine..<scrape.lines.count
    let current = lines.last { ByteSearch.starts(scrape.text($0), with: "Current page is ") }
    let end = current ?? Self.noticeLine(scrape) ?? lines.upperBound
    let skip = (lines.lowerBound..<end).last {
      ByteSearch.equal(scrape.text($0), "Skip Navigation")
    }
    start = skip ?? lines.lowerBound
    let told = current.map { Scrape.trimmed(scrape.text($0).dropFirst(16)) } ?? []
    titleLine = Self.titleLine(scrape, (skip.map { $0 + 1 } ?? start)..<end, told)
    title = titleLine.map { scrape.string($0) } ?? ""
    (chapters, tailEnd) = Self.contents(scrape, from: end, title: title)
    tail = end
  }
}

extension PlainFrame {
  /// The line that says the title as the tail does, or as the scraper's field does but for case;
  /// failing that, the first line that is no notice of an update.
  private static func titleLine(
    _ scrape: Scrape, _ lines: Range<Int>, _ told: ArraySlice<UInt8>
  ) -> Int? {
    if !told.isEmpty, let line = lines.prefix(40).first(where: { scrape.text($0) == told }) {
      return line
    }
    let field = letters(Array((scrape.fields["title"] ?? "").utf8)[...])
    let filled = lines.filter { !scrape.isBlank($0) }.prefix(8)
    if let line = filled.first(where: { !field.isEmpty && letters(scrape.text($0)) == field }) {
      return line
    }
    return filled.first {
      !DateLine.isOne(scrape.text($0)) && !SentenceEnds.isEnded(scrape.text($0))
    }
  }

  private static func letters(_ text: ArraySlice<UInt8>) -> [UInt8] {
    text.filter { ByteClass.isAlphanumeric($0) || $0 >= 0x80 }.map(ByteClass.lowered)
  }

  private static func noticeLine(_ scrape: Scrape) -> Int? {
    let notice = (scrape.firstLine..<scrape.lines.count).first {
      ByteSearch.equal(scrape.text($0), "**Attribution Notice**")
    }
    return notice.map { notice in
      let last = (scrape.firstLine..<notice).last { !scrape.isBlank($0) && !scrape.isRule($0) }
      return last.map { $0 + 1 } ?? scrape.firstLine
    }
  }

  /// The lines behind `Current page is …` up to the scraper's own words.
  private static func contents(
    _ scrape: Scrape, from tail: Int, title: String
  ) -> (chapters: [String], end: Int) {
    let lines = (tail..<scrape.lines.count).prefix {
      !scrape.isRule($0) && !ByteSearch.starts(scrape.text($0), with: "#")
    }
    let names = lines.dropFirst().map(scrape.string).filter {
      !$0.isEmpty && $0 != "Supported platforms"
    }
    return (Array(names.drop { $0 == title }), lines.endIndex)
  }
}
