import Testing

@Suite struct ListRepairTests {
  @Test func bulletsAreHyphensWithoutGaps() {
    #expect(normalized("  * a\n\n  * b\n\n\n+ c\n") == "- a\n- b\n- c\n")
  }

  @Test(arguments: [
    "- a\n  - b\n    - c\n  - d\n- e\n", "- a\n    - b\n        - c\n    - d\n- e\n",
  ])
  func nestingIsRelative(source: String) {
    #expect(normalized(source) == "- a\n  - b\n    - c\n  - d\n- e\n")
  }

  @Test func aListThatStartsIndentedIsNotNested() {
    #expect(normalized("    * a\n    * b\n") == "- a\n- b\n")
  }

  @Test func whatHangsBelowANumberStandsUnderItsText() {
    #expect(normalized("1. a\n    * b\n10. c\n    * d\n") == "1. a\n   - b\n10. c\n    - d\n")
  }

  @Test func tabsIndentToo() { #expect(normalized("- a\n\t- b\n") == "- a\n  - b\n") }

  @Test func aLineThatGoesOnBelongsToItsItem() {
    #expect(normalized("- a\nb\n- c\n\nd\n") == "- a b\n- c\n\nd\n")
  }

  @Test func numbersStayAsTheyAre() { #expect(normalized("3. a\n4. b\n") == "3. a\n4. b\n") }

  @Test func bulletsAndNumbersAreTwoLists() {
    #expect(normalized("* a\n3. b\n\n* c\n") == "- a\n\n3. b\n\n- c\n")
    #expect(normalized("1. a\n   - b\n2. c\n") == "1. a\n   - b\n2. c\n")
  }

  @Test(arguments: ["-a", "*a*", "1.a", "2024. A year", "-"])
  func otherLinesAreText(line: String) { #expect(normalized(line) == line + "\n") }
}
