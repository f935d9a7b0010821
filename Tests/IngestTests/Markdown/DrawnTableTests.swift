import Testing

@testable import Ingest

/// Tables that are drawn with signs, as Pandoc does it, and what only looks like one.
@Suite struct DrawnTableTests {
  @Test func belowDashes() {
    let text = """
      a

      Model         Size  Note
      ---------- ------- ---------
      One            1×2  first
      Two & “½”  10×20 pt
                     3×4  **third**

      b
      """
    // “10×20 pt” is wider than its column.
    #expect(!LinesRead(text).blocks.contains { $0.kind == .table })
    let fits = text.replacing("10×20 pt", with: "  10×20")
    #expect(
      LinesRead(fits).dump == [
        "p a", "table Model|Size|Note / One|1×2|first / Two & “½”|10×20| / |3×4|**third**", "p b",
      ])
  }

  /// Pandoc writes what is around a table right above it and below.
  @Test(arguments: [
    "::: wide\n  Cup     Size\n  ------- -----\n  Large   31\n:::\n\nb\n",
    "::: wide\n| Cup | Size |\n|---|---|\n| Large | 31 |\n:::\n\nb\n",
  ])
  func betweenColons(text: String) {
    let read = LinesRead(text)
    #expect(read.dump == ["table Cup|Size / Large|31", "p b"])
    #expect(read.rules.count { $0 == "markup" } == 2)
  }

  @Test func betweenDashes() {
    let text = """
      -----------------------
      Model      Size of the
                 screen
      ---------- ------------
      One        1×2 in
                 general

      Two        - a
                 - b
      -----------------------

        Table: Sizes
      """
    #expect(
      LinesRead(text).dump == [
        "table Model|Size of the screen / One|1×2 in general / Two|• a<br>• b", "p Table: Sizes",
      ])
    let bare = "---- ----\na    b\nc    d\n---- ----\n"
    #expect(LinesRead(bare).dump == ["table | / a|b / c|d"])
    #expect(LinesRead("---- ----\na    b\n\nc    d\n---- ----\n").dump == ["table | / a|b / c|d"])
  }

  @Test func inAGrid() {
    let text = """
      +-------+--------------+
      | Model | Size         |
      +=======+:============:+
      | One   | 1×2          |
      |       |              |
      |       | or <b>3</b>  |
      +-------+--------------+
      | Two   | a \\| b       |
      +-------+--------------+
      """
    #expect(LinesRead(text).dump == ["table Model|Size / One|1×2<br>or **3** / Two|a \\| b"])
    #expect(LinesRead("+-+-+\n|a|b|\n+-+-+\n").dump == ["table | / a|b"])
  }

  /// A rule across the page is no table, and one that follows is.
  @Test func aRuleIsAbove() {
    let rule = String(repeating: "-", count: 72)
    #expect(LinesRead("\(rule)\n\nA    B\n---- ----\na    b\n").dump.last == "table A|B / a|b")
    let sections = "---\n\nA    B\n---- ----\na    b\n\n## C\n\n- d\n\n---\n\ne\n"
    #expect(LinesRead(sections).dump.contains("h2 C"))
    #expect(LinesRead(sections).dump.contains("table A|B / a|b"))
    let open = "---- ----\na    b\n\n## C\n\n---- ----\n"
    #expect(LinesRead(open).dump.contains("h2 C"))
  }

  @Test(arguments: [
    "+-+-+\n|a|b|\n+-+\n", "+-+-+\n|a|b\n+-+-+\n", "+-+-+\n", "+-+-+\n|a|b|\n", "+-\n", "--\n",
    "-- --\na  b\n", "-----\na  b\n\nc\n", "a  b\n-- --\nabc\n", "a\nb  c\n-- --\nd  e\n",
    "a\n- - -\n", "a  b\n-- --\n",
  ])
  func whatIsNoneStaysText(text: String) {
    let read = LinesRead(text)
    #expect(!read.blocks.contains { $0.kind == .table })
    #expect(read.bookings.map(\.range.count).reduce(0, +) == text.utf8.count)
  }
}
