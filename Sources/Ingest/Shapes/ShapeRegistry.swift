import Diagnostics
import Model

extension Shape {
  static func likeness(of scrape: Scrape) -> ShapeLikeness {
    let found = signs.map { (seen: $0.seen(scrape), lack: $0.lack) }
    let seen = found.compactMap(\.seen)
    let lacks = found.filter { $0.seen == nil }.map { "lacks " + $0.lack }
    return ShapeLikeness(
      shape: name, summary: summary, resembles: lacks.isEmpty,
      reason: (seen + lacks).joined(separator: "; "))
  }
}

/// Every shape, in the order in which they are tried: the unmistakable first.
enum ShapeRegistry {
  static let all: [any Shape.Type] = [
    RenderJSONShape.self,
    SavedHTMLShape.self,
    NormalizedShape.self,
    AppleMarkdownShape.self,
    CrawlerShape.self,
    FlattenedShape.self,
    PlainLinesShape.self,
    LegacyShape.self,
    CompilationShape.self,
    SosumiShape.self,
    MirrorShape.self,
    PlainMarkdownShape.self,
  ]

  static func shape(of scrape: Scrape) -> (any Shape.Type)? {
    all.first { $0.resembles(scrape) }
  }

  /// How much of a page's structure a shape keeps: all (3), most (2), its lines (1), nothing (0).
  static func structure(of shape: String) -> Int { self.shape(named: shape)?.structure ?? 0 }

  /// What a page of a shape can show.
  static func sight(of shape: String) -> Sight { self.shape(named: shape)?.sight ?? [] }

  /// What pages of a shape never show.
  static func unseen(by shape: String) -> Sight { self.shape(named: shape)?.unseen ?? [] }

  static func shape(named name: String) -> (any Shape.Type)? {
    all.first { $0.name == name }
  }

  /// The diagnostic for a file that is in no shape at all.
  static func unknown(_ scrape: Scrape) -> Diagnostic {
    let place = SourceLocation(file: scrape.file)
    if scrape.bytes.isEmpty {
      return Diagnostic(
        .shapeUnknown, at: place, "The file is empty",
        remedy: "Scrape the page again, or remove the file.")
    }
    if let misencoded = Misencoded.refusal(of: scrape) { return misencoded }
    if let broken = BrokenJSON.refusal(of: scrape) { return broken }
    if PlainFrame.isTornPage(scrape) {
      return Diagnostic(
        .shapeUnknown, at: place, "Links and bold words begin lines of their own",
        why: "hig cannot tell where paragraphs end. `get_text` of BeautifulSoup writes such lines.",
        remedy: "Save the HTML of the article, in BeautifulSoup with `str(soup.main)`.")
    }
    return Diagnostic(
      .shapeUnknown, at: place, "Unrecognized format",
      why: "hig reads Markdown with a title (`# …`), saved HTML, Apple’s JSON, scraped pages as "
        + "JSON, CSV or a bundle of files, and a page’s text if it shows which page it is.",
      remedy: "Save the page as HTML, or as Markdown with its title and address on top. "
        + "`hig ingest --explain \(ShellWord.quoted(scrape.file))` shows what is missing.")
  }
}
