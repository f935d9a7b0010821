import Testing

@Suite struct HTMLListTests {
  @Test(arguments: [
    ("<ul><li>a</li><li>b</li></ul>", "- a\n- b"), ("<ol><li>a<li>b</ol>", "1. a\n2. b"),
    ("<ol start=7><li>a</ol>", "7. a"), ("<ol start=-3><li>a</ol>", "0. a"),
    ("<ol start=5000><li>a</ol>", "999. a"), ("<ul><li><p>a</p><p>b</p></li></ul>", "- a<br>b"),
    ("<ul><li>a<ul><li>b<ul><li>c</ul></ul><li>d</ul>", "- a\n  - b\n    - c\n- d"),
    ("<ul><ul><li>a</ul></ul>", "- a"), ("<li>a", "- a"), ("<ul><li></li><li> </li></ul>", ""),
    ("<ul>loose<li>a</ul>", "loose\n\n- a"), ("<ol><li>a<ul><li>b</ul></ol>", "1. a\n   - b"),
    ("<ul><li># a</li><li>- b</li></ul>", "- \\# a\n- \\- b"),
    ("<ul><li><h3>a</h3>b</ul>", "### a\n\n- b"),
    ("<ul><li>a<pre>b</pre>c</ul>", "- a\n\n```\nb\n```\n\nc"),
  ])
  func itemsAreListed(html: String, expected: String) {
    #expect(SavedPage.markdown(html) == expected)
  }

  @Test(arguments: [
    ("<dl><dt>a<dd>b</dl>", "- **a**<br>b"), ("<dl><dt>a<dd>b<dd>c</dl>", "- **a**<br>b<br>c"),
    ("<dl><dd>b</dl>", "b"), ("<dl><dt>a<dt>b</dl>", "- **a**\n- **b**"),
  ])
  func termsAreItems(html: String, expected: String) {
    #expect(SavedPage.markdown(html) == expected)
  }
}
