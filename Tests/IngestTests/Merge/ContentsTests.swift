import Diagnostics
import Ingest
import Model
import Testing

/// The index of all pages beside the start page: its lists and their order, the start page's text.
@Suite struct ContentsTests {
  private static let root = "/design/human-interface-guidelines"

  private static func node(_ title: String, _ path: String, _ children: String...) -> String {
    #"{"title":"\#(title)","path":"\#(root)\#(path)","#
      + #""children":[\#(children.joined(separator: ","))]}"#
  }

  private static let index =
    #"{"schemaVersion":{},"interfaceLanguages":{"swift":["#
    + node(
      "Kitchen", "",
      node("Tools", "/tools", node("Whisks", "/tools/whisks"), node("Spoons", "/tools/spoons")),
      node("Food", "/food", node("Soup", "/soup"), node("Bread", "/bread")))
    + "]}}"

  private static func start(_ content: String, references: String = "") -> String {
    let top =
      #""identifier":{"url":"\#(root)"},"metadata":{"title":"Kitchen"},"#
      + #""abstract":[{"type":"text","text":"Cook."}]"#
    return RenderPage.json(content, references: references, top: top)
  }

  private func harvest(_ files: String...) -> Harvest {
    ingested(files.enumerated().map { raw($1, "\($0).json") })
  }

  private func body(_ harvest: Harvest) -> String {
    String(decoding: harvest.pages.first?.body ?? [], as: UTF8.self)
      .replacing("https://developer.apple.com\(Self.root)/", with: "")
  }

  private func expectAllIsBooked(_ harvest: Harvest) {
    for ledger in harvest.ledgers { #expect(ledger.addsUp) }
  }

  private static let lists = """
    ## Tools

    - [Whisks](whisks)
    - [Spoons](spoons)

    ## Food

    - [Soup](soup)
    - [Bread](bread)

    """

  private static let heading = #"{"type":"heading","level":2,"text":"Welcome"}"#
  private static let links =
    ["soup", "bread", "spoons", "more"].map { name in
      #""\#(name)":{"title":"\#(name)","url":"\#(root)/\#(name)"}"#
    }.joined(separator: ",")

  @Test func theStartPageHasTheTextAndTheIndexTheLists() {
    let start = Self.start(Self.heading + "," + RenderPage.paragraph("Come in."))
    for harvest in [harvest(start, Self.index), harvest(Self.index, start)] {
      #expect(body(harvest) == "# Kitchen\n\nCook.\n\n## Welcome\n\nCome in.\n\n" + Self.lists)
      #expect(harvest.pages.count == 1)
      expectAllIsBooked(harvest)
    }
  }

  /// The same list is not there twice, and what the page says beside it stays under its heading.
  @Test func listsOfTheStartPageGiveWay() {
    let content =
      Self.heading + "," + RenderPage.paragraph("Come in.")
      + #",{"type":"heading","level":3,"text":"Food"},"# + RenderPage.paragraph("We eat.")
      + #",{"type":"links","style":"list","items":["bread","soup","more"]}"#
    let harvest = harvest(Self.start(content, references: Self.links), Self.index)
    let lists = Self.lists.replacing("## Food\n\n", with: "## Food\n\nWe eat.\n\n")
      .replacing("[Bread](bread)", with: "[Bread](bread)\n- [more](more)")
    #expect(body(harvest) == "# Kitchen\n\nCook.\n\n## Welcome\n\nCome in.\n\n" + lists)
    expectAllIsBooked(harvest)
  }

  /// A heading that had such lists below it and nothing else goes with them.
  @Test func aMirrorsTableOfContentsGivesWayToo() {
    let page = mirror(
      "Cook.\n\n## All pages\n\n### Food\n\n- [Bread](\(Self.root)/bread)\n\n### Tools\n\n"
        + "- [Spoons](\(Self.root)/spoons)\n", slug: "", fields: "")
    let harvest = ingested([raw(page, "start.md"), raw(Self.index, "index.json")])
    #expect(body(harvest) == "# T\n\nCook.\n\n" + Self.lists)
  }

  /// What the page calls new is no group, and stays behind the lists.
  @Test func otherListsStay() {
    let content = Self.heading + #",{"type":"links","style":"list","items":["soup"]}"#
    let harvest = harvest(Self.start(content, references: Self.links), Self.index)
    #expect(
      body(harvest) == "# Kitchen\n\nCook.\n\n" + Self.lists + "\n## Welcome\n\n- [soup](soup)\n")
  }

  @Test func twoIndexesAreOne() {
    let start = Self.start(RenderPage.paragraph("Come in."))
    let alone = "# Kitchen\n\n" + Self.lists
    #expect(body(harvest(Self.index, Self.index)) == alone)
    #expect(
      body(harvest(Self.index, start, Self.index + " "))
        == alone.replacing("# Kitchen\n\n#", with: "# Kitchen\n\nCook.\n\nCome in.\n\n#"))
  }

  @Test func pagesAreInTheGroupThatTheIndexHas() {
    let soup = RenderPage.json(
      RenderPage.paragraph("Hot."),
      top: #""identifier":{"url":"\#(Self.root)/soup"},"metadata":{"title":"Soup"}"#)
    let page = harvest(Self.index, soup).pages.first { $0.frontMatter.slug == "soup" }
    #expect(page?.frontMatter.section == "Food")
  }

  /// An old name that answers with another page's body is that page; an alias adds nothing.
  @Test func aFileIsThePageThatItNames() {
    let page = RenderPage.json(RenderPage.paragraph("Hot."))
    let files = [raw(page, "a.json"), raw(page, "old/name.json")]
    let harvest = ingested(files)
    #expect(harvest.pages.map(\.frontMatter.slug) == ["a"])
    #expect(body(harvest) == "# T\n\nstart\n\nHot.\n")
    expectAllIsBooked(harvest)
  }

  @Test func manyGroupsTakeTheirTime() {
    let groups = (0..<1_000).map { Self.node("G\($0)", "/g\($0)", Self.node("P\($0)", "/p\($0)")) }
    let index =
      #"{"schemaVersion":{},"interfaceLanguages":{"swift":[{"title":"Kitchen","#
      + #""path":"\#(Self.root)","children":[\#(groups.joined(separator: ","))]}]}}"#
    let headings = (0..<1_000).map { #"{"type":"heading","level":2,"text":"G\#($0)"}"# }
    let harvest = harvest(Self.start(headings.joined(separator: ",")), index)
    #expect(body(harvest).split(separator: "\n").count { $0.hasPrefix("## ") } == 1_000)
  }
}
