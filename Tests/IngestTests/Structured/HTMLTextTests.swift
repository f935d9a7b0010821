import Testing

/// Blocks of text: headings, paragraphs, notes, code.
@Suite struct HTMLTextTests {
  @Test(arguments: [
    ("<h2>a</h2><h3>b</h3><h6>c</h6>", "## a\n\n### b\n\n###### c"), ("<h1>a</h1>", "## a"),
    ("<h2></h2><p>a</p>", "a"), ("<h2>a<p>b</p></h2>", "## a\n\nb"),
    ("<h2><div>a</div></h2>", "## a"),
    ("<h2><a href='#a'>a</a></h2>", "## a"), ("<h2>C #</h2>", "## C \\#"),
  ])
  func headings(html: String, expected: String) { #expect(SavedPage.markdown(html) == expected) }

  @Test(arguments: [
    ("a", "a"), ("<p>a<p>b", "a\n\nb"), ("<div>a<div>b</div>c</div>", "a\n\nb\n\nc"),
    ("<b>a<p>b</p>c</b>", "**a**\n\n**b**\n\n**c**"), ("<p>a<hr>b", "a\n\nb"), ("<p> </p>", ""),
    ("<x-y>a</x-y> b", "a b"), ("<span>a</span><span>b</span>", "ab"), ("a<br><br>b", "a b"),
    ("<details><summary>a</summary>b</details>", "a\n\nb"), ("<blockquote>a</blockquote>", "a"),
    ("<p>a<sup>2</sup></p>", "a²"),
    (
      "<a href=x><p>a</p></a>",
      "- [a](https://developer.apple.com/design/human-interface-guidelines/x)"
    ),
  ])
  func paragraphs(html: String, expected: String) { #expect(SavedPage.markdown(html) == expected) }

  @Test(arguments: [
    ("<aside class=note>a</aside>", "> [!NOTE]\n> a"),
    ("<aside class='x important'><p>a<p>b</aside>", "> [!IMPORTANT]\n> a\n>\n> b"),
    ("<aside aria-label=Tip>a</aside>", "> [!TIP]\n> a"), ("<aside>a</aside>", "a"),
    ("<aside class=note><p class=label>Developer note</p>a</aside>", "> [!DEVELOPER_NOTE]\n> a"),
    ("<aside class=note><p class=label>Note</p></aside>", ""),
    ("<aside><p>Tip</p><p>a</aside>", "> [!TIP]\n> a"),
    ("<aside> <p><b>Developer note</b></p>a</aside>", "> [!DEVELOPER_NOTE]\n> a"),
    ("<aside>a<p>Tip</p></aside>", "a\n\n&#84;ip"), ("<aside><p>Tip</p></aside>", "&#84;ip"),
    ("<aside><!-- c --><p>Tip</p>a</aside>", "> [!TIP]\n> a"),
    ("<aside><p>Tip <img alt=b src=c></p>a</aside>", "&#84;ip\n\n![b](c)\n\na"),
    ("<aside><p>Tip</p><pre>a</pre></aside>", "&#84;ip\n\n```\na\n```"),
    ("<aside class=note><ul><li>a<li>b</ul></aside>", "> [!NOTE]\n> a\n>\n> b"),
    ("<aside class=note><h3>a</h3>b</aside>", "### a\n\n> [!NOTE]\n> b"),
    ("<aside class=note>a <img alt=b src=c></aside>", "> [!NOTE]\n> a ![b](c)"),
  ])
  func notes(html: String, expected: String) { #expect(SavedPage.markdown(html) == expected) }

  @Test(arguments: [
    ("<pre>a\n  b\n</pre>", "```\na\n  b\n```"), ("<pre></pre>", ""), ("<pre>\n\n</pre>", ""),
    ("<pre data-syntax=swift><code>a</code></pre>", "```swift\na\n```"),
    ("<pre>a ``` b</pre>", "````\na ``` b\n````"),
    ("<pre>&lt;b&gt; * _</pre>", "```\n<b> * _\n```"),
    ("<pre data-syntax='a b\"'>x</pre>", "```ab\nx\n```"),
    ("<pre>a<span>b</span></pre>", "```\nab\n```"),
  ])
  func code(html: String, expected: String) { #expect(SavedPage.markdown(html) == expected) }
}
