import Images
import Model
import Testing

@testable import Render

/// What people look for, on the home page and the empty page of results: what the site has, and
/// nothing else.
@Suite struct StartPageTests {
  private static let answers = [
    AnswerEntry(title: "Cup", page: "boxes", goal: .cell(row: "slate", column: "Size")),
    AnswerEntry(title: "No row", page: "boxes", goal: .cell(row: "Fog", column: "Size")),
    AnswerEntry(title: "No column", page: "boxes", goal: .cell(row: "Slate", column: "Sizes")),
    AnswerEntry(title: "Use", page: "boxes", goal: .section("best practices")),
    AnswerEntry(title: "No section", page: "boxes", goal: .section("Worst practices")),
    AnswerEntry(title: "Other", page: "layout", goal: .page),
    AnswerEntry(title: "No page", page: "fog", goal: .page),
  ]

  private static func rendered(
    _ templates: [String: String], answers: [AnswerEntry]? = answers,
    shelf: PictureShelf? = nil
  ) throws -> Rendered {
    let table = PictureTable.table(
      PictureTable.screenColumns,
      [
        // Both are one node here; the last one gives the id.
        PictureTable.row(["Tile", String(repeating: "long ", count: 20)], [.text, .text]),
        PictureTable.row(["Slate", "400x800 pt (800x1600 px @2x)"], [.text, .text]),
      ])
    let bare = Outline.page(
      """
      heading 2 Best-practices
        text Best practices
      paragraph
        image cup.png
          text A cup.
      heading 2 iOS
        text iOS
      heading 2 Round-corners
        text Round corners
      """)
    let titles = [("Best practices", 0..<5), ("iOS", 5..<7), ("Round corners", 7..<9)]
    let document = Document(
      frontMatter: bare.document.frontMatter, file: "boxes.md", nodes: bare.document.nodes,
      sections: titles.map { title, nodes in
        Section(
          title: title, level: 2, anchor: title.replacing(" ", with: "-"), parent: nil,
          nodes: nodes, ownEnd: nodes.upperBound)
      }, tables: [table])
    let page = SitePage(
      document: document, folder: "boxes", group: 0, previous: nil, next: nil, links: [:])
    let plain = Outline.site(page)
    var settings = SiteSettings()
    settings.answers = answers
    return Renderer(
      site: Site(settings: settings, pages: plain.pages, groups: plain.groups),
      library: try SampleSite.library(templates), ledgers: [], sources: [],
      shelf: shelf ?? PictureShelf()
    ).siteFiles()
  }

  @Test func showsTheAnswersThatAreHere() throws {
    let home =
      "{{#answers}}{{title}} {{value}} {{href}};{{/answers}}"
      + "{{#places}}{{title}} {{page}} {{href}};{{/places}}{{#hasAnswers}}some{{/hasAnswers}}"
    let shown = try Self.rendered(["home": home])["index.html"]
    #expect(
      shown
        == "Cup 400×800 pt boxes/index.html#slate;Use Boxes boxes/index.html#Best-practices;"
        + "Other Boxes layout/index.html;some")
    for none in [nil, []] as [[AnswerEntry]?] {
      #expect(try Self.rendered(["home": home], answers: none)["index.html"] == "")
    }
  }

  @Test func aLongCellIsNoAnswer() throws {
    let long = AnswerEntry(title: "Long", page: "boxes", goal: .cell(row: "Tile", column: "Size"))
    let home = "{{#answers}}{{title}}{{/answers}}"
    #expect(try Self.rendered(["home": home], answers: [long])["index.html"] == "")
  }

  @Test func theSearchHasExamplesOfThisSite() throws {
    let search = "{{#examples}}{{words}} {{query}};{{/examples}}"
    #expect(
      try Self.rendered(["search": search])["search/index.html"]
        == "Cup Cup;“Round corners” %E2%80%9CRound%20corners%E2%80%9D;"
        + "Boxes iOS Boxes%20iOS;")
  }

  /// The pictures that the project has, each once; its emblem stands for the page elsewhere.
  @Test func picturesOfPagesAreListed() throws {
    let picture = LocalPicture(
      name: "cup.png", width: 40, height: 20, original: "assets/figures/cup.png")
    let pictures =
      "{{#shown}}{{title}} {{count}}:{{#pictures}}{{href}} {{src}} {{width}} {{alt}}"
      + "{{/pictures}}{{/shown}}"
    let rendered = try Self.rendered(
      ["pictures": pictures, "picture": ""], shelf: PictureShelf([picture]))
    #expect(
      rendered["pictures/index.html"]
        == "Boxes 1 picture:boxes/index.html#Best-practices assets/figures/cup.png 40 A cup.")
    #expect(try Self.rendered(["pictures": pictures])["pictures/index.html"] == nil)
  }
}
