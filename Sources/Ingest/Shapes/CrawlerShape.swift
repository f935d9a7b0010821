import Bytes
import Model

/// Markdown that a crawler made of the whole rendered page, furniture included.
enum CrawlerShape: Shape {
  static let name = "crawler-markdown"
  static let summary = "crawler Markdown"
  static let isRead = true

  static func resembles(_ scrape: Scrape) -> Bool {
    scrape.contains("\n## Human Interface Guidelines") && scrape.contains("Skip Navigation")
      && scrape.contains(" symbols inside ")
  }

  static func read(_ scrape: Scrape) -> Reading {
    let address = scrape.fields["source"] ?? scrape.fields["url"] ?? ""
    var page = PageDraft(scrape, shape: name, address: address)
    page.takeFields(captured: scrape.fields["timestamp"], abstract: nil)
    let title = titleLine(scrape)
    let tail = tailLine(scrape, behind: title)
    page.drop(scrape.firstLine..<title, by: CrawlerFurniture.before, else: "furniture-before")
    if title < tail { page.takeTitle(title) }
    page.takeContent(min(title + 1, tail)..<tail, dropping: CrawlerFurniture.inside)
    page.drop(tail..<scrape.lines.count, by: CrawlerFurniture.after, else: "furniture-after")
    return page.reading
  }
}

extension CrawlerShape {
  /// The first heading of level one behind the navigator; without a navigator, the first that is
  /// no notice about JavaScript.
  private static func titleLine(_ scrape: Scrape) -> Int {
    let lines = scrape.firstLine..<scrape.lines.count
    let navigator = lines.last { ByteSearch.equal(scrape.text($0), "Navigator is ready") }
    let start = navigator ?? lines.lowerBound
    return (start..<lines.upperBound).first { line in
      let text = scrape.text(line)
      return ByteSearch.starts(text, with: "# ")
        && !ByteSearch.equal(text, "# This page requires JavaScript.")
    } ?? lines.upperBound
  }

  /// The last line that names the page for a screen reader; the article itself may say the same.
  private static func tailLine(_ scrape: Scrape, behind title: Int) -> Int {
    (title..<max(title, scrape.lines.count)).last {
      ByteSearch.starts(scrape.text($0), with: "Current page is ")
    } ?? scrape.lines.count
  }
}
