import Model
import Testing

@testable import Render

@Suite struct OpeningTests {
  @Test(arguments: [
    ("heading 1 \n  text Boxes\nparagraph\n  text A box\n  soft\n  text holds.", ""),
    ("paragraph\n  text A box holds.", ""),
    ("paragraph\n  text A box\u{A0}holds.", ""),
    ("paragraph\n  text A box\n  text holds more.", "<p>A boxholds more.</p>"),
    ("paragraph\n  em\n    text A box holds.", "<p><em>A box holds.</em></p>"),
    ("heading 2 \n  text A\nparagraph\n  text A box holds.", "<h2>A</h2>\n<p>A box holds.</p>"),
  ])
  func saysTheAbstractOnce(outline: String, expected: String) {
    let page = Outline.page(outline)
    var matter = page.document.frontMatter
    matter.abstract = "A box holds."
    let document = Document(
      frontMatter: matter, file: "a.md", nodes: page.document.nodes,
      sections: page.document.sections)
    let whole = SitePage(
      document: document, folder: "a", group: 0, previous: nil, next: nil, links: [:])
    let markup = DocumentHTML.markup(of: PageText(of: whole, in: Outline.site(whole)))
    #expect(String(decoding: markup, as: UTF8.self) == expected)
  }
}
