import Model
import Testing

@testable import Render

/// Many pages in one document: ids of their own, and links that stay inside.
@Suite struct SheetTests {
  private static let sheet = Sheet(root: "../../", folders: ["cups", "old/pots"])

  @Test(arguments: [
    ("../../cups/index.html", "#cups"), ("../../cups/index.html#Use", "#cups--Use"),
    ("../../jugs/index.html#Use", "../../jugs/index.html#Use"), ("../cups.png", "../../cups.png"),
  ])
  func linksStayInsideOfIt(path: String, expected: String) {
    #expect(Self.sheet.link(path) == expected)
  }

  @Test func picturesAreFoundFromIt() {
    #expect(Self.sheet.file("../a.png") == "../../a.png")
    #expect(Self.sheet.files("../a.png 1x, ../b.png 2x") == "../../a.png 1x, ../../b.png 2x")
  }

  /// A text is made once for a page and all its sheets.
  @Test func aPageIsInEachSheetInItsOwnWay() throws {
    let site = "https://example.com/cups/index.html"
    var writer = HTMLWriter(forSheets: true)
    writer.begin("div", .role("region"), .id("a&b"), .labeled(by: "c"), .class("a&b"))
    writer.write("Jugs", in: "a", .href(RelativePath(from: "old/cups", to: "jugs")))
    writer.write("Here", in: "a", .href(RelativePath(fragment: "a&b")))
    writer.write("Away", in: "a", .href(try #require(WebAddress(site))))
    writer.writeForScreens {
      $0.write("Tools", in: "p", .id("tools"))
      $0.writeForScreens { $0.text("!") }
    }
    writer.void("img", .source(RelativePath(from: "old/cups", toFile: "a&b.png")))
    let markup = writer.finishMarkup()
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    let away = "<a href=\"\(site)\">Away</a>"
    #expect(
      text(markup.bytes) == "<div role=\"region\" id=\"a&amp;b\" aria-labelledby=\"c\""
        + " class=\"a&amp;b\"><a href=\"../../jugs/index.html\">Jugs</a>"
        + "<a href=\"#a&amp;b\">Here</a>\(away)<p id=\"tools\">Tools</p>!"
        + "<img src=\"../../a&amp;b.png\"></div>")
    let start =
      "<div role=\"group\" id=\"old--cups--a&amp;b\" aria-labelledby=\"old--cups--c\""
      + " class=\"a&amp;b\">"
    let here = "<a href=\"#old--cups--a&amp;b\">Here</a>\(away)"
    let alone = Sheet(root: "../", folders: ["old/cups"])
    #expect(
      text(markup.bytes(in: alone, folder: "old/cups"))
        == "\(start)<a href=\"../jugs/index.html\">Jugs</a>\(here)"
        + "<img src=\"../a&amp;b.png\"></div>")
    let both = Sheet(root: "../../", folders: ["old/cups", "jugs"])
    #expect(
      text(markup.bytes(in: both, folder: "old/cups"))
        == "\(start)<a href=\"#jugs\">Jugs</a>\(here)"
        + "<img src=\"../../a&amp;b.png\"></div>")
  }

  /// What a page and its sheets share is told apart by where it is.
  @Test func eachPageHasItsTextsForSheets() throws {
    let renderer = try SampleSite.renderer([
      "print": "{{#pages}}{{{content}}}{{/pages}}", "group": "{{print}}",
    ])
    let sheets = renderer.siteFiles()
    for (path, ids) in [
      ("print/index.html", ["boxes--One", "layout--One", "ios-2014--views--One"]),
      ("foundations/print/index.html", ["boxes--One", "layout--One"]),
    ] {
      let text = try #require(sheets[path])
      for id in ids { #expect(text.contains("id=\"\(id)\""), "\(path): \(text)") }
      #expect(!text.contains("id=\"One\""))
    }
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
