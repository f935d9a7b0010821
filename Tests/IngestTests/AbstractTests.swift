import Ingest
import Model
import Testing

@Suite struct AbstractTests {
  private func abstract(_ body: String, fields: String = "") -> String? {
    ingested(raw(mirror(body, fields: fields))).pages.first?.frontMatter.abstract
  }

  @Test func theScrapersWordComesFirst() {
    #expect(abstract("a\n", fields: "description: b\n") == "b")
  }

  /// Unless the page does not say it, but something else where its abstract is.
  @Test(arguments: [
    ("> a\n\nc\n", "a"), ("> a\n\nc b.\n", "b"), ("> a\n> c\n\nd\n", "b"),
    ("> **Note** a\n\nc\n", "b"), ("a\n\n> c\n", "b"), ("> a\n", "a"),
  ])
  func aWordThatIsNotOnThePageIsTheScrapers(body: String, expected: String) {
    #expect(abstract(body, fields: "description: b\n") == expected)
  }

  @Test(arguments: [
    "a\n\nb\n", "> a\n\nb\n", "![c](d)\n\na\n", "> [!NOTE]\n> c\n\na\n", "Note\n\nc\n\na\n",
    "- c\n\na\n", "## C\n\na\n", "c|d\n-|-\ne|f\n\na\n",
  ])
  func elseTheFirstParagraph(body: String) { #expect(abstract(body) == "a") }

  @Test(arguments: [
    (String(repeating: "b", count: 300), String(repeating: "b", count: 300)),
    (String(repeating: "b", count: 301), String(repeating: "b", count: 300) + "…"),
    ("Tea is 1.5 l. " + String(repeating: "b ", count: 300), "Tea is 1.5 l."),
    ("Tea? Yes! " + String(repeating: "b", count: 300), "Tea? Yes!"),
    (String(repeating: "bcd ", count: 80), String(repeating: "bcd ", count: 74) + "bcd…"),
    (String(repeating: "é", count: 1_000_000), String(repeating: "é", count: 300) + "…"),
  ])
  func aLongOneIsCutBehindASentenceOrAWord(text: String, expected: String) {
    #expect(abstract(text + "\n") == expected)
    #expect(abstract("c\n", fields: "description: \(text)\n") == expected)
  }

  @Test(arguments: [
    ("A _cup_ of *tea*", "A cup of tea"), ("**Pour** `tea()` [here](/b)", "Pour tea() here"),
    ("_*Both*_ of them", "Both of them"), ("a_b and c_d", "a_b and c_d"),
    ("5 * 3 * 2", "5 * 3 * 2"), ("20 pt* at most", "20 pt* at most"),
    ("an _open one", "an _open one"), ("Hot.**Bold** stays", "Hot.Bold stays"),
    ("`[a](/b)` and [b](/c(d))", "[a](/b) and b"),
    ("\\*not\\* marked", "*not* marked"), ("[x] (y)", "[x] (y)"), ("_ x", "_ x"),
    ("a.[^1] b[^note]", "a. b"),
  ])
  func itHasNoMarks(text: String, expected: String) {
    #expect(abstract(text + "\n") == expected)
    #expect(abstract("c\n", fields: "description: \(text)\n") == expected)
  }

  @Test func emphasisStaysOnThePage() {
    #expect(normalized("A _cup_ of *tea*\n") == "A _cup_ of *tea*\n")
  }

  @Test func whatIsCutStaysInThePage() {
    let text = String(repeating: "bcd ", count: 80) + "e"
    #expect(normalized(text + "\n") == text + "\n")
  }

  @Test func aPageWithoutTextHasNone() { #expect(abstract("## B\n") == "") }
}
