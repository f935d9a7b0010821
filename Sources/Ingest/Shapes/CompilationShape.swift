import Bytes

/// Several pages in one file, each under its title.
enum CompilationShape: Shape {
  static let name = "compilation"
  static let summary = "a compilation of several pages in one file"

  static func resembles(_ scrape: Scrape) -> Bool {
    guard scrape.fields.lineCount == 0 else { return false }
    let titles = scrape.lines.indices.lazy.filter {
      ByteSearch.starts(scrape.text($0), with: "# ")
    }
    return titles.prefix(2).count == 2 && scrape.contains("/design/human-interface-guidelines")
  }
}
