import Testing

@Suite struct CodeRepairTests {
  @Test(arguments: [
    "```swift\n* a\n\n  **b.**c\n# d\n```\n", "````\n```\na\n```\n````\n", "~~~\n* a\n~~~\n",
    "```\n```swift\n* a\n```\n",
  ])
  func codeStaysAsItIs(code: String) {
    #expect(normalized(code + "\n* e\n") == code + "\n- e\n")
  }

  @Test func codeThatNeverEndsIsClosed() {
    #expect(normalized("````\na\n```") == "````\na\n```\n````\n")
  }

  @Test func codeInsideALineOpensNothing() {
    #expect(normalized("```a``` b\n\n* c\n") == "```a``` b\n\n- c\n")
  }

  @Test func codeStandsApart() {
    #expect(normalized("a\n```\nb\n```\nc\n") == "a\n\n```\nb\n```\n\nc\n")
  }
}
