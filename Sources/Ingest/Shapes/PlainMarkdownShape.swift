import Bytes
import Diagnostics
import Model
import Vocabulary

/// Plain Markdown, as people write it: a heading, and no front matter or one without an address.
/// Its title is the heading; its slug comes from the name of the file.
enum PlainMarkdownShape: Shape {
  static let name = "markdown"
  static let summary = "plain Markdown"

  static let signs: [ShapeSign] = [
    .test("UTF-8 text that does not start like JSON or HTML") { scrape in
      let start = scrape.text.drop(while: ByteClass.isSpace).prefix(9)
      let opening = String(decoding: start, as: UTF8.self).lowercased()
      return !opening.hasPrefix("{") && !opening.hasPrefix("<html") && opening != "<!doctype"
        && !scrape.bytes.contains(0) && String(validating: scrape.bytes, as: UTF8.self) != nil
    },
    ShapeSign(lack: "a heading (“# …”) or a field “title”") { scrape in
      if let line = headingLine(scrape) { return "\(scrape.place(of: line)) is a heading" }
      return scrape.titleField == nil ? nil : "has a field “title”"
    },
  ]

  static func read(_ scrape: Scrape) -> Reading {
    var page = ReadingBuilder(scrape, shape: name)
    let notice = noticeEnd(scrape)
    let text = notice..<scrape.lines.count
    let fenced = FencedPage(scrape, in: text)?.lines ?? ChatAnswer(scrape, in: text)?.lines
    let start = fenced?.lowerBound ?? notice
    let line = headingLine(scrape, from: start)
    guard !scrape.contains("Content extraction failed"), !requiresScript(scrape, line) else {
      return page.refused(.failedScrape, "The scraper found no article")
    }
    let heading = line.map { title(of: $0, in: scrape) }
    let tail =
      fenced?.upperBound
      ?? CrawlerFurniture.tail(scrape, behind: heading ?? scrape.titleField ?? "")
    let head = headLines(scrape, start..<tail, heading: line, of: heading)
    let named = scrape.nearestAddress ?? heading.flatMap { PageAddress(titleOfApples: $0) }
    let article = Self.article(scrape, start..<tail, of: named?.slug, without: head)
    let titled = article.book.titled(else: scrape.titleField ?? heading ?? "")
    guard let title = titled.title else {
      return page.refused(.noTitle, "No heading and no field `title`: the page has no name")
    }
    page.takeFields()
    page.report(article.findings)
    page.drop(scrape.firstLine..<notice, by: FlattenedFurniture.before, else: "javascript-notice")
    page.drop(notice..<start, by: [], else: "chat-answer")
    let address = scrape.address ?? head?.address ?? namedPage(title, scrape)
    page.add(
      Draft(
        title: title, address: address ?? PageAddress(title: scrape.stem),
        // Empty if unknown, as the page is not one of Apple’s.
        source: address == nil ? scrape.webAddress ?? "" : nil, abstract: scrape.description),
      titled.book.withoutSecondTitle)
    let behind = fenced == nil ? "furniture-after" : "chat-answer"
    let rules = fenced == nil ? CrawlerFurniture.behind : []
    page.drop(tail..<scrape.lines.count, by: rules, else: behind)
    let fields = head?.fields ?? []
    let day = scrape.capturedDay ?? Scrape.day(in: fields.map { ($0.name, $0.value) })
    return page.reading(captured: day, scraped: fields)
  }
}

extension PlainMarkdownShape {
  /// Metadata of a program for notes, above the text or below the line of its title.
  private static func headLines(
    _ scrape: Scrape, _ lines: Range<Int>, heading: Int?, of title: String?
  ) -> HeadLines? {
    if let head = HeadLines(scrape, in: lines, of: title) { return head }
    guard let heading, lines.contains(heading) else { return nil }
    let below = heading + (scrape.underlined(heading) == nil ? 1 : 2)
    let rest = min(below, lines.upperBound)..<lines.upperBound
    return HeadLines(scrape, in: rest, of: title) ?? HeadLines(scrape, listedIn: rest)
  }

  private static func article(
    _ scrape: Scrape, _ lines: Range<Int>, of slug: Slug?, without head: HeadLines?
  ) -> (book: Book, findings: [LineFinding]) {
    let end = head?.lines.lowerBound ?? lines.upperBound
    var reader = LineReader(scrape, lines.lowerBound..<end, of: slug)
    reader.read()
    guard let head else { return (reader.book, reader.findings) }
    var book = reader.book
    for line in head.lines {
      if head.frame.contains(line) {
        book.enter(scrape.lines[line], .dropped, "note-frame")
      } else {
        book.enter(scrape.lines[line], .moved, "scraper-fields", to: "front matter")
      }
    }
    var rest = LineReader(scrape, head.lines.upperBound..<lines.upperBound, of: slug)
    rest.read()
    book.append(rest.book, from: 0)
    return (book, reader.findings + rest.findings)
  }

  /// The page of Apple’s that a title names, if no address is known and the file is called as
  /// people call files: `Sliders 1a2b.md`, `sliders (1).md`, `01-sliders.md`.
  private static func namedPage(_ title: String, _ scrape: Scrape) -> PageAddress? {
    let isSlug =
      scrape.stem.first.map { $0.isASCII && $0.isLetter } ?? false
      && scrape.stem.utf8.allSatisfy {
        ByteClass.isLowercase($0) || ByteClass.isDigit($0) || "-_".utf8.contains($0)
      }
    guard !isSlug, scrape.webAddress == nil, scrape.namedAddress == nil else { return nil }
    return PageAddress(titleOfApples: title)
  }

  private static func headingLine(_ scrape: Scrape, from start: Int? = nil) -> Int? {
    ((start ?? scrape.firstLine)..<scrape.lines.count).first {
      let text = scrape.text($0)
      return (HeadingLine.level(text) ?? scrape.underlined($0)) != nil
        && !HeadingLine.plainTitle(text).isEmpty
    }
  }

  /// The words of a line that is a heading. A section that every page has, “Best practices”, is no
  /// title: the page is called as its file is.
  private static func title(of line: Int, in scrape: Scrape) -> String {
    let title = HeadingLine.plainTitle(scrape.text(line))
    let level = HeadingLine.level(scrape.text(line)) ?? scrape.underlined(line)
    guard level != 1, SectionNames.fixed.contains(where: { $0.title == title }) else {
      return title
    }
    return scrape.nameOfFile
  }

  /// Whether a page was fetched without running its script: a notice of that is its first heading,
  /// or it has none.
  private static func requiresScript(_ scrape: Scrape, _ heading: Int?) -> Bool {
    scrape.contains(scriptNotice) && scrape.contains("turn on JavaScript in your browser")
      && heading.map { isScriptNotice(scrape.text($0)) } ?? true
  }

  private static func isScriptNotice(_ line: ArraySlice<UInt8>) -> Bool {
    HeadingLine.plainTitle(line) == scriptNotice.description
  }

  private static let scriptNotice: StaticString = "This page requires JavaScript."

  /// The first line behind such a notice, where a page begins that has its text nonetheless.
  private static func noticeEnd(_ scrape: Scrape) -> Int {
    let lines = scrape.textLines
    let first = lines.first { !scrape.isBlank($0) } ?? lines.upperBound
    guard first < lines.upperBound,
      isScriptNotice(scrape.text(first)),
      let request = lines[first...].prefix(4).first(where: {
        ByteSearch.starts(scrape.text($0), with: "Please turn on JavaScript")
      })
    else { return lines.lowerBound }
    return request + 1
  }
}
