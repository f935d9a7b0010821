import Diagnostics
import Testing

@Suite struct LinkRefusedTests {
  @Test(arguments: [
    "[x](boxes)", "[x](../boxes.md)", "[x](javascript:alert)", "[x](data:text/html,a)", "[x]()",
    "[x](//example.org)",
  ])
  func aLinkThatBecomesTextIsFound(markdown: String) {
    #expect(findings([("a", "# A\n\n\(markdown)\n")]) == ["a.md:7:1 warning link-refused"])
  }

  @Test(arguments: [
    "[x](https://example.org)", "[x](mailto:a@example.org)", "[x](#A)", "[x](/documentation)",
    "`[x](boxes)`", "[x][boxes]",
  ])
  func aLinkThatStaysOneIsFine(markdown: String) {
    #expect(findings([("a", "# T\n## A\n\(markdown)\n")]) == [])
  }

  @Test func namesTheAddress() {
    #expect(
      diagnostics([("a", "[x](boxes)\n")]).first?.summary
        == "The link to boxes was left out")
  }
}
