import Model
import TestSupport
import Testing

@testable import Ingest

/// HTML in Markdown is what it says, as on a saved page; every byte is booked once.
@Suite struct ElementLineTests {
  @Test(arguments: [
    ("<table><tr><th>A</th></tr>\n<tr><td>b</td></tr>\n</table>\n\nc\n", ["table A / b", "p c"]),
    (
      "<table>\n\n<tr><th>A<th>B\n\n<tr><td colspan=2>b\n</table>\nc\n", ["table A|B / b|", "p c"]
    ),
    ("<table>\n<tr><td>a\n\nb\n", ["p a", "p b"]),
    ("<TABLE><tr><td>a</td><td>b</td></tr></TABLE>\n", ["table | / a|b"]),
    ("<ul><li>a<ul><li>b</li></ul></li>\n<li>c</li></ul>\n", ["0- a", "1- b", "0- c"]),
    (
      "<figure>\n<img src=\"/a.png\" alt=\"b\">\n<figcaption>c</figcaption>\n</figure>\n",
      [
        "image ![b](https://developer.apple.com/a.png)", "caption c",
      ]
    ),
    ("<h2 id=\"x\">A</h2>\nb\n", ["h2 A", "p b"]),
    ("<p>a <b>b</b>\nc</p>\nd\n", ["p a **b** c", "p d"]),
    ("<div class=\"note\">\n\n**a** b\n\n</div>\n", ["p **a** b"]),
    ("<details><summary>a</summary>\n\n- b\n\n</details>\n", ["p a", "0- b"]),
    ("<p>\n- a\n</p>\n", ["0- a"]), ("<pre>a\n  b</pre>\n", ["code ```\na\n  b\n```"]),
    ("<style>a\n", ["p <style>a"]), ("<script>\nalert(1)\n\n</script>\na\n", ["p a"]),
    ("a\n<hr>\nb\n", ["p a", "p b"]),
    ("<nav><a href=\"/x\">Menu</a></nav>\n\na\n", ["p a"]),
    ("::: {.note}\na\n\nb\n:::\nc\n", ["note a", "p b", "p c"]), ("::: x\n- a\n\n:::\n", ["0- a"]),
    ("::: x__y2\na\n:::\n", ["p a"]), ("::: tip x_y\na\n:::\n", ["tip x_y", "p a"]),
    ("![a](b_(c).png){width=50%}\n", ["image ![a](b_(c).png)"]), (": a\n", ["p : a"]),
    ("<aside>\nUse **a**.\n\n- b\n\n</aside>\n", ["p Use **a**.", "0- b"]),
    ("<table><tr><td>\n\n**a**\n\n</td></tr></table>\n", ["table  / **a**"]),
    ("<p>a\n\n## B\n\n`</p>` c\n", ["p a", "h2 B", "p `</p>` c"]), ("<h2>\n  A\n</h2>\n", ["h2 A"]),
    ("<div>**a**</div>b\n", ["p **a** b"]), ("<tr><td>a</td><td>b</td></tr>\n", ["p a b"]),
    ("<!-- a\nb -->\nc\n", ["p c"]), ("<b>A</b>\n=====\n", ["h1 A"]),
    ("::: tip A b\nc\n", ["tip A b", "p c"]), (":::x[A b]\n", ["p A b"]),
    ("::: x See [a](b) :::\n", ["p See [a](b)"]),
    ("<https://a.b>\n", ["p <https://a.b>"]), ("<root>a\n", ["p <root>a"]), ("< p>\n", ["p < p>"]),
    ("```\n<table>\n```\n", ["code ```\n<table>\n```"]), ("<p", ["p <p"]),
  ])
  func elementsAreBlocks(text: String, blocks: [String]) {
    let read = LinesRead(text)
    #expect(read.dump == blocks)
    #expect(read.bookings.map(\.range.count).reduce(0, +) == text.utf8.count)
  }

  @Test(arguments: [
    ("a <b>b </b>c <i>d</i>", "a **b** c _d_"), ("a<b> b</b>", "a **b**"), ("a <b></b>c", "a c"),
    ("H<sub>2</sub>O, <span class=x>5<sup>th</sup></span>", "H2O, 5th"),
    ("10<sup>3</sup> a<sup>1</sup>", "10³ a¹"), ("<b>a", "**a**"),
    ("<b>a <i>b</b> c</i>", "**a _b_** c"), ("<b>a <strong>b</strong></b>", "**a b**"),
    ("a</b>", "a"),
    ("<a href=\"https://a.b/c (d)\">e</a>", "[e](https://a.b/c%20(d))"),
    ("<a name=x></a>a", "a"),
    ("<a href='javascript:x'>a</a>", "a"),
    ("<a class=\"b\" href=/c>d</a>.", "[d](https://developer.apple.com/c)."),
    ("<a data-href=\"/b\">c</a>", "c"),
    ("<kbd>Esc</kbd> <code>a &lt; `b`</code>", "`Esc` `` a < `b` ``"),
    ("<code>a", "a"),
    ("a <img src=\"https://a.b/c.png\" alt=\"d [e]\">", "a ![d \\[e&#93;](https://a.b/c.png)"),
    ("<img alt=\"a\" src=\"data:b\">", "a"),
    ("<IMG SRC=/b ALT=c>", "![c](https://developer.apple.com/b)"),
    ("<q>a</q>", "“a”"), ("[a](</b c>)<b>d</b>", "[a](</b c>)**d**"),
    ("`<b>a</b>` <b>c</b>", "`<b>a</b>` **c**"), ("\\<b>a", "\\<b>a"),
    ("a<br>b<br/>", "a<br>b<br/>"), ("<x>a</x>", "<x>a</x>"), ("a < b > c", "a < b > c"),
    ("<<b>a", "<<b>a"), ("<ul><li>a</li><li>b</li></ul>", "• a • b"), ("a<p>b</p>", "a b"),
    ("<td>a</td><td>b</td>", "a b"), ("a<s>b</s>", "a~~b~~"),
    ("<Label> <Time>", "<Label> <Time>"), ("at <time> o’clock", "at <time> o’clock"),
    ("a <time>b</time>", "a b"), ("<b>a</b><b>c</b>", "**ac**"),
    ("<b>a:</b>b", "a:b"),
    ("<a title=\"href = x\" href=\"/y\">a</a>", "[a](https://developer.apple.com/y)"),
    ("<b title=\">\">a</b>", "**a**"), ("<b a", "<b a"),
  ])
  func tagsAreMarks(text: String, marks: String) {
    #expect(InlineTags.read(ArraySlice(text: text)).asText == marks)
  }

  @Test func tagsAreMarksInEveryBlock() {
    let read = LinesRead(
      "## <b>A</b>\n- <i>b</i>\n\n|<b>c</b>|d|\n|-|-|\n|<ul><li>e</li><li>f</li></ul>|`<b>`|\n\n"
        + "> <b>g\n> h</b>\n")
    #expect(
      read.dump == ["h2 **A**", "0- _b_", "table **c**|d / • e<br>• f|`<b>`", "p **g h**"])
  }

  @Test func whatIsNotShownIsToldOf() {
    let text = "<script>x</script>\n<!-- a -->\n<div>\n<b></b>\n</div>\n"
    #expect(LinesRead(text).rules == ["script", "markup", "comment", "markup", "markup", "markup"])
  }

  @Test(arguments: [
    ("> [!NOTE]\n> a:\n> - b\n> - c\n>   d\n", ["note a:", "note+ b", "note+ c d"]),
    ("> a\n> - b\n> c\n", ["p a", "0- b c"]), ("> 1. a\n> 2. b\n", ["0.1 a", "0.2 b"]),
    ("> new in iOS\n> 17. In older ones\n", ["p new in iOS 17. In older ones"]),
  ])
  func aQuoteHasItems(text: String, blocks: [String]) { #expect(LinesRead(text).dump == blocks) }
}
