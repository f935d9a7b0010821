import Model
import TestSupport
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

  @Test func aBreakInAnItemIsOne() {
    #expect(parsed("- a<br>b\n\nc<br>d\n").dump.contains("\n      line break\n      \"b\"\n"))
    #expect(parsed("- a\n\nc<br>d\n").dump.contains("html \"<br>\""))
  }

  /// The words right under a picture are a paragraph, as behind a blank line.
  @Test(arguments: [
    ("![a](b)\nWords *c*.", "![a](b)\n\nWords *c*."),
    ("![a](b)\n![c](d)\nWords\nmore", "![a](b)\n![c](d)\n\nWords\nmore"),
  ])
  func wordsUnderAPicture(markdown: String, like other: String) {
    #expect(parsed(markdown).dump == parsed(other).dump)
  }

  @Test func whereTheyStand() {
    let paragraphs = parsed("x\n\n![a](b)\nWords", firstLine: 5).nodes.filter {
      $0.kind == .paragraph
    }
    #expect(paragraphs.map(\.line) == [5, 7, 8])
  }

  @Test(arguments: ["![a](b) c\nd", "c\n![a](b)\nd", "![a](b)\n![c](d)", "> ![a](b)\n> c"])
  func otherPicturesStayInTheirParagraph(markdown: String) {
    #expect(parsed(markdown).dump.split(separator: "\n").count { $0.hasSuffix("paragraph") } == 1)
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
