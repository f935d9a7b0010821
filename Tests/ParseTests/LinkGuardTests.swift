import Model
import Parse
import TestSupport
import Testing

/// No link of another scheme than those of the web and of mail is left in a page’s Markdown.
@Suite struct LinkGuardTests {
  private func page(_ markdown: String) -> SourcePage {
    SourcePage(
      frontMatter: FrontMatter(title: "T", slug: "t", url: ""), body: Array(markdown.utf8),
      file: "t.md", bodyLine: 7)
  }

  private func guarded(_ markdown: String) -> String {
    let page = page(markdown)
    let guarded = LinkGuard.guarded(page, DocumentParser.parse(page).document)
    return String(decoding: guarded.body, as: UTF8.self)
  }

  /// What a reader of the Markdown could follow.
  private func addresses(_ markdown: String) -> [String] {
    DocumentParser.parse(page(markdown)).document.nodes.compactMap { node in
      switch node.kind {
      case .link(let address, _), .image(let address, _): address
      default: nil
      }
    }
  }

  @Test(arguments: [
    "", "# T\n\nWords: more words.\n", "[a](https://example.org) and <mailto:a@example.org>",
    "[a](#b) [c](/d) ![e](f.png)", "`[a](javascript:x)`", "Javascript: a language.",
    "<!-- tab: iOS -->\n\n<br>",
  ])
  func aPageWithoutSuchLinksStaysAsItIs(markdown: String) {
    #expect(guarded(markdown) == markdown)
  }

  @Test(arguments: [
    ("[a](javascript:x)", "\\[a](javascript\\:x)"),
    ("b [a](JAVASCRIPT:x) c", "b \\[a](JAVASCRIPT\\:x) c"),
    ("<javascript:x>", "\\<javascript\\:x>"),
    ("![a](data:image/png,x)", "!\\[a](data\\:image/png,x)"),
  ])
  func aLinkBecomesText(markdown: String, text: String) { #expect(guarded(markdown) == text) }

  @Test(arguments: [
    "[a](<javascript:x>)", "[a](java&#115;cript:x)", "[a](javascript&colon;x)",
    "[a][b]\n\n[b]: vbscript:x", "[b]\n\n[b]:\n  data:x", "ftp://example.org",
    "> - [a](javascript:x)\n>   lazy [b](javascript:y)",
    "a | b\n- | -\n[c](javascript:x) | d", "*[a](javascript:x)*[b](javascript:y)",
    "[![a](data:x)](javascript:y)", "<a href=\"javascript:x\">b</a>",
    "<div>\n<a href='javascript:x'>\n[b](javascript:y)\n</div>",
    "a\n[b](javascript:x)\nc [d](file:y)", "[a]( javascript:x)", "[a](\\javascript:x)",
    "xmpp:a@example.org", "- [ ] [a](javascript:x)",
    "[^1]\n\n[^1]: [a](javascript:x)",
  ])
  func noSpellingGetsThrough(markdown: String) {
    let guarded = guarded(markdown)
    #expect(addresses(guarded).allSatisfy(LinkScheme.isAllowed), "\(guarded)")
    #expect(!guarded.contains("](javascript:") && !guarded.contains("<javascript:"))
    #expect(self.guarded(guarded) == guarded)
  }

  @Test func anyMixtureIsHeld() {
    var random = SeededRandom(9)
    let parts = [
      "[a](", "javascript:x", ")", "<", ">", "![", "](", "data:y", "\n", "> ", "- ", "`", "\\",
      "[b]", "[b]: ", "&#58;", "<a href=\"", "\"", "| ", "*", "  ", "ftp://z", "\n\n",
    ]
    for _ in 0..<400 {
      let markdown = random.list(upTo: 14) { $0.pick(parts) }.joined()
      let held = addresses(guarded(markdown)).allSatisfy(LinkScheme.isAllowed)
      #expect(held, "\(markdown.debugDescription)")
    }
  }
}
