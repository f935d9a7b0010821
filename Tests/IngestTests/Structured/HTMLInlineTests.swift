import Model
import Testing

/// Marks, links and code of a saved page inside one paragraph, and where they are cut.
@Suite struct HTMLInlineTests {
  private static let root = "https://developer.apple.com/design/human-interface-guidelines"

  @Test(arguments: [
    ("<b>a</b>", "**a**"), ("<strong>a</strong>", "**a**"), ("<em>a</em>", "_a_"),
    ("<del>a</del> <s>b</s>", "~~a~~ ~~b~~"),
    ("<i>a</i>", "_a_"), ("<cite>a</cite>", "_a_"), ("<dfn>a</dfn>", "_a_"),
    ("<var>a</var>", "_a_"), ("<b><i>a</i></b>", "**_a_**"), ("<b>a<i>b</i></b>", "**a*b***"),
    ("<b>a <i>b</i></b>", "**a _b_**"), ("<b></b>", ""), ("<b> </b>a", "a"),
    ("<b>a</b> <b>b</b>", "**a** **b**"), ("<b>a</b><i>b</i>", "**a**_b_"),
    ("<u>a</u><mark>b</mark><small>c</small>", "abc"), ("<sup>a</sup><sub>b</sub>", "ab"),
    ("<b>a", "**a**"), ("<b>a<i>b</b>c</i>", "**a*b***_c_"),
  ])
  func marks(html: String, expected: String) {
    #expect(SavedPage.markdown("<p>\(html)</p>") == expected)
  }

  @Test(arguments: [
    ("<code>a</code>", "`a`"), ("<kbd>a</kbd>", "`a`"), ("<samp>a</samp>", "`a`"),
    ("<tt>a</tt>", "`a`"), ("<code>a<b>b</b></code>", "`ab`"), ("<code> </code>", ""),
    ("<code>a\n  b</code>", "`a b`"), ("<b><code>a</code></b>", "**`a`**"),
    ("<code>a<script>b</script></code>", "`a`"), ("<code>&lt;b&gt;</code>", "`<b>`"),
    ("<code>a</code><code>b</code>", "`a` `b`"), ("<code>a``b</code>", "```a``b```"),
  ])
  func code(html: String, expected: String) {
    #expect(SavedPage.markdown("<p>\(html)</p>") == expected)
  }

  @Test(arguments: [
    ("<a href=https://x.test>a</a>", "[a](https://x.test)"), ("<a>a</a>", "a"),
    ("<a href=''>a</a>", "a"), ("<a href=#>a</a>", "a"), ("<a href=data:x>a</a>", "a"),
    ("<a href=#B>a</a>", "[a](\(root)/a#B)"), ("<a href=b>a</a>", "[a](\(root)/b)"),
    ("<a href=https://x.test><b>a</b></a>", "[**a**](https://x.test)"),
    ("<b><a href=https://x.test>a</a></b>", "**[a](https://x.test)**"),
    ("<a href=https://x.test><code>a</code></a>", "[`a`](https://x.test)"),
    ("<a href=https://x.test></a>a", "a"), ("<a href=https://x.test>a", "[a](https://x.test)"),
    ("<a href='https://x.test/a)'>a</a>", "[a](https://x.test/a%29)"),
    ("<a href=https://x.test>[a]</a>", "[\\[a\\]](https://x.test)"),
    ("<a href=https://x.test><img alt=a src=b></a>", "![a](b)"),
  ])
  func links(html: String, expected: String) {
    #expect(SavedPage.markdown("<p>\(html)</p>") == expected)
  }

  @Test(arguments: [
    ("a<br>b", "a b"), ("a&nbsp;b", "a b"), ("a\n\n\tb", "a b"), ("a&#8203;b", "ab"),
    ("a<wbr>b", "ab"), ("&lt;b&gt;", "\\<b>"), ("&amp;amp;", "\\&amp;"),
    ("&copy; &notit;", "© ¬it;"),
    ("a<!-- b -->c", "ac"), ("*a*", "\\*a\\*"), ("# a", "\\# a"), ("1. a", "1\\. a"),
  ])
  func text(html: String, expected: String) {
    #expect(SavedPage.markdown("<p>\(html)</p>") == expected)
  }

  /// A block in a mark or a link parts it: each part has the mark of its own.
  @Test(arguments: [
    ("<i>a<div>b</div></i>", "_a_\n\n_b_"), ("<b>a<ul><li>b</ul></b>", "**a**\n\n- **b**"),
    ("<b><h3>a</h3></b>", "### a"), ("<b>a<pre>b</pre>c</b>", "**a**\n\n```\nb\n```\n\n**c**"),
    ("<b>a<hr>b</b>", "**a**\n\n**b**"),
  ])
  func blocksPartTheirMarks(html: String, expected: String) {
    #expect(SavedPage.markdown(html) == expected)
  }

  /// A break is a blank wherever words are asked for on one line, and a line of code.
  @Test func breaksPartWords() {
    let page = SavedPage.outcome("<main><h1>Tab<br>bars</h1><p>a</p></main>").pages.first
    #expect(page?.frontMatter.title == "Tab bars")
    #expect(SavedPage.markdown("<pre>a<br>b</pre>") == "```\na\nb\n```")
    #expect(SavedPage.markdown("<p><code>a<br>b</code></p>") == "`a b`")
  }
}
