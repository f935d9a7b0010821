import Model
import Testing

@testable import Render

@Suite struct PolarityTests {
  @Test func aCheckBehindAFigureIsSaidByTheFigure() {
    let html = markup([["a.png"], ["x/checkmark%402x.png"], ["b.png", "game-crossout@2x.png"]])
    #expect(
      html == """
        <p class="away do"><b>Do</b> a.png</p>
        <p class="away avoid"><b>Avoid</b> b.png</p>
        """)
  }

  @Test func aMarkWithoutAFigureIsALine() {
    #expect(markup([["crossout.png"]]) == "<p class=\"avoid\"><b>Avoid</b></p>")
    let html = markup([["a.png"], [], ["checkmark.png"]])
    #expect(html.contains("<p class=\"away\">") && html.contains("<p class=\"do\">"))
  }

  @Test func eachMarkIsOfOneFigure() {
    let html = markup([["a.png"], ["checkmark.png"], ["crossout.png"]])
    #expect(html.contains("away do") && html.hasSuffix("<p class=\"avoid\"><b>Avoid</b></p>"))
  }

  @Test(arguments: [
    "checkmark-list.png", "a.png", "", "checkmarks.png", "https://a.b/crossout/c.png",
  ])
  func otherPicturesSayNothing(source: String) {
    #expect(Polarities.polarity(of: source) == nil)
  }

  /// The markup of paragraphs of pictures, each described by its address; an empty one has a word.
  private func markup(_ paragraphs: [[String]]) -> String {
    var nodes: [Node] = []
    func add(_ kind: NodeKind, holding count: Int) {
      nodes.append(Node(kind, line: 1, column: 1, end: nodes.count + 1 + count))
    }
    for sources in paragraphs {
      add(.paragraph, holding: max(1, 2 * sources.count))
      if sources.isEmpty { add(.text("words"), holding: 0) }
      for source in sources {
        add(.image(source: source, title: ""), holding: 1)
        add(.text(source), holding: 0)
      }
    }
    let document = Document(
      frontMatter: FrontMatter(title: "T", slug: "t", url: ""), file: "t.md", nodes: nodes,
      sections: [])
    let page = SitePage(
      document: document, folder: "t", group: 0, previous: nil, next: nil, links: [:])
    let site = Site(settings: SiteSettings(), pages: [page], groups: [])
    let html = String(
      decoding: DocumentHTML.markup(of: PageText(of: page, in: site)), as: UTF8.self)
    return html.split(separator: "\n").joined(separator: "\n")
  }
}
