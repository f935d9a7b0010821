import Model
import Testing

@testable import Ingest

/// Each rule of what is no content in a saved page: its element goes, under the rule's name.
@Suite struct HTMLFurnitureTests {
  /// An element that a rule matches, around text.
  private static func element(_ rule: HTMLFurniture.Rule) -> String {
    switch rule.match {
    case .tag(let tag): tag == "input" || tag == "embed" ? "<\(tag)>" : "<\(tag)>HERE</\(tag)>"
    case .named(let name): "<div class='x \(name)'>HERE</div>"
    case .attribute(let name, let value): "<div \(name)=\(value ?? "x")>HERE</div>"
    }
  }

  private func source(_ outcome: Outcome, _ rule: String, of bytes: [UInt8]) -> String {
    let spans = outcome.ledger.spans.filter { $0.fate == .dropped && $0.rule == rule }
    return spans.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }.joined()
  }

  @Test(arguments: HTMLFurniture.inside.indices)
  func insideItIsNoText(place: Int) {
    let rule = HTMLFurniture.inside[place]
    let element = Self.element(rule)
    let bytes = SavedPage.bytes("<main><h1>T</h1><p>a</p>\(element)<p>b</p></main>")
    let outcome = ingested(raw(bytes, "a.html"))
    let body = String(decoding: outcome.pages.first?.body ?? [], as: UTF8.self)
    #expect(!rule.reason.isEmpty)
    #expect(body == "# T\n\na\n\nb\n", "\(element)")
    #expect(source(outcome, rule.id, of: bytes) == element)
  }

  @Test(arguments: [
    "<form>x<b>y</b>z</form>", "<FORM action=a>x</Form >", "<form>x<form>y</form>z</form>",
    "<div><form><p>x</form></div>", "<form><input value=x><label>y</label></form>",
  ])
  func nothingOfAFormIsText(form: String) {
    #expect(SavedPage.markdown("<p>a</p>\(form)<p>b</p>") == "a\n\nb")
  }

  @Test func whatOnlyNamesAFormStaysAsItIs() {
    let picture = "<img alt='a <form> in it' src=https://x.test/a.png>"
    let text = SavedPage.markdown("<p>&lt;form&gt;</p>\(picture)<menu><li>a</menu>")
    #expect(text == "\\<form>\n\n![a \\<form> in it](https://x.test/a.png)\n\n- a")
  }

  @Test(arguments: HTMLFurniture.outside.indices)
  func aroundItIsNoText(place: Int) {
    let rule = HTMLFurniture.outside[place]
    let element = Self.element(rule)
    let bytes = SavedPage.bytes("\(element)<main><h1>T</h1><p>a</p></main>")
    let outcome = ingested(raw(bytes, "a.html"))
    let body = String(decoding: outcome.pages.first?.body ?? [], as: UTF8.self)
    #expect(body == "# T\n\na\n", "\(element)")
    #expect(!source(outcome, rule.id, of: bytes).isEmpty, "\(element)")
  }

  /// A rule that looks at names takes no part of a name for the whole.
  @Test(arguments: [
    "<div class=eyebrows>b</div>", "<div class='x-skip-nav'>b</div>", "<div id=navigation>b</div>",
    "<div role=main>b</div>", "<div aria-hidden=false>b</div>", "<div class=Navigation>b</div>",
    "<div role=searching>b</div>",
  ])
  func whatOnlyLooksLikeItStays(element: String) {
    #expect(SavedPage.markdown(element) == "b")
  }

  /// What the site has around a page may be content in it.
  @Test(arguments: ["<div id=localnav>b</div>", "<div role=search>b</div>"])
  func rulesOfTheSurroundingsEndAtTheArticle(element: String) {
    #expect(SavedPage.markdown(element) == "b")
  }

  @Test func textAroundTheArticleIsTheShells() {
    let bytes = SavedPage.bytes("loose<main><h1>T</h1><p>a</p></main><p>behind</p>")
    let outcome = ingested(raw(bytes, "a.html"))
    #expect(source(outcome, "page-shell", of: bytes) == "loosebehind")
  }

  @Test func furnitureThatHoldsTheArticleIsNone() {
    let body = "<div class=navigator><nav>x</nav><main><h1>T</h1><p>a</p></main></div>"
    let page = SavedPage.outcome(body).pages.first
    #expect(page.map { String(decoding: $0.body, as: UTF8.self) } == "# T\n\na\n")
  }

  @Test(arguments: [
    ("<main><h1>T</h1><p>a<!--c--></p></main>", "<!--c-->"),
    ("<main><h1>T</h1><table><!--c--><tr><td>a</table></main>", "<!--c-->"),
    ("<!--c--><main><h1>T</h1><p>a</p></main><!--d-->", "<!--c--><!--d-->"),
  ])
  func commentsAreDroppedByName(body: String, comments: String) {
    let bytes = SavedPage.bytes(body)
    #expect(source(ingested(raw(bytes, "a.html")), "comment", of: bytes) == comments)
  }

  @Test(arguments: [
    ("<hr>", "thematic-break"), ("<img>", "picture-inline"), ("<video></video>", "video-controls"),
    ("<p>a</p><img alt=a src=b><img alt=a src=b~dark>", "appearance-pair"),
    ("<a class=card href=https://x.test><img src=b>a</a>", "card-thumbnail"),
    ("<a class=card href=https://x.test><svg></svg>a</a>", "card-icon"),
  ])
  func whatSaysNothingIsDroppedByName(html: String, rule: String) {
    let bytes = SavedPage.bytes("<main><h1>T</h1><p>a</p>\(html)</main>")
    #expect(!source(ingested(raw(bytes, "a.html")), rule, of: bytes).isEmpty)
  }
}
