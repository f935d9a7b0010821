import Model
import Testing

@testable import Render

/// Many pages in one document: ids of their own, and links that stay inside.
@Suite struct SheetTests {
  private static let sheet = Sheet(root: "../../", folders: ["cups", "old/pots"])

  @Test(arguments: [
    ("id", "Use", "old--pots--Use"), ("aria-labelledby", "Use", "old--pots--Use"),
    ("href", "#Use", "#old--pots--Use"), ("href", "../../cups/index.html", "#cups"),
    ("href", "../../cups/index.html#Use", "#cups--Use"),
    ("href", "../../jugs/index.html#Use", "../../jugs/index.html#Use"),
    ("href", "https://example.com/cups/index.html", "https://example.com/cups/index.html"),
    ("href", "mailto:a@example.com", "mailto:a@example.com"),
    ("role", "region", "group"), ("role", "note", "note"), ("class", "Use", "Use"),
    ("src", "../../a.png", "../../a.png"), ("src", "../a.png", "../../a.png"),
    ("srcset", "../a.png 1x, ../b.png 2x", "../../a.png 1x, ../../b.png 2x"),
  ])
  func idsAndAddresses(attribute: String, value: String, expected: String) {
    let known = Sheet.value(value, of: attribute, on: "old/pots")
    #expect((known ?? Self.sheet.address(value, of: attribute)) == expected)
  }

  /// A text is made once for all sheets, so what differs between them must not be in it.
  @Test func aPageIsOnTwoSheetsAsOnEachAlone() throws {
    var writer = HTMLWriter(dialect: .sheet(page: "cups"))
    writer.begin("a", .id("a&b"), .href(RelativePath(from: "cups", to: "jugs")))
    writer.text("Jugs")
    var text = writer.finishForSheets()
    var rest = HTMLWriter(dialect: .sheet(page: "cups"))
    rest.void("img", .source(RelativePath(from: "cups", toFile: "a&b.png")))
    text.append(rest.finishForSheets())
    #expect(
      String(decoding: text.markup(in: Sheet(root: "../", folders: ["cups"])), as: UTF8.self)
        == #"<a id="cups--a&amp;b" href="../jugs/index.html">Jugs</a><img src="../a&amp;b.png">"#)
    #expect(
      String(
        decoding: text.markup(in: Sheet(root: "../../", folders: ["cups", "jugs"])), as: UTF8.self)
        == ##"<a id="cups--a&amp;b" href="#jugs">Jugs</a><img src="../../a&amp;b.png">"##)
  }

  @Test func aSiteHasOneOfAllAndOneOfEachGroupWithAPage() throws {
    let text = "{{#pages}}{{anchor}} {{/pages}}"
    let rendered = try SampleSite.renderer([
      "print": text, "group": "{{print}}", "home": "{{print}}",
    ])
    .siteFiles()
    #expect(rendered["print/index.html"] == "boxes layout ios-2014--views ")
    #expect(rendered["foundations/print/index.html"] == "boxes layout ")
    #expect(rendered["foundations/index.html"] == "foundations/print/index.html")
    #expect(rendered["index.html"] == "print/index.html")
    #expect(rendered["boxes/print/index.html"] == nil, "the group has no page of its own")
  }

  @Test func withoutItsTemplateThereIsNone() throws {
    let rendered = try SampleSite.renderer(["group": "{{print}}"]).siteFiles()
    #expect(rendered["foundations/index.html"] == "")
    #expect(!rendered.files.contains { $0.path.contains("print") })
  }
}
