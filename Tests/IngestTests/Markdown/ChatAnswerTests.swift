import Ingest
import Model
import Testing

/// A page between the words of the chat that wrote it, and one below the fields of a reader.
@Suite struct ChatAnswerTests {
  private func body(_ outcome: Outcome) -> String {
    outcome.pages.first.map { String(decoding: $0.body, as: UTF8.self) } ?? ""
  }

  private static let page = "# Ideas\n\nTea.\n\n---\n\nMilk.\n"

  @Test(arguments: [
    ("Sure! Here it is:\n\n---\n\n", "\n---\n\nLet me know if I should shorten it.\n"),
    ("Here’s the page:\n\n", "\n---\n\nWould you like the next page?\nI can go on.\n"),
    ("Below is the text:\n---\n", ""),
  ])
  func theWordsOfTheChatAreDropped(before: String, behind: String) {
    let outcome = ingested(raw(before + Self.page + behind, "ideas.md"))
    #expect(body(outcome) == "# Ideas\n\nTea.\n\n---\n\nMilk.\n" && outcome.ledger.addsUp)
    let dropped = outcome.ledger.spans.filter { $0.fate == .dropped && $0.rule == "chat-answer" }
    #expect(dropped.count == (behind.isEmpty ? 1 : 2))
  }

  @Test(arguments: [
    "Tea comes in three forms:\n\n# Ideas\n\nTea.\n", "Here is tea.\n\n# Ideas\n\nTea.\n",
    "Here it is:\n\n## Ideas\n\nTea.\n", "# Ideas\n\nTea.\n\n---\n\nLet me know.\n",
  ])
  func otherWordsStay(text: String) {
    let words = body(ingested(raw(text, "ideas.md")))
    let first = text.split(separator: "\n").first { !$0.hasPrefix("#") } ?? ""
    #expect(words.contains(first) && words.contains("Tea"))
    #expect(!text.contains("Let me") || words.contains("Let me know."))
  }

  @Test func fieldsOfReadwise() {
    let address = "https://developer.apple.com/design/human-interface-guidelines/cups"
    let outcome = ingested(
      raw(
        """
        # Cups

        ![rw-book-cover](https://tea.example/a.jpg)

        ## Metadata
        - Author: [[Tea]]
        - Category: #articles
        - URL: \(address)

        ## Full Document

        A cup.

        ## Handles

        Cool.

        """, "Reading.md"))
    #expect(body(outcome) == "# Cups\n\nA cup.\n\n## Handles\n\nCool.\n" && outcome.ledger.addsUp)
    let front = outcome.pages.first?.frontMatter
    #expect(front?.url == address && front?.scraped.map(\.name) == ["author", "category"])
    let dropped = outcome.ledger.spans.filter { $0.fate == .dropped }
    #expect(Set(dropped.map(\.rule)) == ["note-frame"])
  }

  /// Without an address, they are words of a page.
  @Test func otherListsStay() {
    let text = "# Cups\n\n## Metadata\n\n- Author: Tea\n- Link: None\n\nA cup.\n"
    #expect(body(ingested(raw(text, "cups.md"))) == text)
  }
}
