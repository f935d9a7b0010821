import Bytes
import Diagnostics
import Model
import TestSupport
import Testing

@testable import Ingest

/// Text that a tool broke into lines: each block becomes a line of a page again.
@Suite struct WrappedTextTests {
  private static let guidelines = "https://developer.apple.com/design/human-interface-guidelines/"

  /// As Lynx writes it, with the addresses below.
  private static let lynx = """
                                     Buttons

       A cup holds tea, and keeps it warm for as long as people need to drink
       all of it without any hurry.

    [1]Best practices

       Choose a cup that fits the hand. A cup that is too large cools the tea
       before it is drunk; see [2]action sheets for the reasons of that.
         * One with a [3]handle stays cool where people touch it, even if the
           tea is hot.
              + So does one of wood.
         * One without is for tea that is served lukewarm, as those drink who
           hurry.

    [4]Resources

       [5]Kettles and pots

    References

       1. \(guidelines)buttons#Best-practices
       2. \(guidelines)action-sheets
       3. file:///tea/handle.html
       4. \(guidelines)buttons#Resources
       5. https://tea.example/kettles_(iron)
    """

  private func page(_ text: String) throws -> String {
    let package = try #require(Package(raw(text, "buttons.txt")))
    return String(decoding: try #require(package.pages.first).bytes, as: UTF8.self)
  }

  @Test func eachBlockIsALine() throws {
    let long = "A cup holds tea, and keeps it warm for as long as people need to drink all of it"
    #expect(
      try page(Self.lynx) == """
        Buttons

        \(long) without any hurry.

        Best practices

        Choose a cup that fits the hand. A cup that is too large cools the tea before it is drunk; \
        see [action sheets](\(Self.guidelines)action-sheets) for the reasons of that.

             * One with a handle stays cool where people touch it, even if the tea is hot.

                  + So does one of wood.

             * One without is for tea that is served lukewarm, as those drink who hurry.

        Resources

        [Kettles and pots](https://tea.example/kettles_(iron))


        """)
  }

  /// The text is in the page, and the list of addresses is dropped by name.
  @Test func itsLedgerAddsUp() throws {
    for text in [Self.lynx, "\u{FEFF}" + Self.lynx] {
      let file = raw(text, "buttons.txt")
      let package = try #require(Package(file))
      #expect(package.diagnostics.map(\.summary).first?.contains("wrapped at 73 columns") == true)
      let ledger = Ingester.merge([try #require(Ingester.read(package, of: file))]).ledgers[0]
      #expect(ledger.addsUp && ledger.size == text.utf8.count)
      #expect(ledger.spans.map(\.rule) == ["packed-page", "link-list"])
      #expect(ledger.reasons["link-list"] != nil)
      #expect(ledger.reasons["packed-page"]?.contains("bundle") == false)
    }
  }

  /// Links come back in the page, and its name is that of the file.
  @Test func thePageHasItsLinks() throws {
    let package = try #require(Package(raw(Self.lynx, "buttons.txt")))
    let page = try #require(ingested(package.pages[0]).pages.first)
    let body = String(decoding: page.body, as: UTF8.self)
    #expect(page.frontMatter.title == "Buttons")
    #expect(body.contains("\n## Best practices\n") && body.contains("\n- One without is for tea"))
    #expect(body.contains("\n  - So does one of wood.\n"))
    #expect(body.contains("see [action sheets](\(Self.guidelines)action-sheets) for the reasons"))
    #expect(body.contains("[Kettles and pots](https://tea.example/kettles_(iron))"))
    #expect(!body.contains("References") && !body.contains("[3]"))
  }

  private static let prose = """
    A cup holds tea, and keeps it warm for as long as people need to drink
    all of it without any hurry, and for the time that they then need to
    wash it with the others.

    A cup that is too large cools the tea before it is drunk, and one that
    is too small has to be filled too often by those who are thirsty.

    Nobody likes a cup that has to be filled by somebody who gets up for
    that.
    """

  /// What w3m and Pandoc draw with blanks are rows, also if a cell has several lines.
  @Test(arguments: [
    "       Name                    What it is for\n\nSmall cup      Espresso, and what is"
      + " served like it\n               in small amounts\n\nBowl           Soup\n",
    "  Name        What it is for\n  ----------- ------------------------------\n"
      + "  Small cup   Espresso, and what is served like it in small amounts\n"
      + "  Bowl        Soup\n",
  ])
  func drawnTablesAreRows(table: String) throws {
    let text = "Cups\n\n\(Self.prose)\n\nSpecifications\n\n\(table)\nResources\n\nPots\n"
    let rows = """
      | Name | What it is for |
      | --- | --- |
      | Small cup | Espresso, and what is served like it in small amounts |
      | Bowl | Soup |

      """
    #expect(try page(text).contains("Specifications\n\n\(rows)"))
    #expect(try page(text).hasSuffix("\nResources\n\nPots\n\n"))
  }

  /// A line for each sentence, for each item, for each verse.
  private static let sentences = (11...22).map {
    "A cup of the size \($0) holds tea and milk for \($0 * 2) people.\n\($0 % 3 == 0 ? "\n" : "")"
  }.joined()
  private static let requests = (1...6).map {
    "Choose a cup that fits hand number \($0 + 10) and\nAvoid cups of paper, soft or wet \($0)\n"
  }.joined()
  private static let verses = String(
    repeating: """
      The kettle sings upon the evening stove and low
      And all the cups are waiting in a single row
      The tea is dark and sweet as autumn rain
      And none who drink will ever thirst again


      """, count: 4)

  /// Markdown, text without the sections of a page, verse, code and lines that are whole stay.
  @Test(arguments: [
    "# Cups\n\n\(prose)\n\nBest practices\n", "Cups\n\n\(prose)\n\nHandles\n\nTea.\n",
    "Cups\n====\n\n\(prose)\n\nBest practices\n", "```\n\(prose)\n```\n\nBest practices\n",
    "Best practices\n\n" + prose.replacing("\n", with: " ") + "\n" + prose,
    "Best practices\n\n" + sentences, "Best practices\n\n" + verses,
    "Best practices\n\n" + requests, "Best practices\n\n" + verses + "\n" + prose,
    "Best practices\n\nA cup\nof tea that I drink in the morning\nwhen\nbirds sing\n"
      + "outside of my window in the tree\nthat stands there\nfor so long\nand longer\n",
    "Best practices\n\nlet cup = Cup()\ncup.fill()\nif cup.isFull {\n  serve(cup, to: guest)\n}\n",
  ])
  func othersStay(text: String) {
    #expect(Package(raw(text, "cups.txt")) == nil)
  }

  /// A record of a crawl may have such a text as well.
  @Test func aTextInAPackageIsMended() throws {
    let text = Self.lynx.replacing("\n", with: "\\n")
    let line = "{\"url\": \"\(Self.guidelines)buttons\", \"text\": \"\(text)\"}"
    #expect(try page(line).contains("\n\nChoose a cup that fits the hand. A cup that is too large"))
  }

  /// The width is that of the tool, whatever the letters take in bytes.
  @Test func signsCountAsOneColumn() throws {
    let text = Self.prose.replacing("cup", with: "c\u{FC}p")
    let page = try page("Best practices\n\n\(text)\n")
    #expect(page.split(separator: "\n").count == 4)
  }

  /// What nobody draws is no head: its gaps would be looked through for each row.
  @Test func aWideHeadIsNone() throws {
    let wide = "Cup  " + String(repeating: " ", count: 400) + "Size\n\nBowl" + "   large\n"
    let text = "Cups\n\n\(Self.prose)\n\nSpecifications\n\n\(wide)\n\nPots\n"
    #expect(try page(text).contains("|") == false)
    let narrow = wide.replacing(String(repeating: " ", count: 400), with: "")
    #expect(try page(text.replacing(wide, with: narrow)).contains("| Cup"))
  }
}
