import Model
import Testing

@Suite struct SmallPrintTests {
  private func notes(_ below: String) -> [String] {
    table("## Sizes\n\n| A | B |\n|---|---|\n| x * | y |\n\n" + below)?.notes ?? ["?"]
  }

  @Test(arguments: [
    ("\\* Only indoors.\n", ["* Only indoors."]),
    ("† One.\n\n‡ Two.\n\nNot a note, for it goes on.\n\nAnd on.\n", ["† One.", "‡ Two."]),
    ("Measured at 144 ppi.\n", ["Measured at 144 ppi."]),
    ("_Measured at 144 ppi._\n\n## Next\n", ["Measured at 144 ppi."]),
    ("Measured.\n\n<!-- tabs -->\n", ["Measured."]),
    ("Measured.\n\n**Large**\n", ["Measured."]),
    ("> [!NOTE]\n> The table above counts lamps.\n\nMore.\n", ["The table above counts lamps."]),
    ("The table above counts lamps.\n\nMore.\n", ["The table above counts lamps."]),
  ])
  func whatBelongsToATable(below: String, expected: [String]) {
    #expect(notes(below) == expected)
  }

  @Test(arguments: [
    "", "A thought.\n\nThe next one.\n", "**A lead.** And more.\n", "These are the kinds:\n\n- a\n",
    "These are the kinds:\n", "For more, see lamps.\n", "See lamps.\n",
    "> [!NOTE]\n> Lamps are hot.\n", "> A quote.\n", "- An item\n", "## Next\n\nText.\n",
    String(repeating: "A long story. ", count: 30) + "\n",
  ])
  func whatDoesNot(below: String) {
    #expect(notes(below) == [])
  }
}
