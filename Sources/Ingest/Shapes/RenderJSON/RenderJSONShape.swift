import Bytes
import Diagnostics
import JSON
import Model
import Vocabulary

/// The JSON that Apple's own pages are rendered from.
enum RenderJSONShape: Shape {
  static let name = "docc-json"
  static let sight: Sight = .all
  static let leavesTitlesOut = true
  static let summary = "DocC render JSON"

  static let signs: [ShapeSign] = [
    .test("a brace as its first character") { scrape in
      scrape.bytes[scrape.start...].first { !ByteClass.isSpace($0) } == UInt8(ascii: "{")
    },
    .phrase("\"schemaVersion\""),
  ]

  static func read(_ scrape: Scrape) -> Reading {
    var page = ReadingBuilder(scrape, shape: name)
    do throws(JSONError) {
      let root = try JSONReader.located(scrape.bytes, in: scrape.start..<scrape.bytes.count)
      return read(root, &page)
    } catch {
      let line = scrape.line(at: error.offset)
      return page.refused(.jsonBroken, "Invalid JSON on line \(line + 1): \(error.problem)")
    }
  }
}

extension RenderJSONShape {
  private static func read(_ root: LocatedJSON, _ page: inout ReadingBuilder) -> Reading {
    if let index = RenderIndex(root) { return read(index, &page) }
    guard let title = title(root) else {
      return page.refused(.noTitle, "No `title` in `metadata`: the page itself is missing")
    }
    guard let address = address(root) else {
      return page.refused(.noAddress, "No `identifier` of a guidelines page")
    }
    var content = RenderContent(RenderReferences(root), page: address)
    content.take(root, title: title)
    guard content.sink.blocks.count > 1 else {
      return page.refused(.noArticle, "No content: the article itself is missing")
    }
    RenderFurniture.claim(root, content.references, in: &content.sink.claims)
    if let group = content.references.group(of: root) {
      page.navigation = [NavigationLink(slug: address.slug.text, title: title, group: group)]
    }
    let draft = Draft(
      title: HeadingLine.plain(title), address: address, abstract: abstract(root),
      platforms: platforms(root))
    page.add(draft, content.sink.book(size: page.scrape.bytes.count, else: "json-syntax"))
    content.report(to: &page)
    return page.reading(captured: nil, scraped: custom(root))
  }

  /// The index of all pages is what Apple's start page lists.
  private static func read(_ index: RenderIndex, _ page: inout ReadingBuilder) -> Reading {
    guard !index.title.isEmpty else {
      return page.refused(.noTitle, "No `title` in the index of pages")
    }
    page.book(0..<page.scrape.bytes.count, .moved, "hierarchy", to: "the start page")
    page.navigation = index.links
    page.add(
      Draft(
        title: index.title, address: PageAddress(slug: PageAddress.startPage), isContents: true),
      Book(index.blocks))
    return page.reading(captured: nil)
  }

  /// A tutorial is named in its first section.
  private static func title(_ root: LocatedJSON) -> String? {
    let first = root["sections"]?.elements.first
    let titles = [root["metadata"]?["title"], root["title"], first?["title"]]
    return titles.lazy.compactMap { $0?.string }.first { !$0.isEmpty }
  }

  /// The identifier, or the path that the page is served at.
  private static func address(_ root: LocatedJSON) -> PageAddress? {
    let paths = root["variants"]?.elements.flatMap { $0["paths"]?.elements ?? [] } ?? []
    let names = [root["identifier"]?["url"]] + paths
    return names.lazy.compactMap { $0?.string }.compactMap { PageAddress(documentation: $0) }.first
  }

  private static func abstract(_ root: LocatedJSON) -> String {
    let text = RenderContent.plainText(root["abstract"]?.elements ?? [])
    return String(decoding: InlineBlanks.oneLine(Array(text.utf8)[...]), as: UTF8.self)
  }

  private static func platforms(_ root: LocatedJSON) -> [Platform] {
    let lists = [root["metadata"]?["platforms"], root["metadata"]?["availability"]]
    let all = lists.lazy.compactMap { $0?.elements }.first { !$0.isEmpty } ?? []
    let named = all.filter { $0["unavailable"]?.bool != true }.compactMap {
      $0["name"]?.string ?? $0.string
    }
    return Platform.allCases.filter { named.contains($0.rawValue) }
  }

  /// What the authors of a page say of it in fields of their own.
  private static func custom(_ root: LocatedJSON) -> [ScrapedField] {
    let members = root["metadata"]?["customMetadata"]?.members ?? []
    return members.compactMap { member in
      member.value.string.map { ScrapedField(member.name, $0) }
    }
  }
}
