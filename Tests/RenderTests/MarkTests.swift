import Model
import Testing

@testable import Render

@Suite struct MarkTests {
  @Test func panelsAreAllThereAndTheirLabelsLeadToThem() {
    let html = markup([
      .tabs(missing: ["AX2"]), .panel(label: "Small"), nil, .panel(label: "Large"), nil, .tabsEnd,
    ])
    #expect(
      html.contains(
        "<div class=\"panels\"><ul class=\"tabs\"><li><a href=\"#Small\">Small</a></li>"))
    #expect(html.contains("<p class=\"label told\" id=\"Large\">Large</p>"))
    #expect(html.contains("Not captured: AX2."))
    #expect(html.components("<div class=\"panel\">") == 2)
    #expect(html.components("</div>") == 3 && html.hasSuffix("</div></div>"))
  }

  @Test func aFilmInAPanelDoesNotEndTheListOfTabs() {
    let html = markup([
      .tabs(missing: []), .panel(label: "A"), .video(description: "Film."), .panel(label: "B"),
      nil, .tabsEnd, .panel(label: "C"),
    ])
    #expect(
      html.contains("<li><a href=\"#A\">A</a></li><li><a href=\"#B\">B</a></li></ul>"), "\(html)")
    #expect(html.components("<div class=\"panel\">") == 2)
  }

  @Test func aPanelOutsideOfAGroupIsOnlyItsText() {
    let html = markup([.panel(label: "Small"), nil, .tabsEnd])
    #expect(!html.contains("section") && html.contains("<p>words"))
  }

  @Test func aGroupThatIsNeverClosedIsClosed() {
    let html = markup([.tabs(missing: []), .panel(label: "A"), nil, .tabs(missing: []), nil])
    #expect(html.components("<div") == html.components("</div>"))
  }

  @Test func aFilmIsItsDescription() {
    let html = markup([.video(description: "A <b> moves.")])
    #expect(html == "<p class=\"away\"><b>Video</b> A &lt;b&gt; moves.</p>")
  }

  @Test func aTableThatIsNotAsItWasSaysSo() {
    #expect(markup([.table(.guessed), nil]).contains("so its rows are a guess.</p>"))
    #expect(markup([.table(.lost), nil]).contains("its cells follow in order.</p>"))
  }

  @Test func manyGroupsTakeTheirTimeAndNoMore() {
    let marks: [PageMark?] = Array(repeating: .tabs(missing: []), count: 20_000)
    #expect(markup(marks).components("<div") == 20_000)
  }
}

/// The markup of marks in a row; nil stands for a paragraph.
private func markup(_ marks: [PageMark?]) -> String {
  var nodes: [Node] = []
  for mark in marks {
    if let mark {
      nodes.append(Node(.mark(mark), line: 1, column: 1, end: nodes.count + 1))
    } else {
      nodes.append(Node(.paragraph, line: 1, column: 1, end: nodes.count + 2))
      nodes.append(Node(.text("words"), line: 1, column: 1, end: nodes.count + 1))
    }
  }
  let document = Document(
    frontMatter: FrontMatter(title: "T", slug: "t", url: ""), file: "t.md", nodes: nodes,
    sections: [])
  let page = SitePage(
    document: document, folder: "t", group: 0, previous: nil, next: nil, links: [:])
  let site = Site(settings: SiteSettings(), pages: [page], groups: [])
  return String(decoding: DocumentHTML.markup(of: PageText(of: page, in: site)), as: UTF8.self)
}

extension String {
  /// How often a text stands in this one.
  fileprivate func components(_ text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let place = rest.firstRange(of: text) {
      count += 1
      rest = rest[place.upperBound...]
    }
    return count
  }
}
