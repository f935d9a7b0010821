import Bytes
import Diagnostics
import Model
import Vocabulary

/// The text of a page on one line, its blocks run together.
enum FlattenedShape: Shape {
  static let name = "flattened-text"
  static let summary = "flattened text"
  static let structure = 0

  static let signs: [ShapeSign] = [
    ShapeSign(lack: "a field “is_fallback”, or “Supported platforms” within a line") { scrape in
      if scrape.fields["is_fallback"] != nil { return "has a field “is_fallback”" }
      return scrape.contains(" Supported platforms ")
        ? "has “Supported platforms” within a line" : nil
    },
    ShapeSign(lack: "a text in one piece") { scrape in
      guard !scrape.contains("\n## ") else { return nil }
      let longest = scrape.lines.lazy.map(\.count).max() ?? 0
      return "no heading of level 2, a line of \(longest) bytes"
    },
  ]

  static let furniture = FlattenedFurniture.before

  static func read(_ scrape: Scrape) -> Reading {
    let page = ReadingBuilder(scrape, shape: name)
    guard let address = scrape.nearestAddress else { return page.withoutAddress }
    if scrape.contains("Content extraction failed") {
      return page.refused(.failedScrape, "The scraper reports that it found no article")
    }
    guard let first = firstLine(scrape),
      let spaced = SpacedText(
        scrape, content: scrape.start(of: first)..<scrape.bytes.count,
        outline: Outlines.headings(of: address.slug.text))
    else { return read(scrape, address, spaced: nil) }
    let own = read(spaced.scrape, address, spaced: spaced)
    guard own.isLoose else { return page.withoutTitle }
    return spaced.restored(own, of: page.reading(captured: scrape.capturedDay))
  }

  static func recover(
    _ article: LooseArticle, _ reading: Reading, with lexicon: Lexicon
  ) -> Reading {
    guard let spaced = article.spaced else { return recovered(article, reading, lexicon) }
    let own = read(spaced.scrape, article.address, spaced: spaced)
    return spaced.restored(recovered(article, own, lexicon), of: reading)
  }
}

extension FlattenedShape {
  /// Reads what is around the article, in a text that has no blanks more than its page had.
  private static func read(
    _ scrape: Scrape, _ address: PageAddress, spaced: SpacedText?
  ) -> Reading {
    var page = ReadingBuilder(scrape, shape: name)
    guard let first = firstLine(scrape), let frame = frame(scrape, spaced),
      let title = title(scrape, frame)
    else { return page.withoutTitle }
    page.takeFields()
    page.drop(scrape.firstLine..<first, by: FlattenedFurniture.before, else: "furniture-before")
    let start = frame.content.lowerBound
    page.book(start..<frame.notice.lowerBound, .dropped, "skip-link")
    page.book(frame.notice, .dropped, "update-notice")
    page.book(frame.body.upperBound..<frame.content.upperBound, .dropped, "page-contents")
    page.loose = LooseArticle(
      scrape: scrape, title: title, address: address,
      chapters: frame.chapters.map { plainTitle(scrape.bytes[$0]) }, body: frame.body,
      spaced: spaced)
    return page.reading(captured: scrape.capturedDay)
  }

  private static func recovered(
    _ article: LooseArticle, _ reading: Reading, _ lexicon: Lexicon
  ) -> Reading {
    let scrape = article.scrape
    guard let frame = frame(scrape, article.spaced) else { return reading }
    let flat = FlatArticle.draft(article, frame, lexicon)
    let lost = flat.lostTables.map { lostTable(scrape, at: $0) }
    let restored = flat.restored.map {
      LooseFinding.headingRestored($0.heading).diagnostic(at: location(scrape, $0.place))
    }
    return reading.completed(article.draft(), flat.book, lost + restored)
      .keeping(UpdateNotice(scrape.bytes, frame.notice))
  }

  private static func frame(_ scrape: Scrape, _ spaced: SpacedText?) -> FlatFrame? {
    guard let first = firstLine(scrape) else { return nil }
    return FlatFrame(
      scrape, content: scrape.start(of: first)..<scrape.bytes.count,
      hasTitle: spaced?.hasTitle ?? true)
  }

  /// The title in front of the article, or what the scraper says that it is.
  private static func title(_ scrape: Scrape, _ frame: FlatFrame) -> String? {
    let bytes = frame.title.isEmpty ? nil : scrape.bytes[frame.title]
    let title = plainTitle(bytes ?? Array((scrape.fields["title"] ?? "").utf8)[...])
    return title.isEmpty ? nil : title
  }

  /// The first line that is no notice.
  private static func firstLine(_ scrape: Scrape) -> Int? {
    scrape.firstLine(in: scrape.textLines, unknownTo: FlattenedFurniture.before)
  }

  private static func plainTitle(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: UTF8Repair.repaired(InlineText.normal(bytes.trimmed)), as: UTF8.self)
  }

  private static func location(_ scrape: Scrape, _ place: Int) -> SourceLocation {
    let line = scrape.line(at: place)
    return SourceLocation(
      file: scrape.file, line: line + 1, column: place - scrape.start(of: line) + 1)
  }

  private static func lostTable(_ scrape: Scrape, at place: Int) -> Diagnostic {
    Diagnostic(
      .tableLost, at: location(scrape, place),
      "A table lost its cells: its text is one paragraph",
      why: "A flattened page does not mark where a cell ends.",
      remedy: "Add a raw file of the page in a shape that keeps tables, such as crawler Markdown.")
  }
}
