import Bytes
import Model

/// Markdown that a crawler made of the whole rendered page, furniture included.
enum CrawlerShape: Shape {
  static let name = "crawler-markdown"
  static let sight: Sight = .all.subtracting(.panels)
  static let summary = "crawler Markdown"

  static let signs: [ShapeSign] = [
    .phrase("Skip Navigation"),
    .test(
      "the page tree, with “## Human Interface Guidelines” and “… symbols inside …”, or headings "
        + "(“# …”) and “Current page is …”"
    ) { scrape in
      if scrape.contains("\n## Human Interface Guidelines"), scrape.contains(" symbols inside ") {
        return true
      }
      return scrape.contains("\nCurrent page is ") && scrape.titleLine != nil
        && (scrape.contains("\n## ") || scrape.contains("]("))
    },
  ]

  static let furniture = CrawlerFurniture.before + CrawlerFurniture.inside + CrawlerFurniture.after

  static func read(_ scrape: Scrape) -> Reading {
    var page = ReadingBuilder(scrape, shape: name)
    let title = titleLine(scrape)
    page.navigation = NavigatorLine.links(
      (scrape.firstLine..<(title ?? scrape.lines.count)).lazy
        .compactMap { NavigatorLine(scrape.text($0)) })
    let name = title.map { HeadingLine.plainTitle(scrape.text($0)) } ?? ""
    let told = scrape.address ?? (scrape.isAddressed ? nil : page.navigation.address(titled: name))
    guard let address = told ?? scrape.nearestAddress else {
      return page.withoutAddress
    }
    guard let title else { return page.withoutTitle }
    let tail = tailLine(scrape, behind: title)
    page.takeFields()
    let notice = noticeLine(scrape, before: title)
    page.drop(scrape.firstLine..<notice, by: CrawlerFurniture.before, else: "furniture-before")
    page.drop(notice..<title, by: [], else: "update-notice")
    page.takeArticle(
      title..<tail, title: name, address: address, dropping: CrawlerFurniture.inside)
    page.drop(tail..<scrape.lines.count, by: CrawlerFurniture.after, else: "furniture-after")
    let range = scrape.start(of: notice)..<scrape.start(of: title)
    return page.reading(captured: scrape.capturedDay)
      .keeping(UpdateNotice(scrape.bytes, range))
  }
}

extension CrawlerShape {
  /// The first heading of level one behind the navigator; without a navigator, the first that is
  /// no notice about JavaScript.
  private static func titleLine(_ scrape: Scrape) -> Int? {
    let lines = scrape.textLines
    let navigator = lines.last { ByteSearch.equal(scrape.text($0), "Navigator is ready") }
    let start = navigator ?? lines.lowerBound
    return (start..<lines.upperBound).first { line in
      let text = scrape.text(line)
      let isTitle = ByteSearch.starts(text, with: "# ") || scrape.underlined(line) == 1
      return isTitle
        && !ByteSearch.equal(HeadingLine.title(text), "This page requires JavaScript.")
    }
  }

  /// The line of the date that is right behind the navigator; the title's, if none does.
  private static func noticeLine(_ scrape: Scrape, before title: Int) -> Int {
    (scrape.firstLine..<title).last { DateLine.isOne(scrape.text($0)) } ?? title
  }

  /// The last line that names the page for a screen reader; the article itself may say the same.
  private static func tailLine(_ scrape: Scrape, behind title: Int) -> Int {
    (title..<max(title, scrape.lines.count)).last {
      ByteSearch.starts(scrape.text($0), with: "Current page is ")
    } ?? scrape.lines.count
  }
}
