import Ingest
import Model
import Testing

/// A page that a chat wrote into a fence of code.
@Suite struct FencedPageTests {
  private func body(_ outcome: Outcome) -> String {
    outcome.pages.first.map { String(decoding: $0.body, as: UTF8.self) } ?? ""
  }

  @Test func theFenceAndTheWordsOfTheChatAreDropped() {
    let code = "```swift\nlet cup = 1\n```\n"
    let page = "# Ideas\n\nTea.\n\n\(code)\nMilk.\n"
    let outcome = ingested(
      raw("Here it is:\n\n```markdown\n\(page)```\n\nWould you like more?\n", "ideas.md"))
    #expect(body(outcome) == page && outcome.ledger.addsUp)
    let dropped = outcome.ledger.spans.filter { $0.fate == .dropped }
    #expect(Set(dropped.map(\.rule)) == ["chat-answer"])
    #expect(body(ingested(raw("```\n\(page)```\n", "ideas.md"))) == page)
  }

  @Test(arguments: [
    "# Tea\n\n```markdown\n# Ideas\n```\n", "```swift\n# Ideas\n```\n", "```markdown\n# Ideas\n",
    "One.\n\nTwo.\n\nThree.\n\nFour.\n\n```markdown\n# Ideas\n```\n",
    "```markdown\n# Ideas\n```\n\n1\n\n2\n\n3\n\n4\n", "```\nlet a\n# Ideas\n```\n",
    "Tea\n===\n\n```markdown\n# Ideas\n```\n", "One.\n\n```md\n# Ideas\n```\n\n# Tea\n\nMilk.\n",
    "---\ntitle: Tea\n---\nSo:\n\n```md\n# Ideas\n```\n",
  ])
  func otherFencesAreCode(text: String) {
    #expect(body(ingested(raw(text, "ideas.md"))).contains("\n```"))
  }
}
