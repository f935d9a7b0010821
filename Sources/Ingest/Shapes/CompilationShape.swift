import Bytes
import Model

/// Several pages in one file, each under its title.
enum CompilationShape: Shape {
  static let name = "compilation"
  static let summary = "a compilation of several pages in one file"
  static let structure = 2

  static let signs: [ShapeSign] = [
    ShapeSign(lack: "a start without front matter") { scrape in
      scrape.fields.lineCount == 0 ? "no front matter" : nil
    },
    ShapeSign(lack: "two titles (“# …”)") { scrape in
      let titles = Array(titleLines(scrape).prefix(2))
      guard titles.count == 2 else { return nil }
      return "titles in lines \(titles[0] + 1) and \(titles[1] + 1)"
    },
    .phrase("/design/human-interface-guidelines", called: "an address of the guidelines"),
  ]

  static let furniture = CompilationFurniture.inside

  static func read(_ scrape: Scrape) -> Reading {
    var file = ReadingBuilder(scrape, shape: name)
    let titles = Array(titleLines(scrape))
    guard let first = titles.first else { return file.refused(.noTitle, "No page has a title") }
    file.drop(0..<first, by: [], else: "before-title")
    for (start, end) in zip(titles, titles.dropFirst() + [scrape.lines.count]) {
      let title = HeadingLine.plainTitle(scrape.text(start))
      let text = Array(scrape.bytes[scrape.start(of: start + 1)..<scrape.start(of: end)])
      if titles.count > 1, let failed = FailedPage(title: title, text: text) {
        file.refuse(start..<end, failed.diagnostic)
        continue
      }
      file.takeArticle(
        start..<end, title: title, address: address(scrape, start..<end, title: title),
        dropping: CompilationFurniture.inside)
    }
    return file.reading(captured: nil)
  }
}

extension CompilationShape {
  private static func titleLines(_ scrape: Scrape) -> some Sequence<Int> {
    scrape.lines.indices.lazy.filter { ByteSearch.starts(scrape.text($0), with: "# ") }
  }

  /// The address that the headings of a part link to; without one, what its title would have.
  private static func address(
    _ scrape: Scrape, _ lines: Range<Int>, title: String
  ) -> PageAddress {
    let targets = lines.lazy.compactMap { HeadingLine.target(scrape.text($0)) }
    return targets.compactMap { PageAddress(String(decoding: $0, as: UTF8.self)) }.first
      ?? PageAddress(title: title)
  }
}
