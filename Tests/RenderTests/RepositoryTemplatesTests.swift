import Diagnostics
import Files
import Model
import Testing

@testable import Render

/// The templates that come with the tool, where this working copy has them.
@Suite struct RepositoryTemplatesTests {
  static let folder = Path.join(Path.folder(Path.folder(Path.folder(#filePath))), "templates")
  static let isThere = FileSystem.disk.kind(folder) == .folder

  @Test(.enabled(if: isThere)) func fillWithoutAComplaint() {
    let (library, found) = TemplateLibrary.load([Self.folder], files: .disk)
    #expect(found == [])
    let site = SampleSite.site()
    let renderer = Renderer(
      site: site, library: library, ledgers: SampleSite.ledgers,
      raw: { [UInt8](repeating: 0x61, count: $0.size) }, sources: SampleSite.sources)
    var rendered = renderer.siteFiles()
    for page in site.pages.indices { rendered.append(renderer.pageFiles(at: page)) }
    #expect(rendered.diagnostics == [])
    for path in [
      "index.html", "boxes/index.html", "search/index.html", "404.html", "audit/boxes/index.html",
    ] {
      #expect(rendered[path]?.contains("</html>") == true)
    }
  }

  @Test(.enabled(if: isThere)) func linkToFilesThatAreMade() throws {
    let (library, _) = TemplateLibrary.load([Self.folder], files: .disk)
    let site = SampleSite.site()
    let renderer = Renderer(
      site: site, library: library, ledgers: SampleSite.ledgers,
      raw: { [UInt8](repeating: 0x61, count: $0.size) }, sources: SampleSite.sources)
    var rendered = renderer.siteFiles()
    for page in site.pages.indices { rendered.append(renderer.pageFiles(at: page)) }
    let paths = Set(rendered.files.map(\.path))
    for file in rendered.files where file.path.hasSuffix(".html") {
      // Data are made beside the pages.
      for link in links(in: file) where !link.hasPrefix("data/") {
        #expect(paths.contains(link), "\(file.path) → \(link)")
      }
    }
  }

  @Test(.enabled(if: isThere)) func linkToTheOriginalIfItIsKnown() throws {
    let (library, _) = TemplateLibrary.load([Self.folder], files: .disk)
    let site = SampleSite.site()
    let sources = site.pages.map { page in
      SourcePage(
        frontMatter: page.document.frontMatter, body: Array("Words.\n".utf8), file: "a.md",
        bodyLine: 1)
    }
    let renderer = Renderer(site: site, library: library, ledgers: [], sources: sources)
    for page in site.pages.indices {
      let rendered = renderer.pageFiles(at: page)
      let text = try #require(rendered[site.pages[page].folder + "/index.html"])
      let url = site.pages[page].document.frontMatter.url
      #expect(text.contains("Original page") == !url.isEmpty)
      #expect(text.contains("Markdown</a>"))
    }
  }

  /// The files of the site that a page leads to, fragments left off.
  private func links(in file: OutputFile) -> [String] {
    let text = String(decoding: file.bytes, as: UTF8.self)
    let folder = Path.folder(file.path).split(separator: "/")
    return text.split(separator: " ").compactMap { word in
      for name in ["href=\"", "src=\"", "action=\""] where word.hasPrefix(name) {
        let address = word.dropFirst(name.count).prefix { !"\"#?".contains($0) }
        guard !address.isEmpty, !address.contains(":") else { return nil }
        let parts = address.split(separator: "/")
        let ups = parts.prefix { $0 == ".." }.count
        return (folder.dropLast(ups) + parts.dropFirst(ups)).joined(separator: "/")
      }
      return nil
    }
  }
}
