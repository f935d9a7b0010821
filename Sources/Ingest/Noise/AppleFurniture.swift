import Bytes

/// What is no content in Apple's own Markdown.
enum AppleFurniture {
  static let inside: [NoiseRule] = [
    NoiseRule("artificial-heading", .equals("## Discussion"), "a heading that no page shows")
  ]

  static let after: [NoiseRule] = [
    NoiseRule("footer-rule", .equals("---"), "the line above the footer"),
    NoiseRule("copyright", .starts("Copyright "), "the site’s footer"),
  ]

  /// The line on which the footer starts: the last rule, with nothing but a copyright behind it.
  static func footer(_ scrape: Scrape, in lines: Range<Int>) -> Int {
    var seen = false
    for line in lines.reversed() where !scrape.isBlank(line) {
      let text = scrape.text(line)
      if ByteSearch.equal(text, "---") { return seen ? line : lines.upperBound }
      guard ByteSearch.starts(text, with: "Copyright ") else { break }
      seen = true
    }
    return lines.upperBound
  }
}
