import Bytes
import Diagnostics
import Model

/// A mirror's Markdown: clean text under a front matter that is often no YAML, links without host.
enum MirrorShape: Shape {
  static let name = "mirror-markdown"
  static let summary = "a Markdown mirror"

  static let signs: [ShapeSign] = [
    ShapeSign(lack: "a field “source” or “url” with an address of the guidelines") { scrape in
      if isOwn(scrape) { return "has the fields of a page that hig wrote" }
      guard address(scrape) != nil else { return nil }
      return "has a field “source” or “url” with an address of the guidelines"
    },
    ShapeSign(lack: "a title (“# …”)") { scrape in
      scrape.titleLine.map { "\(scrape.place(of: $0)) is a title" }
    },
  ]

  static func read(_ scrape: Scrape) -> Reading {
    var page = ReadingBuilder(scrape, shape: name)
    guard let address = address(scrape), let line = scrape.titleLine else {
      return page.withoutTitle
    }
    var gate = FieldGate()
    let told = isOwn(scrape) ? scrape.fields["edition"] : nil
    let edition = told.map { gate.edition($0) } ?? FrontMatter.current
    let isCurrent = edition == FrontMatter.current
    // A page of our own without an address is none of Apple's.
    let own = scrape.fields["url"] == nil && isOwn(scrape) ? "" : nil
    let source = isCurrent ? own : scrape.fields["url"].map { gate.address("url", $0) }
    page.takeFields()
    page.drop(scrape.firstLine..<line, by: [], else: "before-title")
    let title = HeadingLine.plainTitle(scrape.text(line))
    let tail = CrawlerFurniture.tail(scrape, behind: title)
    page.takeArticle(
      line..<tail, title: title, address: address,
      abstract: opening(scrape, line..<tail) ?? scrape.description, edition: edition,
      source: source)
    page.drop(tail..<scrape.lines.count, by: CrawlerFurniture.behind, else: "furniture-after")
    for fault in gate.faults { page.report(fault, line: 0) }
    return page.reading(captured: scrape.capturedDay)
  }

  /// The quotation below the title, if the page does not say what its front matter says of it: that
  /// is the scraper’s.
  private static func opening(_ scrape: Scrape, _ lines: Range<Int>) -> String? {
    let below = lines.dropFirst().filter { !scrape.isBlank($0) }.prefix(2)
    guard !isOwn(scrape), let line = below.first, below.last != line + 1,
      ByteSearch.starts(scrape.text(line), with: "> ")
    else { return nil }
    let told = String(scrape.string(line).dropFirst(2))
    let description = scrape.description
    let isSaid =
      description.isEmpty
      || lines.contains { ByteSearch.first(text: description, in: scrape.text($0)) != nil }
    return isSaid || PlainInline.text(told) != told ? nil : told
  }

  static func address(_ scrape: Scrape) -> PageAddress? {
    scrape.address ?? (isOwn(scrape) ? ownAddress(scrape) : nil)
  }

  /// A page of an older edition may have no address at Apple's; its slug names it.
  private static func ownAddress(_ scrape: Scrape) -> PageAddress? {
    scrape.fields["slug"].flatMap { PageAddress(PageAddress.root + "/" + $0) }
  }

  /// Whether the file is a page that an ingest has written.
  private static func isOwn(_ scrape: Scrape) -> Bool {
    scrape.fields["schema"] == "1" && scrape.fields["digest"] != nil && ownAddress(scrape) != nil
  }
}
