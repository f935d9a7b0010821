import Testing

@Suite struct HTMLPictureTests {
  private static let film = "https://developer.apple.com/videos/play/1"

  @Test(arguments: [
    ("<img alt=a src=b>", "![a](b)"), ("<img src=b>", "![](b)"), ("<img>", ""),
    ("<figure><img alt=a src=b><figcaption>c</figcaption></figure>", "![a](b)\nc"),
    ("<p>x <img alt=a src=b></p>", "x\n\n![a](b)"), ("<p><img alt=a src=b> x</p>", "![a](b)\n\nx"),
    ("<p>x <img alt=a src=b> y</p>", "x ![a](b) y"),
    ("<p>x <img alt=a src=b><code>y</code></p>", "x ![a](b)`y`"),
    ("<img alt=a src=b><img alt=a src=b~dark>", "![a](b)"),
    ("<img alt=a src=b><img alt=c src=b~dark>", "![a](b)\n\n![c](b~dark)"),
    ("<img alt=a src=a.png srcset='https://x.test/b.png 2x'>", "![a](https://x.test/b.png)"),
    ("<img alt=a data-src=b>", "![a](b)"), ("<img alt='a\nb' src=c>", "![a b](c)"),
    ("<picture><source srcset=x><img alt=a src=b></picture>", "![a](b)"),
    ("<ul><li><img alt=a src=b></ul>", "- ![a](b)"),
    ("<ul><li><a href=/videos/play/1><img src=b>x</a></ul>", "- [x](\(film))"),
    ("<ul><li><a href=/videos/play/1><img alt=a src=b></a></ul>", "- [![a](b)](\(film))"),
    ("<ul><li><a href=/videos/play/1><img src=b></a></ul>", "- [![](b)](\(film))"),
    ("<img aria-label=a src=b>", "![a](b)"), ("<img title=a src=b>", "![a](b)"),
    ("<img alt='' title=a src=b>", "![](b)"),
    ("<img alt=a data-srcset='b 1x, c 2x'>", "![a](b)"),
    ("<img alt=a src=b srcset='b 200w, c 800w,d 400w'>", "![a](c)"),
    ("<img alt=a src=b srcset='c 300w,d 600w'>", "![a](d)"),
    ("<img alt=a src=b srcset='c, d 600w, 700w.png 400w'>", "![a](d)"),
    ("<img alt=a srcset='c 1x,d 2x'>", "![a](c)"), ("<img alt=a src=b srcset=', ,'>", "![a](b)"),
    (
      "<picture><source media='(prefers-color-scheme: dark)' srcset='d 2x'>"
        + "<source srcset='l, m 2x'><img alt=a src=''></picture>",
      "![a](l)"
    ),
    (
      "<ol><li>x<figure><img alt=a src=b><figcaption>c</figcaption></figure><li>y</ol>",
      "1. x<br>![a](b)<br>c\n2. y"
    ),
  ])
  func pictures(html: String, expected: String) { #expect(SavedPage.markdown(html) == expected) }

  @Test(arguments: [
    ("<video aria-label=a src=b></video>", "<!-- video: a -->"),
    ("<video title=a></video>", "<!-- video: a -->"),
    ("<video><source src=b></video>", "![](b)"), ("<video poster=b></video>", "![](b)"),
    ("<video></video>", ""),
    ("<video aria-label=a poster=c src=b></video>", "<!-- video: a -->\n\n![a](c)"),
    ("<video poster=c src=b></video>", "![](c)"),
    ("<video aria-label='a --> b' src=c></video>", "<!-- video: a - b -->"),
    (
      "<div class=video-replay-container><video></video><p>Content description: a. </p></div>",
      "<!-- video: a. -->"
    ),
  ])
  func films(html: String, expected: String) { #expect(SavedPage.markdown(html) == expected) }

  @Test(arguments: [
    ("<a class=card href=https://x.test><img alt='' src=b>a</a>", "- [a](https://x.test)"),
    ("<a class=card href=https://x.test><div>a</div><div>b</div></a>", "- [a b](https://x.test)"),
    ("<a class=card>a</a>", "- a"), ("<a class=card href=x></a>", ""),
    ("<p><a href=https://x.test><span>a</span></a></p>", "[a](https://x.test)"),
  ])
  func cards(html: String, expected: String) { #expect(SavedPage.markdown(html) == expected) }
}
