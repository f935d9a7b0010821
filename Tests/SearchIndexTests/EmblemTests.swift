import Model
import Parse
import Testing

@testable import SearchIndex

/// The stylized picture that opens a page: which one it is, and that a search passes over it.
@Suite struct EmblemTests {
  private func document(_ body: String) -> Document {
    let matter = FrontMatter(title: "Cups", slug: "cups", url: "", abstract: "Hold it.")
    return DocumentParser.parse(
      SourcePage(frontMatter: matter, body: Array(body.utf8), file: "cups.md", bodyLine: 1)
    ).document
  }

  @Test(arguments: [
    "# Cups\n\nHold it.\n\n![A cup](x/cups-intro%402x.png)\n\nMore.",
    "![A cup](cups-intro.svg)\n", "# Cups\n\n![A cup](cups-intro~dark@2x.png)\n\n## Use\n",
    "# Cups\n\n![A sketch of a cup](a.png)\n", "![A stylized representation of a cup.](b.png)",
  ])
  func isThePictureBeforeAllHeadings(body: String) throws {
    let document = document(body)
    let emblem = try #require(document.emblem)
    #expect(emblem.alt.contains("cup"))
    #expect(document.nodes[emblem.paragraph].kind == .paragraph)
  }

  @Test(arguments: [
    "# Cups\n\n![A cup](cup.png)\n", "# Cups\n\n## Use\n\n![A cup](cups-intro.png)\n",
    "# Cups\n\nHold ![a cup](cups-intro.png) it.\n", "# Cups\n\n- ![A cup](cups-intro.png)\n",
    "![A](a-intro.png) ![B](b-intro.png)\n", "", "# Cups\n",
  ])
  func isNoOther(body: String) { #expect(document(body).emblem == nil) }

  @Test func aSearchPassesOverIt() {
    let page = SitePage(
      document: document(
        "# Cups\n\nHold it.\n\n![A sketch of a zebra](cups-intro.png)\n\nMore.\n\n"
          + "## Use\n\n![A zebra cup](a.png)\n"),
      folder: "cups", group: nil, previous: nil, next: nil, links: [:])
    let units = Site(settings: SiteSettings(), pages: [page], groups: []).units
    #expect(units.map(\.text) == ["Hold it. More.", "A zebra cup"])
    #expect(!units[0].fields.contains { $0.text.contains("zebra") })
  }
}
