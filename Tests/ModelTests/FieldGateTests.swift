import Model
import Testing

@Suite struct FieldGateTests {
  private func slug(_ text: String) -> (Slug, [String]) {
    var gate = FieldGate()
    return (gate.slug(text), gate.faults.map(\.summary))
  }

  @Test func aValidNameIsTakenAsItIs() {
    #expect(slug("dark-mode") == ("dark-mode", []))
  }

  @Test func anotherIsReplacedAndTold() {
    #expect(
      slug("../a b")
        == ("a-b", ["Invalid `slug`: “../a b”; “a-b” is used instead"]))
  }

  @Test(arguments: ["/some/folder", "../..", "a b", "a\u{0}b", String(repeating: "a", count: 300)])
  func anyEditionIsANameOfAFolder(text: String) {
    var gate = FieldGate()
    let edition = gate.edition(text)
    #expect(edition.isPlain && edition != FrontMatter.current && gate.faults.count == 1)
  }

  @Test func anEmptyEditionIsTodays() {
    var gate = FieldGate()
    #expect(gate.edition("") == FrontMatter.current && gate.faults.count == 1)
  }

  @Test(arguments: [
    ("2025-06-09", true), ("2024-02-29", true), ("2025-02-29", false), ("2025-06-09x", false),
    ("soon", false), ("", false), ("<b>", false), ("2025-6-9", false),
  ])
  func aDayIsOfTheCalendar(text: String, isDay: Bool) {
    var gate = FieldGate()
    #expect((gate.day("updated", text) != nil) == isDay && gate.faults.isEmpty == isDay)
  }

  @Test(arguments: ["javascript:x", "mailto:a@b", "x", "ftp://a"])
  func anAddressIsOfTheWeb(text: String) {
    var gate = FieldGate()
    #expect(gate.address("url", text) == "" && gate.faults.map(\.field) == ["url"])
  }

  @Test func aLongTextIsCut() {
    var gate = FieldGate()
    let text = String(repeating: "é", count: 1_000)
    let cut = gate.text("title", text, limit: FieldLimit.title)
    #expect(cut.utf8.count <= FieldLimit.title && cut.hasSuffix("é…") && gate.faults.count == 1)
    #expect(gate.words("aliases", Array(repeating: "a", count: 2_000)).count == FieldLimit.words)
    #expect(gate.faults[0].summary.hasSuffix("…”; only its start is used"))
    #expect(gate.faults[1].summary.hasSuffix("only the first \(FieldLimit.words) are used"))
  }
}
