import Bytes
import Model

/// A page as sosumi.ai writes it: Markdown between a breadcrumb and a footer of its own, without
/// tables, asides and pictures.
enum SosumiShape: Shape {
  static let name = "sosumi-markdown"
  static let summary = "Markdown from sosumi.ai"
  static let sight: Sight = [.text, .links, .emphasis, .platforms]
  static let unseen = Sight.all.subtracting(sight)

  static let signs: [ShapeSign] =
    [
      .test("a breadcrumb or a footer of sosumi.ai") { scrape in
        scrape.contains("\n*Extracted by [sosumi.ai](") || scrape.contains("\n**Navigation:** [")
      }
    ] + MirrorShape.signs

  static let furniture = SosumiFurniture.before + SosumiFurniture.after

  static func read(_ scrape: Scrape) -> Reading {
    var page = ReadingBuilder(scrape, shape: name)
    guard let address = MirrorShape.address(scrape) else { return page.withoutAddress }
    guard let title = scrape.titleLine else { return page.withoutTitle }
    let before = scrape.firstLine..<title
    let start = scrape.firstLine(in: before, unknownTo: SosumiFurniture.before) ?? title
    let footer = SosumiFurniture.after.footer(scrape, in: start..<scrape.lines.count)
    let end = SosumiFurniture.emptyChangeLog(scrape, in: title..<footer) ?? footer
    page.takeFields()
    page.drop(scrape.firstLine..<start, by: SosumiFurniture.before, else: "before-title")
    page.takeArticle(
      start..<end, title: HeadingLine.plainTitle(scrape.text(title)), address: address,
      abstract: scrape.description)
    page.drop(end..<footer, by: [], else: "empty-change-log")
    page.drop(footer..<scrape.lines.count, by: SosumiFurniture.after, else: "mirror-notice")
    return page.reading(captured: scrape.capturedDay)
  }
}
