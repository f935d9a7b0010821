import Bytes
import Files
import Images
public import Model

/// The pages of a site as the files of an EPUB 3: a chapter each, in the folders that they have on
/// the site, so that links between them are the same.
public struct EPUB {
  /// What must be first in the archive, as it is.
  public static let mediaType = OutputFile("mimetype", "application/epub+zip")

  private let site: Site
  private let pages: [Int]
  private let shelf: PictureShelf
  /// The files of the shelf.
  private let files: [OutputFile]
  private let goals: [String: CardList.Goal]

  /// All pages, or those of one edition.
  public static func files(
    of site: Site, edition: String? = nil, shelf: PictureShelf = PictureShelf(),
    pictures: [OutputFile] = []
  ) -> [OutputFile] {
    let pages = site.pages.indices.filter {
      edition == nil || site.pages[$0].document.frontMatter.edition.text == edition
    }
    return EPUB(
      site: site, pages: pages, shelf: shelf, files: pictures, goals: CardList.goals(of: site)
    ).bound
  }
}

extension EPUB {
  private var bound: [OutputFile] {
    let chapters = pages.map(chapter)
    let pictures = pictures(in: chapters)
    return [
      OutputFile("META-INF/container.xml", Self.container),
      OutputFile("book/package.opf", package(chapters, pictures)),
      OutputFile("book/contents.xhtml", contents),
      OutputFile("book/style.css", BookStyle.text),
    ] + chapters + pictures.map { OutputFile("book/" + $0.path, $0.bytes) }
  }

  /// Those that a chapter shows.
  private func pictures(in chapters: [OutputFile]) -> [OutputFile] {
    let shown = Set(chapters.flatMap { Self.pictures(in: $0.bytes) })
    return files.filter { shown.contains($0.path) }
  }

  private static func pictures(in chapter: [UInt8]) -> [String] {
    var paths: [String] = []
    var rest = chapter[...]
    while let start = ByteSearch.first(of: PictureShelf.folder, in: rest) {
      let path = rest[start...].prefix { $0 != UInt8(ascii: "\"") }
      paths.append(String(decoding: path, as: UTF8.self))
      rest = rest[path.endIndex...]
    }
    return paths
  }

  private static let container = """
    <?xml version="1.0" encoding="utf-8"?>
    <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
    <rootfiles><rootfile full-path="book/package.opf" \
    media-type="application/oebps-package+xml"/></rootfiles>
    </container>

    """

  /// From the book's folder.
  private func path(_ page: Int) -> String {
    Dialect.chapter(RelativePath.page(site.pages[page].folder))
  }

  private func chapter(_ index: Int) -> OutputFile {
    let page = site.pages[index]
    let matter = page.document.frontMatter
    var writer = HTMLWriter(dialect: .xml)
    writer.write(matter.title, in: "h1")
    let text = CardLinks(index, in: site, among: goals)
    if !text.abstract.isEmpty { writer.write(text.abstract, in: "p", .class("abstract")) }
    let body = text.chapter(shelf: shelf)
    let file = XHTML.page(
      title: matter.title, style: RelativePath.root(from: page.folder) + "style.css",
      body: writer.finish() + [UInt8(ascii: "\n")] + body)
    return OutputFile("book/" + path(index), file)
  }

  private var contents: [UInt8] {
    var writer = HTMLWriter(dialect: .xml)
    writer.begin("nav", .contents, .id("toc"))
    writer.write(site.settings.title, in: "h1")
    writer.begin("ol")
    let bound = Set(pages)
    for page in pages where site.pages[page].group == nil { entry(page, to: &writer) }
    for group in site.groups {
      let own = group.members.filter(bound.contains)
      guard !own.isEmpty else { continue }
      writer.begin("li")
      writer.write(group.title, in: "span")
      writer.begin("ol")
      for page in own { entry(page, to: &writer) }
      writer.end()
      writer.end()
    }
    return XHTML.page(title: site.settings.title, style: "style.css", body: writer.finish())
  }

  private func entry(_ page: Int, to writer: inout HTMLWriter) {
    writer.begin("li")
    let path = RelativePath(from: "", to: site.pages[page].folder)
    writer.write(site.pages[page].title, in: "a", .href(path))
    writer.end()
  }

  private func package(_ chapters: [OutputFile], _ pictures: [OutputFile]) -> [UInt8] {
    var output = XMLOutput()
    output.line(
      "<package xmlns=\"http://www.idpf.org/2007/opf\" version=\"3.0\" "
        + "unique-identifier=\"id\" xml:lang=\"en\">")
    output.line("<metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\">")
    output.element("dc:identifier id=\"id\"", identifier(chapters + pictures))
    output.element("dc:title", site.settings.title)
    output.element("dc:language", "en")
    output.element(
      "meta property=\"dcterms:modified\"",
      (SiteValues.newestDate(of: site) ?? "1970-01-01") + "T00:00:00Z")
    output.line("</metadata>")
    output.line("<manifest>")
    output.item("contents", "contents.xhtml", "application/xhtml+xml", properties: "nav")
    output.item("style", "style.css", "text/css")
    for (number, page) in pages.enumerated() {
      let hasDrawing = ByteSearch.first(of: "<svg", in: chapters[number].bytes[...]) != nil
      output.item(
        "page-\(number)", path(page), "application/xhtml+xml",
        properties: hasDrawing ? "svg" : nil)
    }
    for (number, picture) in pictures.enumerated() {
      output.item("picture-\(number)", picture.path, Self.mediaType(of: picture))
    }
    output.line("</manifest>")
    output.line("<spine>")
    output.line("<itemref idref=\"contents\"/>")
    for number in pages.indices { output.line("<itemref idref=\"page-\(number)\"/>") }
    output.line("</spine>")
    output.line("</package>")
    return output.bytes
  }

  private static func mediaType(of picture: OutputFile) -> String {
    ImageType(ending: Path.ending(picture.path))?.mediaType ?? "application/octet-stream"
  }

  /// The same for the same text, and another for any other.
  private func identifier(_ chapters: [OutputFile]) -> String {
    let digest = Array(SHA256.hex(chapters.flatMap(\.bytes)).prefix(32))
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digest[$0]) }
    return "urn:uuid:" + parts.joined(separator: "-")
  }
}
