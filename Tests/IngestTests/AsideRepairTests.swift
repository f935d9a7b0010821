import Testing

@Suite struct AsideRepairTests {
  @Test(arguments: [
    ("Note", "NOTE"), ("Tip", "TIP"), ("Important", "IMPORTANT"), ("Warning", "WARNING"),
    ("Developer note", "DEVELOPER_NOTE"),
  ])
  func aLabelAloneOnItsLineMakesAnAside(label: String, alert: String) {
    #expect(normalized("a\n\n\(label)\n\nb\n\nc\n") == "a\n\n> [!\(alert)]\n> b\n\nc\n")
    #expect(normalized("\(label)\nb\n") == "> [!\(alert)]\n> b\n")
  }

  @Test(arguments: ["Note that a", "note", "- Note", "Note\n\n- a", "Tip\n\n## B"])
  func anyOtherUseIsText(text: String) { #expect(normalized(text) == text + "\n") }

  @Test func linesThatFollowBelongToIt() {
    #expect(normalized("Tip\n\na\nb\n") == "> [!TIP]\n> a b\n")
  }
}
