import Testing

/// An asterisk under a table is a footnote's, if a cell has one.
@Suite struct FootnoteLineTests {
  private func below(_ cell: String, _ line: String) -> String {
    let text = normalized("| A | B |\n|---|---|\n| a | \(cell) |\n\n\(line)\n")
    return String(text.split(separator: "\n").last ?? "")
  }

  @Test func itIsNoItem() {
    #expect(below("20 pt*", "* At most.") == "\\* At most.")
    #expect(below("20 pt\\*", "* At most.") == "\\* At most.")
  }

  @Test(arguments: [
    ("20 pt", "* Cups"), ("*20* pt", "* Cups"), ("*", "* Cups"), ("20 pt*", "- Cups"),
    ("20 pt*", "  * Cups"),
  ])
  func itemsAreItems(cell: String, line: String) {
    #expect(below(cell, line) == "- Cups")
  }
}
