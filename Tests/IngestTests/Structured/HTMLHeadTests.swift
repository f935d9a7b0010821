import Diagnostics
import Model
import Testing
import Vocabulary

/// What a saved page says about itself outside of its article.
@Suite struct HTMLHeadTests {
  private static let url = "https://developer.apple.com/design/human-interface-guidelines/a"

  private func page(_ head: String, _ body: String = "<main><h1>T</h1><p>a</p></main>") -> Outcome {
    SavedPage.outcome(body, head: head)
  }

  @Test(arguments: [
    "<link rel=canonical href=\(url)>",
    "<link rel=CANONICAL href=/design/human-interface-guidelines/a>",
    "<meta property=og:url content=\(url)>", "<!-- saved from url=(0063)\(url) -->",
    "<link rel=canonical href=https://x.test><meta property=og:url content=\(url)>",
  ])
  func theAddressIsFound(head: String) {
    #expect(page(head).pages.first?.frontMatter.url == Self.url)
  }

  @Test func aLineOfXMLMayStandAbove() {
    let html = Array("<?xml version='1.0'?>\n<!-- a -->\n".utf8)
    let page = SavedPage.bytes("<main><h1>T</h1><p>a</p></main>")
    #expect(ingested(raw(html + page, "a.xhtml")).pages.map(\.frontMatter.slug.text) == ["a"])
  }

  @Test func headingsKnowTheAddressToo() {
    let body =
      "<main><h1>T</h1><h2><a class=header-anchor href='\(Self.url)#B'>B</a></h2><p>a</p></main>"
    #expect(page("", body).pages.first?.frontMatter.url == Self.url)
  }

  @Test(arguments: [
    "", "<link rel=canonical href=https://x.test>", "<link rel=stylesheet href=\(url)>",
  ])
  func withoutAnAddressThereIsNoPage(head: String) {
    let outcome = page(head)
    #expect(outcome.pages.isEmpty && outcome.diagnostics.map(\.rule.id) == ["no-address"])
  }

  @Test(arguments: [
    ("raw/x.html", "<title>Sliders | Apple Developer Documentation</title>", "sliders"),
    ("raw/Image wells.html", "<title>Apple Developer Documentation</title>", "image-wells"),
    ("raw/sliders.html", "<title>Toggles</title>", "toggles"),
    ("raw/sliders.html", "<link rel=canonical href=https://x.test><title>Sliders</title>", nil),
    ("raw/kettles.html", "<title>Kettles</title>", nil),
  ])
  func withoutAnyAddressAKnownNameSaysThePage(file: String, head: String, slug: String?) {
    let html = SavedPage.bytes("<main><h1>T</h1><p>a</p></main>", head: head)
    let outcome = ingested(raw(html, file))
    #expect(outcome.pages.map(\.frontMatter.slug.text) == [slug].compactMap(\.self))
  }

  @Test(arguments: [
    ("saved date: Mon Feb 02 2026 10:00:00", "2026-02-02"),
    ("saved date: Sun Nov 16 2025", "2025-11-16"),
    ("saved date: gestern", nil), ("saved date: Mon Foo 02 2026", nil),
    ("saved date: Mon Feb 99 2026", nil),
    ("no date", nil),
  ])
  func theDateIsFound(comment: String, date: String?) {
    let outcome = page("<!-- Page saved with a tool \(comment) -->" + SavedPage.canonical)
    #expect(outcome.pages.first?.frontMatter.sources.first?.captured == date)
  }

  @Test(arguments: [
    ("<title>Name | Apple Developer Documentation</title>", "Name"),
    ("<title> A  B </title>", "A B"),
    ("<title>x</title><meta property=og:title content='Name | Apple'>", "Name"),
  ])
  func anArticleWithoutTitleTakesTheHeads(head: String, title: String) {
    let outcome = page(SavedPage.canonical + head, "<main><p>a</p><p>b</p></main>")
    #expect(outcome.pages.first?.frontMatter.title == title)
    let body = String(decoding: outcome.pages.first?.body ?? [], as: UTF8.self)
    #expect(body.hasPrefix("# \(title)\n\na"))
  }

  @Test func theAbstractIsTheArticlesOrTheHeads() {
    let head = SavedPage.canonical + "<meta name=description content='of the head'>"
    #expect(page(head).pages.first?.frontMatter.abstract == "of the head")
    let body = "<main><h1>T</h1><div class=abstract><p>of <b>it</b></p></div><p>a</p></main>"
    #expect(page(head, body).pages.first?.frontMatter.abstract == "of it")
  }

  @Test func theTitleStandsFirst() {
    let body = "<main><img alt=p src=q><h1>T</h1><p>start</p><p>a</p></main>"
    let text = String(
      decoding: page(SavedPage.canonical, body).pages.first?.body ?? [], as: UTF8.self)
    #expect(text == "# T\n\nstart\n\n![p](q)\n\na\n")
  }

  @Test(arguments: [
    "", "<div>a</div>", "<main></main>", "<main><h1>T</h1></main>", "<main><p></p></main>",
  ])
  func withoutAnArticleThereIsNoPage(body: String) {
    let outcome = page(SavedPage.canonical, body)
    #expect(outcome.pages.isEmpty && outcome.diagnostics.map(\.rule.id) == ["no-article"])
  }

  @Test(arguments: [
    "main", "article", "div role=main", "div class=doc-content", "div class=primary-content",
  ])
  func theArticleIsFound(element: String) {
    let body =
      "<p>around</p><\(element)><h1>T</h1><p>a</p></\(element.prefix { $0 != " " })><p>behind</p>"
    let text = String(
      decoding: page(SavedPage.canonical, body).pages.first?.body ?? [], as: UTF8.self)
    #expect(text == "# T\n\na\n")
  }

  @Test func theTreeTellsTheGroup() {
    func entry(_ level: Int, _ slug: String, _ title: String) -> String {
      "<div class='navigator-card-item nesting-level-\(level)'>"
        + "<a href=/design/human-interface-guidelines/\(slug)>\(title)</a></div>"
    }
    let tree = entry(0, "g", "G") + entry(1, "h", "H") + entry(2, "x", "X") + entry(1, "a", "T")
    let body = "<nav>\(tree)</nav><main><h1>T</h1><p>a</p></main>"
    #expect(page(SavedPage.canonical, body).pages.first?.frontMatter.section == "G")
  }

  @Test func theListOfPlatformsIsAFact() {
    let list = "<ul class=supported-platforms><li>macOS<li>Windows<li>iOS</ul>"
    let body = "<main><h1>T</h1><p>a</p><div class=on-this-page-container>\(list)</div></main>"
    let front = page(SavedPage.canonical, body).pages.first?.frontMatter
    #expect(front?.platforms == [.iOS, .macOS])
    #expect(front?.unsupported == [.iPadOS, .tvOS, .visionOS, .watchOS])
  }

  /// Cleaners of HTML take classes away.
  @Test(arguments: [
    ("<li>iOS<li>macOS", [Platform.iOS, .macOS]), ("<li><svg></svg><li><svg></svg>", []),
  ])
  func theListOfPlatformsIsKnownWithoutItsClass(items: String, platforms: [Platform]) {
    let list = "<h5>Supported platforms</h5> <ul>\(items)</ul>"
    let body = "<main><h1>T</h1><p>a</p><div><p>Current page is T</p>\(list)</div></main>"
    let first = page(SavedPage.canonical, body).pages.first
    #expect(first?.frontMatter.platforms == platforms)
    #expect(String(decoding: first?.body ?? [], as: UTF8.self) == "# T\n\na\n")
  }

  @Test(arguments: [
    "<p>Current page is U</p>", "<h5>Supported platforms</h5><ul><li>iOS<li>A cup</ul>",
    "<h5>Supported platforms</h5><p>iOS</p>",
  ])
  func whatOnlyLooksLikeTheFrameStays(part: String) {
    let body = "<main><h1>T</h1><p>a</p>\(part)</main>"
    let first = page(SavedPage.canonical, body).pages.first
    let text = String(decoding: first?.body ?? [], as: UTF8.self)
    #expect(text.contains("is U") || text.contains("##### Supported platforms"))
  }
}
