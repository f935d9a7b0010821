import Testing

@Suite struct HeadingRepairTests {
  private static let page = "https://developer.apple.com/design/human-interface-guidelines/a"

  @Test(arguments: [
    ("## [Best practices](\(page)#Best-practices)", "## Best practices"),
    ("### [iOS, iPadOS](/design/human-interface-guidelines/a\\#iOS-iPadOS)", "### iOS, iPadOS"),
    ("## [A `b` (c)](\(page)#A-b-c)", "## A `b` (c)"),
    ("##   Two  ", "## Two"),
  ])
  func theLinkOfAHeadingToItselfGoes(line: String, expected: String) {
    #expect(normalized(line) == expected + "\n")
  }

  @Test(arguments: [
    "## [A](https://b.example) and [C](https://d.example#e)", "## [A](https://b.example)",
    "## A [b](https://c.example#d)", "## [A](https://b.example#c) d",
  ])
  func anyOtherHeadingIsKeptWhole(line: String) { #expect(normalized(line) == line + "\n") }

  @Test func marksWithoutABlankAreText() {
    #expect(normalized("#a\n\n####### b\n") == "#a\n\n####### b\n")
  }

  @Test func aHeadingStandsApart() {
    #expect(normalized("a\n## B\nc\n") == "a\n\n## B\n\nc\n")
  }
}
