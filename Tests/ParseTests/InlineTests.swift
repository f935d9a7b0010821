import Model
import TestSupport
import Testing

@Suite struct InlineTests {
  /// What stands inside one paragraph.
  private func inline(_ markdown: String) -> String {
    let lines = parsed(markdown).dump.split(separator: "\n")
    #expect(lines.first == "paragraph")
    return lines.dropFirst().map { String($0.dropFirst(2)) }.joined(separator: " | ")
  }

  @Test(arguments: [
    ("*a* and __b__", #"emphasis |   "a" | " and " | strong |   "b""#),
    ("***a***", #"emphasis |   strong |     "a""#),
    ("~~a~~ ~b~", #"strikethrough |   "a" | " ~b~""#),
    ("`a*b*` ``c`d``", #"code "a*b*" | " " | code "c`d""#),
    ("a  \nb\\\nc\nd", #""a" | line break | "b" | line break | "c" | soft break | "d""#),
    ("[a](/b \"c\")", #"link "/b" titled "c" |   "a""#),
    ("<https://a.example>", #"link "https://a.example" |   "https://a.example""#),
    ("https://a.example x", #"link "https://a.example" |   "https://a.example" | " x""#),
    ("![a *b*](c.png)", #"image "c.png" |   "a " |   emphasis |     "b""#),
    ("![](c.png)", #"image "c.png""#),
    ("[![a](b)](c)", #"link "c" |   image "b" |     "a""#),
    ("\\*a\\* &amp; &copy; &#65;", #""*a* & © A""#),
    ("[a]\n\n[a]: /x \"t\"", #"link "/x" titled "t" |   "a""#),
    ("a\u{0}b", "\"a\u{FFFD}b\""),
  ])
  func construct(markdown: String, tree: String) { #expect(inline(markdown) == tree) }

  /// No escape keeps the library from linking it, so that a link is written as one.
  @Test(arguments: [
    ("a b@c.example d", #""a b@c.example d""#), ("mailto:b@c.example", #""mailto:b@c.example""#),
    ("*b@c.example*", #"emphasis |   "b@c.example""#), ("b\\@c.example", #""b@c.example""#),
    ("<b@c.example>", #"link "mailto:b@c.example" |   "b@c.example""#),
    ("[a](mailto:b@c.example)", #"link "mailto:b@c.example" |   "a""#),
    (
      "x b@c.example https://d.example",
      #""x b@c.example " | link "https://d.example" |   "https://d.example""#
    ),
  ])
  func aBareMailAddressIsText(markdown: String, tree: String) { #expect(inline(markdown) == tree) }

  @Test func aBreakInMarkupIsTextInAParagraph() {
    #expect(inline("a<br>b") == #""a" | html "<br>" | "b""#)
  }

  @Test func textIsInOnePieceWhateverItHolds() {
    #expect(inline("a [b] _c d_e ! & < “f” x") == #""a [b] _c d_e ! & < “f” x""#)
  }

  @Test func bytesThatAreNoTextAreReplaced() {
    let broken = parsedBytes(Array("a".utf8) + [0xFF, 0xC0] + Array("b".utf8))
    #expect(broken == "paragraph\n  \"a\u{FFFD}\u{FFFD}b\"\n")
  }
}
