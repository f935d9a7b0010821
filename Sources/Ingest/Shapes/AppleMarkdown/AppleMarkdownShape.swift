import Bytes
import Diagnostics
import Model

/// Apple's own export of a page as Markdown: metadata as JSON in a comment on top.
enum AppleMarkdownShape: Shape {
  static let name = "apple-markdown"
  static let summary = "Apple’s own Markdown export"
  /// It leaves out the titles of links and the addresses of pictures.
  static let structure = 2
  static let leavesTitlesOut = true

  static let signs: [ShapeSign] = [
    .test("a comment at its start that contains a brace") { scrape in
      let text = scrape.bytes[scrape.start...].trimmed
      guard ByteSearch.starts(text, with: "<!--") else { return false }
      return text.dropFirst(4).trimmed.first == UInt8(ascii: "{")
    }
  ]

  static let furniture = AppleFurniture.inside + AppleFurniture.after

  static func read(_ scrape: Scrape) -> Reading {
    var page = ReadingBuilder(scrape, shape: name)
    let metadata = AppleMetadata(scrape)
    let lines = metadata.lineCount..<scrape.lines.count
    guard let line = lines.first(where: { ByteSearch.starts(scrape.text($0), with: "# ") }) else {
      return page.withoutTitle
    }
    let title = HeadingLine.plainTitle(scrape.text(line))
    let address = metadata.address ?? PageAddress(title: title)
    let footer = AppleFurniture.after.footer(
      scrape, in: line..<scrape.lines.count, needsRule: true)
    for line in 0..<lines.lowerBound {
      page.book(scrape.lines[line], .moved, "metadata", to: "front matter")
    }
    page.drop(lines.lowerBound..<line, by: [], else: "before-title")
    var reader = LineReader(scrape, line..<footer, dropping: AppleFurniture.inside)
    reader.read()
    page.add(
      Draft(
        title: title, address: address, abstract: metadata.abstract),
      AppleArrangement.arranged(reader.book))
    reportUntitled(line..<footer, of: &page)
    page.drop(footer..<scrape.lines.count, by: AppleFurniture.after, else: "footer")
    if let problem = metadata.problem {
      page.report(.metadataBroken, line: 0, problem)
    }
    return page.reading(captured: nil, scraped: metadata.scraped)
  }
}

extension AppleMarkdownShape {
  /// Links by name alone carry no title. The run may know it, which `LinkTitles` sees to; the file
  /// does not.
  private static func reportUntitled(_ lines: Range<Int>, of page: inout ReadingBuilder) {
    let scrape = page.scrape
    let untitled = lines.filter { ByteSearch.first(of: "<doc://", in: scrape.text($0)) != nil }
    guard let first = untitled.first else { return }
    page.report(
      .linkUntitled, line: first,
      untitled.count == 1
        ? "A link has no text"
        : "Links have no text, on \(untitled.count) lines",
      why: "Apple’s export leaves out the titles of link targets. Titles of pages of this run "
        + "were filled in; other links are named after their addresses.")
  }
}
