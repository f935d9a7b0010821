import Ingest
import Testing

/// Asides of plain lines: a label alone on its line, and the paragraph behind it.
@Suite struct PlainAsideTests {
  @Test(arguments: [
    ("Note", "NOTE"), ("Tip", "TIP"), ("Important", "IMPORTANT"), ("Warning", "WARNING"),
    ("Developer note", "DEVELOPER_NOTE"),
  ])
  func aLabelMakesAnAside(label: String, alert: String) {
    #expect(
      plainRecovered(lines(label, "Steam is hot. Avoid it.", "It burns."))
        == "> [!\(alert)]\n> Steam is hot. Avoid it.\n\nIt burns.\n")
  }

  @Test func aGuidelineInAnAsideIsNotBold() {
    #expect(
      plainRecovered(lines("Note", "Avoid steam in rooms. It burns.")).hasSuffix(
        "> Avoid steam in rooms. It burns.\n"))
  }

  @Test func aLabelBeforeSomethingBareIsAWord() {
    #expect(
      plainRecovered(lines("Tea is hot.", "Note", "Pouring")) == "Tea is hot.\n\nNote\n\nPouring\n")
  }

  @Test func aLabelAtTheEndIsAWord() {
    #expect(plainRecovered(lines("Tea is hot.", "Note")) == "Tea is hot.\n\nNote\n")
  }

  @Test func anAsideEndsAList() {
    #expect(
      plainRecovered(lines("A kettle has:", "A lid", "A handle", "Note", "Both get hot. Beware."))
        == "A kettle has:\n\n- A lid\n- A handle\n\n> [!NOTE]\n> Both get hot. Beware.\n")
  }
}
