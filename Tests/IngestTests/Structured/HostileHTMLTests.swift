import Diagnostics
import Model
import TestSupport
import Testing

@testable import Ingest

/// Pages that want to get something past the reader, or to keep it busy.
@Suite(.timeLimit(.minutes(15))) struct HostileHTMLTests {
  private static let head =
    "<!DOCTYPE html><link rel=canonical href=/design/human-interface-guidelines/a><main><h1>T</h1>"

  private func page(_ body: String) -> Outcome { ingested(raw(Self.head + body, "a.html")) }

  private func text(_ body: String) -> String {
    let text = String(decoding: page(body).pages.first?.body ?? [], as: UTF8.self)
    return text.hasPrefix("# T\n\n") ? String(text.dropFirst(5).dropLast()) : text
  }

  @Test(arguments: [
    "<p>a</p><script>HERE</script>", "<p>a</p><style>HERE</style>", "<p>a</p><!--HERE-->",
    "<p>a<script>HERE</script></p>", "<p>a</p><template><p>HERE</p></template>",
    "<p>a</p><noscript>HERE</noscript>", "<p>a</p><iframe>HERE</iframe>",
    "<p>a</p><svg><text>HERE</text></svg>", "<p>a</p><div hidden>HERE</div>",
    "<p title=HERE onclick=HERE>a</p>", "<p>a</p><button>HERE</button>", "<p>a</p><nav>HERE</nav>",
    "<p>a<a href='javascript:HERE'></a></p>", "<p>a</p><select><option>HERE</select>",
    "<p>a</p><object data=HERE>HERE</object>",
  ])
  func whatIsNeverShownIsNoText(body: String) { #expect(text(body) == "a") }

  @Test(arguments: [
    ("&lt;script&gt;x&lt;/script&gt;", "\\<script>x\\</script>"), ("&#60;b&#62;", "\\<b>"),
    ("&#x110000;", "\u{FFFD}"), ("![x](javascript:y)", "!\\[x\\](javascript:y)"),
    ("&lt;!-- tabs --&gt;", "\\<!-- tabs -->"), ("[!NOTE]", "\\[!NOTE\\]"),
    ("a\u{0}b", "ab"), ("```", "\\`\\`\\`"), ("|a|b|", "|a|b|"), ("[^1]: a", "\\[^1\\]: a"),
  ])
  func textStaysText(html: String, expected: String) {
    #expect(text("<p>\(html)</p>") == expected)
  }

  @Test func brokenTextIsRepaired() {
    let bytes = Array(Self.head.utf8) + [0x3C, 0x70, 0x3E, 0x61, 0xFF, 0xC3, 0x62]
    let outcome = ingested(raw(bytes, "a.html"))
    #expect(outcome.ledger.addsUp)
    let body = outcome.pages.first?.body ?? []
    #expect(String(validating: body, as: UTF8.self) != nil)
  }

  @Test(arguments: [
    ("deep", "<div>"), ("marks", "<b><i>"), ("fonts", "<p><font size=1>x"),
    ("tables", "<table><tr><td>"),
    ("lists", "<ul><li>"), ("buttons", "<button><p>"), ("spans", "<x><y>"),
  ])
  func nestingIsRefused(name: String, piece: String) {
    let outcome = page(String(repeating: piece, count: 100_000))
    #expect(outcome.pages.isEmpty && outcome.ledger.addsUp)
    #expect(outcome.diagnostics.map(\.rule.id) == ["html-nested"])
  }

  @Test(arguments: [
    ("paragraphs", "<p>a</p>"), ("text", "a"), ("entities", "&amp;"), ("links", "<a href=x>a</a>"),
    ("marks", "<b>a.</b>a"), ("items", "<li>a"), ("cells", "<td>a"),
    ("pictures", "<img alt=a src=b>"),
    ("comments", "<!---->"), ("stray ends", "</b></p>"), ("rules", "<hr>"), ("breaks", "a<br>"),
    ("tab lists", "<div role=tablist></div>"), ("asides", "<aside class=note>a</aside>"),
    ("ticks", "<code>`</code>"), ("stars", "*"), ("films", "<video src=a></video>"),
    ("tables", "<table><td>a</table>"), ("headings", "<h2>a</h2>"),
  ])
  func aLongLineTakesItsTimeAndNoMore(name: String, piece: String) {
    let outcome = page("<p>" + String(repeating: piece, count: 100_000 / piece.utf8.count))
    #expect(outcome.ledger.addsUp, "\(name)")
  }
}
