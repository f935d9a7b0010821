import Bytes
import Diagnostics
import Model

/// The text of a page, one block a line, headings and lists without marks.
enum PlainLinesShape: Shape {
  static let name = "plain-lines"
  static let summary = "plain text, one block a line"
  static let structure = 1

  static let signs: [ShapeSign] = [
    ShapeSign(
      lack: "a field “extractionMethod”, lines “Skip Navigation” and “Current page is …” "
        + "without a page tree, or names of sections without marks in a page of Apple’s"
    ) { scrape in
      scrape.fields["extractionMethod"].map { _ in "has a field “extractionMethod”" }
        ?? PlainFrame.framed(scrape) ?? PlainFrame.bare(scrape)
    }
  ]

  static let furniture = PlainFurniture.before + PlainFurniture.inside + PlainFurniture.after

  static func read(_ scrape: Scrape) -> Reading {
    var page = ReadingBuilder(scrape, shape: name)
    guard let address = scrape.nearestAddress else { return page.withoutAddress }
    guard !scrape.contains("Content extraction failed") else {
      return page.refused(.failedScrape, "The scraper reports that it found no article")
    }
    let frame = PlainFrame(scrape)
    let text = scrape.start(of: frame.bodyStart)..<scrape.start(of: frame.tail)
    guard !frame.title.isEmpty,
      !LooseLine.lines(of: text, in: scrape, dropping: PlainFurniture.inside).lines.isEmpty
    else { return page.withoutTitle }
    page.takeFields()
    let (before, body) = (Self.before, frame.bodyStart)
    page.drop(scrape.firstLine..<frame.start, by: before, else: "scraper-summary")
    page.drop(frame.start..<body, by: before, else: "update-notice")
    page.loose = LooseArticle(
      scrape: scrape, title: frame.title, isTitled: frame.titleLine != nil, address: address,
      chapters: frame.chapters, body: text)
    page.drop(frame.tail..<frame.tailEnd, by: PlainFurniture.after, else: "page-contents")
    page.drop(
      frame.tailEnd..<scrape.lines.count, by: PlainFurniture.after + PlainFurniture.footer,
      else: frame.hasFooter ? "footer" : "scraper-notice")
    return page.reading(captured: scrape.capturedDay)
  }

  static func recover(
    _ article: LooseArticle, _ reading: Reading, with lexicon: Lexicon
  ) -> Reading {
    reading.completed(article.draft(), PlainArticle(article, lexicon: lexicon).book)
      .keeping(notice(article.scrape, before: article.body.lowerBound))
  }

  /// A tool may have kept the navigation of the site above the article.
  private static let before = PlainFurniture.before + CrawlerFurniture.before

  /// What is between the link past the navigation and the title.
  private static func notice(_ scrape: Scrape, before title: Int) -> UpdateNotice? {
    let frame = PlainFrame(scrape)
    let first = scrape.firstLine(
      in: frame.start..<scrape.lines.count, unknownTo: before)
    let start = first.map(scrape.start) ?? title
    return UpdateNotice(scrape.bytes, min(start, title)..<title)
  }
}
