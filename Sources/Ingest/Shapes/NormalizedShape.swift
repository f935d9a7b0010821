import Bytes
import Diagnostics
import Model

/// A page that hig wrote, and that was not changed since: it is normal already. Its text is taken
/// as it is, and its fields as far as they are valid. So ingesting our own output changes nothing,
/// whatever the words of the page are: they may mention every sign that other shapes have.
enum NormalizedShape: Shape {
  static let name = "hig-page"
  static let sight: Sight = .all
  static let summary = "a page that hig wrote, unchanged since"

  static let signs: [ShapeSign] = [
    ShapeSign(lack: "the fields of a page that hig wrote") { scrape in
      let isOwn = scrape.fields["schema"] == "1" && scrape.fields["slug"] != nil
      return isOwn ? "has the fields of a page that hig wrote" : nil
    },
    ShapeSign(lack: "a digest that matches its content") { scrape in
      isUnchanged(scrape) ? "its digest matches its content" : nil
    },
  ]

  static func read(_ scrape: Scrape) -> Reading {
    var page = ReadingBuilder(scrape, shape: name)
    guard resembles(scrape) else {
      return page.refused(.pageChanged, "Not a page that hig wrote, or changed since")
    }
    let fields = OwnFields(scrape)
    let facts = OwnFacts(fields)
    page.takeFields()
    for fault in facts.faults { page.report(fault, line: fields.line(of: fault.field)) }
    var reader = NormalReader(scrape)
    reader.read()
    page.add(
      Draft(
        title: facts.front.title, address: PageAddress(slug: facts.front.slug),
        edition: facts.front.edition, source: source(scrape, facts.front),
        abstract: facts.front.abstract, own: facts),
      reader.book)
    return page.reading(captured: nil)
  }

  /// A page without an address is none of Apple's.
  private static func source(_ scrape: Scrape, _ front: FrontMatter) -> String? {
    if scrape.fields["url"] == nil { return "" }
    return front.url.isEmpty ? nil : front.url
  }

  /// The digest is that of the page with none in its place.
  private static func isUnchanged(_ scrape: Scrape) -> Bool {
    let line = scrape.firstLine - 2
    guard line > 0, scrape.fields.isClosed, scrape.start == 0 else { return false }
    let start = scrape.lines[line].lowerBound + "digest: \"".utf8.count
    let end = start + 16
    guard end < scrape.bytes.count, ByteSearch.starts(scrape.text(line), with: "digest: \"") else {
      return false
    }
    let digest = SHA256.hex(Array(scrape.bytes[..<start] + scrape.bytes[end...])).prefix(16)
    return scrape.bytes[start..<end].elementsEqual(digest.utf8)
  }
}
