import Bytes
import Model

extension PageAddress {
  /// The page that DocC names, or that an address leads to.
  init?(documentation name: String) {
    let web = DocAddress.web(Array(name.utf8)[...])
    self.init(web.map { String(decoding: $0, as: UTF8.self) } ?? name)
  }
}

/// Where a scrape shows its page.
extension Scrape {
  /// The lines behind the scraper’s fields.
  var textLines: Range<Int> { firstLine..<lines.count }

  /// The page of the guidelines that the scraper’s fields name.
  var address: PageAddress? { PageAddress(fields["source"] ?? fields["url"] ?? "") }

  /// The address that the scraper noted, whatever page it is of.
  var webAddress: String? {
    [fields["url"], fields["source"]].lazy.compactMap(\.self).first {
      LinkScheme.isWeb($0) && $0.utf8.count <= FieldLimit.url
    }
  }

  /// The first heading of level one.
  var titleLine: Int? { textLines.first { ByteSearch.starts(text($0), with: "# ") } }

  /// The first line with words that no rule knows.
  func firstLine(in lines: Range<Int>, unknownTo rules: [NoiseRule]) -> Int? {
    lines.first { !isBlank($0) && rules.rule(for: text($0)) == nil }
  }
}
