import Bytes
import Model

/// What is around an article of plain lines: where its title is, and what the tail shows.
struct PlainFrame {
  /// Empty if nothing tells it.
  let title: String
  /// Where the page itself starts: at its link past the navigation.
  let start: Int
  /// The line of the title; nil if there is none.
  let titleLine: Int?
  /// The line of the title, or else the first of the article.
  let bodyStart: Int
  /// The headings of level two, as the page's own contents list them.
  let chapters: [String]
  /// The first line behind the article.
  let tail: Int
  /// The first line behind the page's contents, where the scraper goes on by itself, or the site.
  let tailEnd: Int
  let hasFooter: Bool

  init(_ scrape: Scrape) {
    let lines = scrape.firstLine..<scrape.lines.count
    let current = lines.last { ByteSearch.starts(scrape.text($0), with: "Current page is ") }
    let end = current ?? Self.noticeLine(scrape) ?? lines.upperBound
    let skip = (lines.lowerBound..<end).last {
      ByteSearch.equal(scrape.text($0), "Skip Navigation") || Self.isTreeEnd(scrape.text($0))
    }
    start = skip ?? lines.lowerBound
    let told = current.map { scrape.text($0).dropFirst(16).trimmed } ?? []
    let first = skip.map { $0 + 1 } ?? start
    titleLine = Self.titleLine(
      scrape, first..<end, told,
      isFramed: skip != nil || scrape.fields["extractionMethod"] != nil)
    title =
      titleLine.map { scrape.string($0) } ?? scrape.titleField
      ?? (scrape.nearestAddress == nil ? "" : scrape.nameOfFile)
    bodyStart = titleLine ?? first
    (chapters, tailEnd, hasFooter) = Self.contents(scrape, from: end, title: title)
    tail = end
  }
}

extension PlainFrame {
  /// The line that says the title as the tail does, or as the scraper's field or the address does
  /// but for case; failing that, behind a frame, the first line that is no notice of an update.
  private static func titleLine(
    _ scrape: Scrape, _ lines: Range<Int>, _ told: ArraySlice<UInt8>, isFramed: Bool
  ) -> Int? {
    if !told.isEmpty, let line = lines.prefix(40).first(where: { scrape.text($0) == told }) {
      return line
    }
    let names = [scrape.titleField, scrape.nearestAddress?.slug.text].compactMap {
      $0.map { letters(Array($0.utf8)[...]) }
    }.filter { !$0.isEmpty }
    let filled = lines.filter { !scrape.isBlank($0) }.prefix(8)
    if let line = filled.first(where: { names.contains(letters(scrape.text($0))) }) { return line }
    guard isFramed else { return nil }
    let first = filled.first {
      !letters(scrape.text($0)).isEmpty && !DateLine.isOne(scrape.text($0))
        && !SentenceEnds.isEnded(scrape.text($0))
    }
    return first.flatMap { SectionLine.isOne(scrape.text($0)) ? nil : $0 }
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
  ) -> (chapters: [String], end: Int, hasFooter: Bool) {
    let behind = (tail..<scrape.lines.count).prefix {
      !scrape.isRule($0) && !ByteSearch.starts(scrape.text($0), with: "#")
    }
    let footer = footer(scrape, behind)
    let lines = behind[..<(footer ?? behind.endIndex)]
    let names = lines.dropFirst().map { line in
      HeadingLine.plain(Scrape.string(ItemLine.words(scrape.text(line))))
    }.filter { !$0.isEmpty && $0 != "Supported platforms" }
    return (Array(names.drop { $0 == title }), lines.endIndex, footer != nil)
  }

  /// The line of the first menu of the site’s footer, or what else is there.
  private static func footer(_ scrape: Scrape, _ lines: Range<Int>) -> Int? {
    guard let line = lines.first(where: { PlainFurniture.footer.rule(for: scrape.text($0)) != nil })
    else { return nil }
    let isMenu = ByteSearch.equal(scrape.text(line), "Toggle Menu")
    return isMenu ? lines[..<line].last { !scrape.isBlank($0) } : line
  }

  /// The last line of the tree of pages.
  private static func isTreeEnd(_ text: ArraySlice<UInt8>) -> Bool {
    ByteSearch.equal(text, "Navigator is ready")
  }
}

extension PlainFrame {
  /// Why a file is such a page: it has the link past the navigation and the line for those who
  /// hear it.
  static func framed(_ scrape: Scrape) -> String? {
    let lines = scrape.lines.indices
    guard let skip = lines.first(where: { ByteSearch.equal(scrape.text($0), "Skip Navigation") }),
      let tail = lines.first(where: {
        ByteSearch.starts(scrape.text($0), with: "Current page is ")
      }),
      !scrape.contains(" symbols inside ") || lines.contains(where: { isTreeEnd(scrape.text($0)) })
    else { return nil }
    let tree = scrape.contains(" symbols inside ") ? "a page tree that ends" : "no page tree"
    return "\(scrape.place(of: skip)) is “Skip Navigation”, "
      + "\(scrape.place(of: tail)) is “Current page is …”, \(tree)"
  }

  /// Why a file is an article with nothing around it: names of sections without marks, and lines
  /// too long to be wrapped.
  static func bare(_ scrape: Scrape) -> String? {
    let lines = scrape.textLines
    guard scrape.nearestAddress != nil, !isTorn(scrape),
      let name = lines.first(where: { SectionLine.isOne(scrape.text($0)) }),
      lines.contains(where: { scrape.text($0).count > longestWrapped }),
      !lines.contains(where: {
        HeadingLine.level(scrape.text($0)) != nil || scrape.underlined($0) != nil
      })
    else { return nil }
    return "\(scrape.place(of: name)) is “\(scrape.string(name))” without marks, no heading, "
      + "a page of Apple’s"
  }

  /// Whether a file is the text of a page in such lines: what `get_text("\n")` of BeautifulSoup
  /// makes.
  static func isTornPage(_ scrape: Scrape) -> Bool {
    scrape.textLines.contains { SectionLine.isOne(scrape.text($0)) } && isTorn(scrape)
  }

  /// Whether lines break where a link or a bold word was, so that no one can tell what is a block.
  private static func isTorn(_ scrape: Scrape) -> Bool {
    let filled = scrape.textLines.map(scrape.text).filter { !$0.isEmpty }
    let torn = filled.count { line in
      ".,;:)".utf8.contains(line[line.startIndex])
        || line.prefix { $0 != UInt8(ascii: " ") }.allSatisfy(ByteClass.isLowercase)
    }
    return torn * 50 > filled.count
  }

  /// What tools wrap text at is shorter.
  private static let longestWrapped = 120
}
