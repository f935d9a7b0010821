import Bytes
import Diagnostics
import Model

/// A mirror's Markdown: clean text under a front matter that is often no YAML, links without host.
enum MirrorShape: Shape {
  static let name = "mirror-markdown"
  static let summary = "a Markdown mirror"
  static let isRead = true

  static let signs: [ShapeSign] = [
    .told("a field “source” or “url” with an address of the guidelines") { scrape in
      address(scrape).flatMap { PageAddress($0) } != nil
    },
    ShapeSign(lack: "a title (“# …”)") { scrape in
      titleLine(scrape).map { "\(scrape.place(of: $0)) is a title" }
    },
  ]

  static func read(_ scrape: Scrape) -> Reading {
    var page = ReadingBuilder(scrape, shape: name)
    guard let address = address(scrape).flatMap({ PageAddress($0) }),
      let line = titleLine(scrape)
    else { return page.refused("no-title", "no title: the article itself is missing") }
    page.takeFields()
    page.drop(scrape.firstLine..<line, by: [], else: "before-title")
    page.takeArticle(
      line..<scrape.lines.count, title: HeadingLine.plainTitle(scrape.text(line)),
      address: address, abstract: scrape.fields["description"] ?? "")
    return page.reading(captured: scrape.fields["timestamp"])
  }

  private static func titleLine(_ scrape: Scrape) -> Int? {
    (scrape.firstLine..<scrape.lines.count).first {
      ByteSearch.starts(scrape.text($0), with: "# ")
    }
  }

  private static func address(_ scrape: Scrape) -> String? {
    scrape.fields["source"] ?? scrape.fields["url"]
  }
}
