import Files
import Model
import Render
import Testing

/// What an article tells of the pages around it.
@Suite struct ConnectionTests {
  private static func page(
    _ folder: String, mentions: [Mention] = [], related: [Int] = [], today: [Counterpart] = [],
    older: [Counterpart] = []
  ) -> SitePage {
    let outline = Outline.page(
      "heading 2 One\n  text One\nheading 2 Two-é\n  text Two", folder: folder)
    var matter = outline.document.frontMatter
    matter.title = folder.uppercased()
    if folder.hasPrefix("ios") { matter.edition = "ios-2014" }
    let document = Document(
      frontMatter: matter, file: folder, nodes: outline.document.nodes,
      sections: outline.document.sections)
    return SitePage(
      document: document, folder: folder, group: 0, previous: nil, next: nil, links: [:],
      mentions: mentions, related: related, today: today, older: older)
  }

  /// The first of a site’s pages, by a template.
  private func filled(
    _ template: String, _ pages: [SitePage], similar: [[SimilarPage]] = []
  ) throws -> String? {
    let site = Site(settings: SiteSettings(), pages: pages, groups: [])
    let library = try SampleSite.library(["page": template])
    return Renderer(site: site, library: library).naming(similar).pageFiles(at: 0)[
      pages[0].folder + "/index.html"]
  }

  private func mention(_ page: Int, section: Int? = 0, _ words: String = "words") -> Mention {
    Mention(
      page: page, section: section, fragment: "",
      quote: Quote(before: "<b> ", words: words, after: "."))
  }

  private static let voices = """
    {{#mentions}}{{#pages}}{{title}} {{href}} “{{before}}[{{words}}]{{after}}”\
    {{#edition}} ({{edition}}){{/edition}}{{#places}} +{{title}} {{href}}{{/places}};{{/pages}}{{/mentions}}
    """

  @Test func aMentionHasItsSentenceAndPlace() throws {
    let mentions = [mention(1, "q & a"), mention(2, section: nil)]
    let pages = [Self.page("a", mentions: mentions), Self.page("b"), Self.page("ios/c")]
    #expect(
      try filled(Self.voices, pages)
        == "B b/index.html#One “&lt;b&gt; [q &amp; a].”;"
        + "IOS/C ios/c/index.html “&lt;b&gt; [words].” (iOS 2014);")
  }

  @Test func aMentionHasTheSignsOfThePage() throws {
    let pages = [Self.page("a", mentions: [mention(1, "44x44 pt")]), Self.page("b")]
    #expect(try filled(Self.voices, pages)?.contains("[44×44 pt]") == true)
  }

  @Test func aPageThatSaysMoreStandsFirstWithItsOtherSections() throws {
    let mentions = [mention(1), mention(2), mention(2, "again"), mention(2, section: 1)]
    let pages = [Self.page("a", mentions: mentions), Self.page("b"), Self.page("c")]
    #expect(
      try filled(Self.voices, pages)
        == "C c/index.html#One “&lt;b&gt; [words].” +Two-é c/index.html#Two-%C3%A9;"
        + "B b/index.html#One “&lt;b&gt; [words].”;")
  }

  private static let counts = """
    {{#mentions}}{{#pages}}.{{/pages}} {{#others}}.{{/others}} {{#names}}{{title}},{{/names}} \
    {{more}}{{#hasNames}}!{{/hasNames}}{{/mentions}}
    """

  @Test(arguments: [
    (0, ""), (1, ".   "), (5, ".....   "), (6, "..... .  1 more page"),
    (8, "..... ...  3 more pages"), (9, ".....  P6,P7,P8,P9, 4 more pages!"),
  ])
  func manyAreFoldedAndVeryManyNamed(count: Int, text: String) throws {
    let others = (0..<count).map { Self.page("p\($0 + 1)") }
    let mentions = (0..<count).map { mention($0 + 1) }
    #expect(try filled(Self.counts, [Self.page("a", mentions: mentions)] + others) == text)
  }

  @Test func similarPagesStandInWhereAppleNamesNone() throws {
    let template =
      "{{#hasRelated}}{{#related}}{{title}} {{href}} {{reason}};{{/related}}{{/hasRelated}}"
    let others = [Self.page("b"), Self.page("c")]
    let similar = [[2, 1].map { SimilarPage(page: $0, reason: "r") }, [], []]
    #expect(
      try filled(template, [Self.page("a")] + others, similar: similar)
        == "C c/index.html r;B b/index.html r;")
    #expect(try filled(template, [Self.page("a", related: [1])] + others, similar: similar) == "")
    #expect(try filled(template, [Self.page("a")] + others) == "")
  }

  @Test func editionsLeadToOneAnother() throws {
    let old =
      "{{#edition}}{{name}} {{year}} {{#hasToday}}{{#today}}{{title}} {{href}};{{/today}}{{/hasToday}}{{/edition}}"
    let older = "{{#hasOlder}}{{#older}}{{title}} {{href}} {{edition}};{{/older}}{{/hasOlder}}"
    let counterparts = [Counterpart(page: 1, section: 1), Counterpart(page: 1, section: nil)]
    let pages = [Self.page("ios/a", today: [counterparts[0]]), Self.page("b")]
    #expect(try filled(old + older, pages) == "iOS 2014 2014 B b/index.html;")
    #expect(
      try filled(old + older, [Self.page("b", older: counterparts), Self.page("ios/a")])
        == "Two-é ios/a/index.html#Two-%C3%A9 iOS 2014;IOS/A ios/a/index.html iOS 2014;")
    #expect(try filled(old + older, [Self.page("b")]) == "")
  }

  @Test func thePagesOfOursShowAllOfIt() throws {
    let (library, _) = TemplateLibrary.load([RepositoryTemplatesTests.folder], files: .disk)
    let mentions = [mention(1, "<i>"), mention(2), mention(2, section: 1)]
    let pages = [
      Self.page("a", mentions: mentions, older: [Counterpart(page: 2, section: 0)]),
      Self.page("b"), Self.page("ios/c", today: [Counterpart(page: 0, section: 0)]),
    ]
    let group = NavigationGroup(title: "All", slug: "all", pages: [0, 1, 2])
    let site = Site(settings: SiteSettings(), pages: pages, groups: [group])
    let similar = [[SimilarPage(page: 1, reason: "hot <tea>")], [], []]
    let renderer = Renderer(site: site, library: library).naming(similar)
    let text = try #require(renderer.pageFiles(at: 0)["a/index.html"])
    for part in [
      "Mentioned in", "<a href=\"../b/index.html#One\">B</a><p>&lt;b&gt; <b>&lt;i&gt;</b>.</p>",
      "also in <a href=\"../ios/c/index.html#Two-%C3%A9\">Two-é</a>", "Similar pages",
      "<a href=\"../b/index.html\">B</a> <small>hot &lt;tea&gt;</small>",
      "In older editions", "<a href=\"../ios/c/index.html#One\">One</a> <small>iOS 2014</small>",
      "not affiliated",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    let old = try #require(renderer.pageFiles(at: 2)["ios/c/index.html"])
    #expect(old.contains("<b>iOS 2014 edition</b>") && old.contains("\"../../a/index.html\">A</a>"))
    #expect(!old.contains("In older editions"))
  }
}
