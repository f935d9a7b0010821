import Bytes

/// The text of a page, one block a line, headings and lists without marks.
enum PlainLinesShape: Shape {
  static let name = "plain-lines"
  static let summary = "plain text, one block a line"

  static func resembles(_ scrape: Scrape) -> Bool {
    if scrape.fields["extractionMethod"] != nil { return true }
    let lines = scrape.lines.indices
    return lines.contains { ByteSearch.equal(scrape.text($0), "Skip Navigation") }
      && lines.contains { ByteSearch.starts(scrape.text($0), with: "Current page is ") }
      && !scrape.contains(" symbols inside ")
  }
}
