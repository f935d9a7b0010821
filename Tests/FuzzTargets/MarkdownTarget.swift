import Model
import PageFormat
import Parse
import SiteGraph

@testable import Render

extension FuzzTarget {
  /// Any bytes as the Markdown of a page: whatever they are, the markup is ours.
  static let markdown = FuzzTarget(name: "markdown") {
    SamplePages.files.map(body) + [Array("<b onclick=a>[a](javascript:b)![c](d)</b>\n&lt;".utf8)]
  } run: { bytes in
    let matter = FrontMatter(title: "A", slug: "a", url: "https://example.com/a")
    let source = SourcePage(frontMatter: matter, body: bytes, file: "a.md", bodyLine: 1)
    let document = DocumentParser.parse(source).document
    let count = document.nodes.count
    guard document.nodes.allSatisfy({ $0.end <= count }) else { return "a node behind the end" }
    let site = SiteBuilder.site(of: [document], settings: SiteSettings()).site
    return OwnMarkup.fault(in: DocumentHTML.markup(of: PageText(of: site.pages[0], in: site)))
  }

  /// What stands behind the front matter.
  private static func body(_ file: [UInt8]) -> [UInt8] {
    PageReader.read(file, file: "a.md").page.map { Array($0.body) } ?? []
  }
}
