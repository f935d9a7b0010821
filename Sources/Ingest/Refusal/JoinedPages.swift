import Bytes
import Diagnostics
import Model

/// Several scrapes in one file, as `cat *.md` makes them: each begins with its scraper’s fields.
enum JoinedPages {
  /// Where a second page begins, if one does.
  static func finding(in scrape: Scrape) -> Diagnostic? {
    guard let own = scrape.nearestAddress?.slug else { return nil }
    var start = max(0, scrape.start(of: scrape.firstLine) - 1)
    while let found = ByteSearch.first(of: "\n---", in: scrape.bytes[start...]) {
      start = found + 4
      let line = scrape.line(at: found + 1)
      guard scrape.isRule(line) else { continue }
      let lines = Array(scrape.lines[line..<min(line + longest, scrape.lines.count)])
      let fields = ScraperFields(scrape.bytes, lines: lines)
      guard fields.isClosed, !fields.fields.isEmpty,
        let slug = PageAddress(fields["source"] ?? fields["url"] ?? "")?.slug, slug != own
      else { continue }
      return Diagnostic(
        .pagesJoined, at: SourceLocation(file: scrape.file, line: line + 1, column: 1),
        "Another page begins here: “\(slug)”",
        why: "A raw file has one page, so what follows is lost or on the wrong page.",
        remedy: "Split the file in front of this line.")
    }
    return nil
  }

  /// No scraper writes more lines of fields.
  private static let longest = 64
}
