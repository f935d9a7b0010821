import Model
import Testing

@testable import Render

/// Tables of one kind below a label each are tabs, whether or not a mark says so.
@Suite struct PanelPlanTests {
  private static func grid(_ label: String, _ size: String) -> String {
    """
    paragraph
      strong
        text \(label)
    table ll
      head
        cell
          text Cup
      row
        cell
          text \(size)

    """
  }

  /// Small at 0, Large behind it, and words at the end.
  private func page(_ text: String, labels: [String] = ["Small", "Large"]) -> SitePage {
    let nodes = Outline.page(text).document.nodes
    let tables = nodes.indices.filter { if case .table = nodes[$0].kind { true } else { false } }
    let table = DataTable(
      id: "boxes--cups", caption: "Cups", section: nil,
      columns: [DataColumn(name: "Cup", key: "cup", type: .text)], rows: [],
      parts: zip(tables, labels).map { TablePart(node: $0, panel: $1, rows: 0..<0) }
    ).named("Cups of all sizes")
    return Outline.page(text, tables: [table])
  }

  private func markup(
    _ text: String, labels: [String] = ["Small", "Large"], drawn: [Int: DrawnLink] = [:]
  ) -> String {
    let page = page(text, labels: labels)
    let made = DocumentHTML.markup(
      of: PageText(
        of: page, in: Outline.site(page), tableFiles: [0: "boxes--cups"], drawn: drawn))
    return String(decoding: made, as: UTF8.self)
  }

  private static let two = grid("Small", "1") + grid("Large", "2")

  @Test func tablesBelowLabelsAreTabs() {
    let html = markup(Self.two + "paragraph\n  text Words.")
    #expect(
      html.hasPrefix(
        "<div class=\"panels\"><ul class=\"tabs\"><li><a href=\"#Small\">Small</a></li>"
          + "<li><a href=\"#Large\">Large</a></li></ul>\n<div class=\"panel\">"
          + "<p class=\"label told\">Small</p>"), "\(html)")
    #expect(html.hasSuffix("</div></div>\n<p>Words.</p>"), "\(html)")
    #expect(!html.contains("<strong>") && !html.contains("<b "), "each label is said once")
    #expect(html.contains("role=\"region\" aria-label=\"Cups of all sizes, Large\""))
    #expect(html.split(separator: "JSON</a>").count == 3, "the tools are in each panel")
  }

  /// Without them, tabs are a list of links and all panels are open.
  @Test(arguments: [(two, "yes"), ("paragraph\n  text Words.", "no")])
  func theirStylesAreLoaded(text: String, answer: String) throws {
    let page = page(text)
    let template =
      "{{#page.hasFigures}}yes{{/page.hasFigures}}{{^page.hasFigures}}no{{/page.hasFigures}}"
    let renderer = Renderer(
      site: Outline.site(page), library: try SampleSite.library(["page": template]), ledgers: [],
      sources: [])
    #expect(renderer.pageFiles(at: 0)["\(page.folder)/index.html"] == answer)
  }

  @Test func textBetweenEndsAGroup() {
    let html = markup(Self.grid("Small", "1") + "paragraph\n  text Or.\n" + Self.grid("Large", "2"))
    #expect(!html.contains("panels") && html.contains("<strong>Large</strong>"))
  }

  @Test func labelsThatAreAlikeAreNoTabs() {
    let html = markup(
      Self.grid("Small", "1") + Self.grid("Small", "2"), labels: ["Small", "Small"])
    #expect(!html.contains("panels"))
  }

  @Test func aGroupAtTheEndIsClosed() {
    #expect(markup(Self.two).hasSuffix("</figure></div></div>"))
  }

  @Test func thePictureStandsBeforeTheTabs() {
    let link = DrawnLink(
      folder: "pictures/cups", kind: "To scale", file: "pictures/cups/small.svg")
    let html = markup(Self.two, drawn: [0: link])
    #expect(
      html.hasPrefix(
        "<p class=\"drawn\"><a href=\"../pictures/cups/index.html\">"
          + "<img src=\"../pictures/cups/small.svg\" width=\"120\" height=\"60\" alt=\"\" "
          + "loading=\"lazy\">To scale</a></p>\n<div class=\"panels\">"), "\(html)")
    #expect(html.split(separator: "small.svg").count == 2)
  }
}
