import Diagnostics
import Testing

@Suite struct MissingAltTests {
  @Test(arguments: [
    "![A dial](a.png)", "![*A*](a.png)", "![`a`](a.png)", "[a](/b)", "`![](a.png)`",
  ])
  func aPictureWithWordsIsFine(markdown: String) {
    #expect(findings([("a", "# A\n\n\(markdown)\n")]) == [])
  }

  @Test(arguments: ["![](a.png)", "![ ](a.png)", "[![](a.png)](https://example.org)"])
  func aPictureWithoutIsFound(markdown: String) {
    let found = findings([("a", "# A\n\n\(markdown)\n")])
    #expect(found.count == 1 && found.first?.hasSuffix("warning missing-alt") == true, "\(found)")
  }

  @Test func aPictureInADescriptionIsNoPicture() {
    #expect(findings([("a", "![![](a.png)](b.png)\n")]) == ["a.md:5:1 warning missing-alt"])
    #expect(findings([("a", "![words ![](a.png)](b.png)\n")]) == [])
  }

  @Test(.timeLimit(.minutes(15)))
  func picturesInPicturesTakeTheirTimeAndNoMore() {
    let nest = String(repeating: "![", count: 20_000) + String(repeating: "](a)", count: 20_000)
    #expect(findings([("a", nest)]).count == 1)
  }

  @Test func namesThePicture() {
    #expect(
      diagnostics([("a", "![](x/y.png)\n")]).first?.summary
        == "The picture x/y.png has no description")
  }
}
