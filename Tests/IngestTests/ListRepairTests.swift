import Testing

@Suite struct ListRepairTests {
  @Test func bulletsAreHyphensWithoutGaps() {
    #expect(normalised("  * a\n\n  * b\n\n\n+ c\n") == "- a\n- b\n- c\n")
  }

  @Test(arguments: [
    "- a\n  - b\n    - c\n  - d\n- e\n", "- a\n    - b\n        - c\n    - d\n- e\n",
  ])
  func nestingIsRelative(source: String) {
    #expect(normalised(source) == "- a\n  - b\n    - c\n  - d\n- e\n")
  }

  @Test func aListThatStartsIndentedIsNotNested() {
    #expect(normalised("    * a\n    * b\n") == "- a\n- b\n")
  }

  @Test func whatHangsBelowANumberStandsUnderItsText() {
    #expect(normalised("1. a\n    * b\n10. c\n    * d\n") == "1. a\n   - b\n10. c\n    - d\n")
  }

  @Test func tabsIndentToo() { #expect(normalised("- a\n\t- b\n") == "- a\n  - b\n") }

  @Test func aLineThatGoesOnBelongsToItsItem() {
    #expect(normalised("- a\nb\n- c\n\nd\n") == "- a b\n- c\n\nd\n")
  }

  @Test func numbersStayAsTheyAre() { #expect(normalised("3. a\n4. b\n") == "3. a\n4. b\n") }

  @Test func bulletsAndNumbersAreTwoLists() {
    #expect(normalised("* a\n3. b\n\n* c\n") == "- a\n\n3. b\n\n- c\n")
    #expect(normalised("1. a\n   - b\n2. c\n") == "1. a\n   - b\n2. c\n")
  }

  @Test(arguments: ["-a", "*a*", "1.a", "2024. A year", "-"])
  func otherLinesAreText(line: String) { #expect(normalised(line) == line + "\n") }
}
