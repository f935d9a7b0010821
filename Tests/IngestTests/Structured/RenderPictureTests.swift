import Diagnostics
import Model
import Testing

/// Pictures and films of render JSON: which file, which words, where they stand.
@Suite struct RenderPictureTests {
  private static let image = #"{"type":"image","identifier":"p"}"#
  private static let video = #"{"type":"video","identifier":"p"}"#

  private static func variant(_ file: String, _ traits: String...) -> String {
    let names = traits.map { "\"\($0)\"" }.joined(separator: ",")
    return #"{"url":"https://x.test/\#(file)","traits":[\#(names)]}"#
  }

  private func markdown(_ content: String, alt: String = "w", _ variants: String...) -> String {
    let all = variants.isEmpty ? Self.variant("p.png", "1x") : variants.joined(separator: ",")
    return RenderPage.markdown(
      content, references: #""p":{"alt":"\#(alt)","variants":[\#(all)]}"#)
  }

  @Test(arguments: [
    ([variant("a", "1x", "light"), variant("b", "2x", "light")], "b"),
    ([variant("b", "2x", "light"), variant("a", "1x", "light")], "b"),
    ([variant("d", "2x", "dark"), variant("a", "1x", "light")], "a"),
    ([variant("d", "2x", "dark")], "d"), ([variant("a")], "a"),
  ])
  func theSharpestLightFileIsTaken(variants: [String], file: String) {
    let all = variants.joined(separator: ",")
    #expect(markdown(Self.image, all) == "![w](https://x.test/\(file))")
  }

  @Test(arguments: [
    ("w", "![w](https://x.test/p.png)"), ("", "![](https://x.test/p.png)"),
    ("a\\n b", "![a b](https://x.test/p.png)"), ("a](b", "![a&#93;(b](https://x.test/p.png)"),
    ("<b>", "![\\<b>](https://x.test/p.png)"),
  ])
  func wordsStayWords(alt: String, expected: String) {
    #expect(markdown(Self.image, alt: alt) == expected)
  }

  @Test(arguments: [("w", "<!-- video: w -->"), ("", "![](https://x.test/p.png)")])
  func aFilmIsWhatItShows(alt: String, expected: String) {
    #expect(markdown(Self.video, alt: alt) == expected)
  }

  @Test(arguments: [
    ("a.png", "![](a.png)"), ("https://x.test/(a).png", "![](https://x.test/%28a%29.png)"),
    ("data:image/png;base64,AA", "![]()"),
  ])
  func withoutAReferenceTheNameIsTheFile(name: String, expected: String) {
    #expect(RenderPage.markdown(#"{"type":"image","identifier":"\#(name)"}"#) == expected)
  }

  @Test(arguments: [
    ("a ", "", "a\n\n![w](https://x.test/p.png)"), ("", " a", "![w](https://x.test/p.png)\n\na"),
    ("a ", " b", "a ![w](https://x.test/p.png) b"), (" ", "\\n", "![w](https://x.test/p.png)"),
  ])
  func atTheEndsOfAParagraphPicturesAreBlocks(before: String, behind: String, expected: String) {
    let inline = [RenderPage.text(before), Self.image, RenderPage.text(behind)]
    #expect(markdown(RenderPage.paragraph(of: inline.joined(separator: ","))) == expected)
  }

  @Test func aPictureInAnItemIsInItsText() {
    let item =
      #"{"content":[\#(RenderPage.paragraph(of: RenderPage.text("a ") + "," + Self.image))]}"#
    #expect(
      markdown(#"{"type":"unorderedList","items":[\#(item)]}"#) == "- a ![w](https://x.test/p.png)")
  }

  @Test func wordsBelowAPictureAreItsCaption() {
    let caption = #""metadata":{"abstract":[\#(RenderPage.text("below"))]}"#
    let json = #"{"type":"image","identifier":"p",\#(caption)}"#
    #expect(markdown(json) == "![w](https://x.test/p.png)\nbelow")
    let rules = RenderPage.outcome(json).ledger.spans.map(\.rule)
    #expect(rules.contains("image") && rules.contains("caption"))
  }
}
