import Ingest
import Model
import Testing

/// What tools that convert HTML do to lines: they break long ones, and leave marks of their own.
@Suite struct BrokenLineTests {
  private static let guidelines = "/design/human-interface-guidelines"

  /// The link of a heading to itself goes, wherever its line was broken.
  @Test(arguments: [
    "#### [Apple docs](/design/human-interface-\nguidelines/a#Apple-docs)\n",
    "#### <a href=\"\(guidelines)/a#Apple-docs\"\nclass=\"header-anchor\">Apple docs</a>\n",
    "#### <a href=\"\(guidelines)/a#Apple-docs\" class=\"header-anchor\">Apple docs</a>\n",
    "#### <a href=\"\(guidelines)/a#Apple-docs\" class=\"header-anchor\">Apple\ndocs</a>\n",
    "#### <a href=\"\(guidelines)/a#Apple-docs\"\nclass=\"header-anchor\">Apple\ndocs</a>\n",
    "#### <a\nhref=\"\(guidelines)/a#Apple-docs\"\nclass=\"header-anchor\">Apple\ndocs<img\n"
      + "src=\"data:image/gif;base64,R0\"\nclass=\"icon\" /></a>\n",
    "#### [Apple\ndocs](\(guidelines)/a#Apple-docs)\n",
    "#### [Apple\ndocs](/design/human-interface-\nguidelines/a#Apple-docs) {#Apple-docs}\n",
  ])
  func aHeadingGoesOnInTheNextLine(heading: String) {
    #expect(normalized(heading + "\nText.\n") == "#### Apple docs\n\nText.\n")
  }

  @Test func anUnderlinedHeadingLosesTheLinkToItself() {
    let text = normalized("[Best](\(Self.guidelines)/a#Best)\n------------\n\nText.\n")
    #expect(text == "## Best\n\nText.\n")
  }

  @Test(arguments: [
    // What is never closed stays on its line.
    ("## [One](/design/two\n\nText.\n", "## "), ("## One <b\n\nText.\n", "## One"),
    ("## a < b\nText.\n", "## a < b"), ("## Sizes <large\nText 44 > 8.\n", "## Sizes"),
    ("## Sizes [large\nText 44] (8).\n", "## Sizes"), ("## One [two\nText.\n", "## One"),
    ("## One <a href=\"/x\">two\nText.\n", "## One"), ("## [One\n## A\nText](/x#y)\n", "## "),
    ("## [One\nText.\nText.\nText](/x#y)\n", "## "),
    ("## A\nText [two](/x).\n", "## A"),
  ])
  func otherHeadingsEndWithTheirLine(body: String, start: String) {
    let text = normalized(body)
    #expect(text.hasPrefix(start) && text.contains("\n\nText"), "\(text)")
  }

  @Test(arguments: [
    ("the system-\nprovided sheet", "the system-provided sheet"),
    ("a printer- \nand page-specific option", "a printer- and page-specific option"),
    ("a range of 3-\nto 5", "a range of 3- to 5"), ("one -\ntwo", "one - two"),
    ("left-\nTo", "left- To"),
  ])
  func aWordIsBrokenAtItsHyphen(lines: String, text: String) {
    #expect(normalized(lines + "\n") == text + "\n")
  }

  @Test(arguments: [
    (
      "A [one][1], `code` and [two][1].\n",
      "A [one](https://a.test), `code` and [two](https://a.test)."
    ),
    ("A ``b ` c`` [two][1].\n", "A ``b ` c`` [two](https://a.test)."),
    ("A ` b [two][1].\n", "[two](https://a.test)."),
    ("A `[one][1]` [two][1].\n", "A `[one][1]` [two](https://a.test)."),
  ])
  func codeKeepsNoAddressFromItsLink(line: String, text: String) {
    #expect(normalized(line + "\n[1]: <https://a.test>\n").contains(text))
  }

  @Test func aRuleEndsWithItsLine() {
    let text = normalized("One.\n\n---\nTwo.\n\n* * *\nThree.\n")
    #expect(text == "One.\n\n---\n\nTwo.\n\n* * *\n\nThree.\n")
  }

  @Test func theNameOfAPartIsWhole() {
    #expect(normalized("::: table-wrapper\nOne.\n:::\n") == "One.\n")
  }
}

/// What a page is called whose title a tool wrote in its own way.
@Suite struct ToolTitleTests {
  private func title(_ text: String, _ name: String = "boxes.md") -> [String] {
    let page = ingested(raw(text, name)).pages.first
    let body = String(decoding: page?.body ?? [], as: UTF8.self)
    let line = body.split(separator: "\n").first.map(String.init) ?? ""
    return [page?.frontMatter.title ?? "", line]
  }

  private static let url = "https://developer.apple.com/design/human-interface-guidelines/boxes"

  @Test(
    arguments: [
      "# Boxes | Apple Developer Documentation", "# [Boxes](\(url))", "# **Boxes**",
      "# [Boxes](\(url)) | Apple Developer Documentation", "[Boxes](\(url))\n=====",
    ], ["", "---\nurl: \(url)\n---\n\n"])
  func isItsName(heading: String, fields: String) {
    #expect(title(fields + heading + "\n\nA box.\n\n## Content\n\nB.\n") == ["Boxes", "# Boxes"])
  }

  @Test(arguments: [
    "# **One** and **two**", "# [One](/a) and [two](/b)", "# [One](/a) and (two)",
    "# [One] and [two](/b)",
  ])
  func marksWithinStay(heading: String) {
    #expect(title(heading + "\n\nText.\n")[1].contains("and"))
  }

  /// A section that every page has is no title.
  @Test func withoutTitleThePageIsCalledAsItsFile() {
    let body = "A box.\n\n## Best practices\n\nB.\n"
    #expect(title(body, "image-wells.md") == ["Image wells", "# Image wells"])
    #expect(title("# Best practices\n\nB.\n", "x.md")[0] == "Best practices")
    #expect(title(body, "ios-widgets.md")[0] == "iOS widgets")
    #expect(title("Best practices\n=====\n\nB.\n", "x.md")[0] == "Best practices")
    #expect(title("A.\n\n## Ideas\n\nB.\n", "x.md")[0] == "Ideas")
  }

  @Test func aCrawledTitleMayBeUnderlined() {
    let page = """
      ---
      url: \(Self.url)
      ---

      [Skip Navigation](#app-main)

      This page requires JavaScript.
      ==============================

      Boxes
      =====

      A box.

      Content
      -------

      B.

      Current page is Boxes

      """
    let outcome = ingested(raw(page, "x.md"))
    #expect(outcome.ledger.shape == "crawler-markdown")
    let body = String(decoding: outcome.pages.first?.body ?? [], as: UTF8.self)
    #expect(body == "# Boxes\n\nA box.\n\n## Content\n\nB.\n")
  }
}

/// What is behind an article that was scraped without the rest of its page.
@Suite struct ArticleTailTests {
  private static let tail = """
    Current page is Boxes

    ##### Supported platforms

    * iOS
    - macOS

    ## On This Page

    * [Boxes](/design/human-interface-guidelines/boxes#app-top)

    """

  private func body(_ text: String) -> String {
    let outcome = ingested(raw(text, "boxes.md"))
    #expect(outcome.ledger.addsUp)
    return String(decoding: outcome.pages.first?.body ?? [], as: UTF8.self)
  }

  private static let fields =
    "---\nurl: https://developer.apple.com/design/human-interface-guidelines/boxes\n---\n"

  @Test(arguments: ["", fields])
  func itIsDropped(fields: String) {
    #expect(body(fields + "# Boxes\n\nA box.\n\n" + Self.tail) == "# Boxes\n\nA box.\n")
  }

  /// Text behind it, or another name in it, is the article’s.
  @Test(arguments: [
    tail + "More about boxes.\n", tail.replacing("page is Boxes", with: "page is Lids"),
    "Current page is Boxes\n\n## Content\n\n" + tail.replacing("Boxes", with: "Lids"),
  ])
  func elseItStays(rest: String) {
    #expect(body("# Boxes\n\nA box.\n\n" + rest).contains("Current page is"))
  }
}
