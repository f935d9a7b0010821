import Model
import Testing

@Suite struct BlockTests {
  @Test func heading() {
    #expect(
      parsed("# One\n\n#### Four ##\n").dump == "heading 1\n  \"One\"\nheading 4\n  \"Four\"\n")
  }

  @Test func paragraph() {
    #expect(
      parsed("One\ntwo\n\nThree\n").dump == """
        paragraph
          "One"
          soft break
          "two"
        paragraph
          "Three"

        """)
  }

  @Test func quote() {
    #expect(
      parsed("> a\n>\n> > b\n").dump == """
        quote
          paragraph
            "a"
          quote
            paragraph
              "b"

        """)
  }

  @Test func listOfBullets() {
    #expect(
      parsed("- a\n- b\n  - c\n").dump == """
        list
          item
            paragraph
              "a"
          item
            paragraph
              "b"
            list
              item
                paragraph
                  "c"

        """)
  }

  @Test func listOfNumbersKnowsItsStart() {
    #expect(
      parsed("3. a\n\n4. b\n").dump == """
        list from 3, loose
          item
            paragraph
              "a"
          item
            paragraph
              "b"

        """)
  }

  @Test func listOfTasks() {
    #expect(
      parsed("- [x] a\n- [ ] b\n- c\n").dump == """
        list
          item [x]
            paragraph
              "a"
          item [ ]
            paragraph
              "b"
          item
            paragraph
              "c"

        """)
  }

  @Test func codeBlock() {
    #expect(
      parsed("```swift\nlet a = \"b\"\n\n```\n\n    indented\n").dump
        == "code block \"swift\" \"let a = \\\"b\\\"\\n\\n\"\ncode block \"\" \"indented\\n\"\n")
  }

  @Test func markupIsKeptAsTextOfItsOwnKind() {
    #expect(
      parsed("<div onclick=x>\n\na <b>c\n").dump == """
        html block "<div onclick=x>\\n"
        paragraph
          "a "
          html "<b>"
          "c"

        """)
  }

  @Test func thematicBreak() { #expect(parsed("a\n\n---\n").dump.hasSuffix("\nthematic break\n")) }

  @Test func nothing() { #expect(parsed("").nodes == [] && parsed("\n\n").sections == []) }
}
