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
      return title(in: scrape.fields) == nil ? nil : "has a field “title”"
    },
  ]

  static func read(_ scrape: Scrape) -> Reading {
    var page = ReadingBuilder(scrape, shape: name)
    guard !scrape.contains("Content extraction failed"), !requiresScript(scrape) else {
      return page.refused(.failedScrape, "The scraper found no article")
    }
    let heading = headingLine(scrape).map { title(of: $0, in: scrape) }
    let tail = CrawlerFurniture.tail(scrape, behind: heading ?? title(in: scrape.fields) ?? "")
    var reader = LineReader(scrape, scrape.firstLine..<tail)
    reader.read()
    let titled = reader.book.titled(else: title(in: scrape.fields) ?? heading ?? "")
    guard let title = titled.title else {
      return page.refused(.noTitle, "No heading and no field `title`: the page has no name")
    }
    page.takeFields()
    page.report(reader.findings)
    let address = scrape.address
    page.add(
      Draft(
        title: title, address: address ?? PageAddress(title: scrape.stem),
        // Empty if unknown, as the page is not one of Apple’s.
        source: address == nil ? scrape.webAddress ?? "" : nil, abstract: scrape.description),
      titled.book)
    page.drop(tail..<scrape.lines.count, by: CrawlerFurniture.behind, else: "furniture-after")
    return page.reading(captured: scrape.capturedTime)
  }
}

extension PlainMarkdownShape {
  private static func headingLine(_ scrape: Scrape) -> Int? {
    scrape.textLines.first {
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
    let name = HeadingLine.plain(scrape.stem.replacing("-", with: " "))
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func title(in fields: ScraperFields) -> String? {
    fields["title"].map { HeadingLine.plain(HeadingLine.withoutSite($0)) }
      .flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A page that was fetched without running its script has this heading and no text.
  private static func requiresScript(_ scrape: Scrape) -> Bool {
    scrape.contains("This page requires JavaScript.")
      && scrape.contains("turn on JavaScript in your browser")
  }
}
