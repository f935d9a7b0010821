import Bytes
import Diagnostics
import Model

/// A mirror's Markdown: clean text under a front matter that is often no YAML, links without host.
enum MirrorShape: Shape {
  static let name = "mirror-markdown"
  static let summary = "a Markdown mirror"
  static let isRead = true

  static func resembles(_ scrape: Scrape) -> Bool {
    guard let address = address(scrape), PageAddress(address) != nil else { return false }
    return scrape.lines.indices.dropFirst(scrape.firstLine).contains {
      ByteSearch.starts(scrape.text($0), with: "# ")
    }
  }

  static func read(_ scrape: Scrape) -> Reading {
    var page = PageDraft(scrape, shape: name, address: address(scrape) ?? "")
    page.takeFields(captured: scrape.fields["timestamp"], abstract: scrape.fields["description"])
    var line = scrape.firstLine
    while line < scrape.lines.count, !page.hasTitle {
      page.takeTitle(line)
      line += 1
    }
    page.takeQuotedAbstract(&line)
    page.takeContent(line..<scrape.lines.count)
    return page.reading
  }

  private static func address(_ scrape: Scrape) -> String? {
    scrape.fields["source"] ?? scrape.fields["url"]
  }
}
