import Model
import TestSupport
import Testing

@Suite struct AsideTests {
  @Test(arguments: [
    ("NOTE", Aside.note), ("TIP", .tip), ("IMPORTANT", .important), ("WARNING", .warning),
    ("CAUTION", .warning), ("note", .note), ("Caution", .warning),
    ("DEVELOPER_NOTE", .developerNote),
  ])
  func aLabelMakesAQuoteAnAside(label: String, aside: Aside) {
    #expect(
      parsed("> [!\(label)]\n> Text.\n").dump == "aside \(aside)\n  paragraph\n    \"Text.\"\n")
  }

  @Test(arguments: [
    "> [!OTHER]\n> Text.\n", "> [!NOTE] Text.\n", "> Text.\n> [!NOTE]\n", "> \\[!NOTE]x\n> a\n",
    "> # [!NOTE]\n", "> *[!NOTE]*\n> a\n",
  ])
  func anythingElseStaysAQuote(markdown: String) {
    #expect(parsed(markdown).dump.hasPrefix("quote\n"))
  }

  @Test func aBlankLineBehindTheLabelLeavesNoEmptyParagraph() {
    #expect(
      parsed("> [!NOTE]\n>\n> Text.\n").dump == "aside note\n  paragraph\n    \"Text.\"\n")
    #expect(parsed("> [!NOTE]\n").dump == "aside note\n")
  }

  @Test func blanksBehindTheLabelAreNoLineBreak() {
    #expect(parsed("> [!TIP]  \n> a\n").dump == "aside tip\n  paragraph\n    \"a\"\n")
  }

  @Test func asidesNestAndHoldBlocks() {
    #expect(
      parsed("> [!TIP]\n> a\n>\n> > [!NOTE]\n> > - b\n\nc\n").dump == """
        aside tip
          paragraph
            "a"
          aside note
            list
              item
                paragraph
                  "b"
        paragraph
          "c"

        """)
  }
}
