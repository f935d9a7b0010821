import Diagnostics
import Ingest
import Model
import TestSupport
import Testing

/// The text of an article as `get_text` and other tools write it: no fields, no frame, no marks of
/// headings.
@Suite struct BarePlainTests {
  private static let long =
    "Keep a box small in comparison with the view that it is in. The closer its size gets to the "
    + "size of the window, the less it shows which things belong together."

  private func body(_ text: String, _ name: String = "boxes.txt") -> String? {
    ingested(raw(text, name)).pages.first.map { String(decoding: $0.body, as: UTF8.self) }
  }

  private func shape(_ text: String, _ name: String = "boxes.txt") -> String {
    ingested(raw(text, name)).ledger.shape
  }

  @Test func sectionsBecomeHeadings() {
    let text = "Boxes\nA box groups things.\nBest practices\n\(Self.long)\nContent\n\(Self.long)\n"
    #expect(shape(text) == "plain-lines")
    let page = body(text) ?? ""
    #expect(
      page.split(separator: "\n").filter { $0.hasPrefix("#") }
        == ["# Boxes", "## Best practices", "## Content"])
    #expect(page.hasPrefix("# Boxes\n\nA box groups things.\n\n## Best practices\n\n**Keep a box"))
  }

  /// trafilatura leaves the title out, and what it is called stands in a field or nowhere.
  @Test(arguments: [
    ("", "boxes.txt", "# Boxes"), ("", "designing-for-tvos.txt", "# Designing for tvOS"),
    ("---\ntitle: Boxes | Apple Developer Documentation\n---\n", "42.md", "# Boxes"),
  ])
  func theTitleMayStandElsewhere(fields: String, name: String, title: String) {
    let text = fields + "A box groups things.\nBest practices\n\(Self.long)\n"
    #expect(
      body(text, name)?.hasPrefix(
        title + "\n\nA box groups things.\n\n## Best practices\n\n**Keep a box") == true)
  }

  @Test func itemsAndTablesKeepTheirMarks() {
    let text =
      "A box groups things.\nBest practices\n\(Self.long)\nIt can:\n  - Hold a title.\n"
      + "    + Short.\n  - Hold views.\n| Platform | Size | \n|---|---|\n| iOS | 17 pt | \n"
      + "Resources\n"
    #expect(
      body(text)?.hasSuffix(
        "It can:\n\n- Hold a title.\n  - Short.\n- Hold views.\n\n"
          + "| Platform | Size  |\n| -------- | ----- |\n| iOS      | 17 pt |\n\n"
          + "## Resources\n") == true,
      "\(body(text) ?? "")")
  }

  @Test func aRuleIsNoTableAndTwoTablesAreTwo() {
    let table = "| Platform | Size |\n|---|---|\n| iOS | 17 pt |\n"
    let other = "| Gesture | Action |\n|---|---|\n| Tap | Opens |\n"
    let page = body(
      "Best practices\n\n\(Self.long)\n\n---\n\n\(Self.long)\n\n\(table)\n\(other)")
    #expect(page?.contains("|---|") == false)
    #expect(page?.contains("| Platform | Size  |\n") == true)
    #expect(page?.contains("\n\n| Gesture | Action |\n") == true)
  }

  @Test(arguments: ["| iO", "|", "| iOS |"]) func aRowThatWasCutOffIsARow(row: String) {
    let table = "| Platform | Size |\n|---|---|\n| iOS | 17 pt |\n"
    let page = body("Best practices\n\n\(Self.long)\n\n\(table)\(row)\n")
    let rows = page?.split(separator: "\n").suffix(2) ?? []
    #expect(rows.first == "| iOS      | 17 pt |")
    #expect(rows.last?.split(separator: "|").count == 2 && rows.last?.count == 20)
  }

  @Test func rowsThatLackMostOfTheirCellsAreText() {
    let table = String(repeating: "|a", count: 90) + "|\n" + String(repeating: "|-", count: 90)
    let rows = String(repeating: "|b|\n", count: 100)
    let harvest = ingested(raw("Best practices\n\n\(Self.long)\n\n\(table)|\n\(rows)", "boxes.txt"))
    #expect(harvest.diagnostics.contains { $0.rule.id == "table-unfilled" })
    #expect(harvest.ledger.addsUp)
    #expect(
      harvest.pages.first.map { String(decoding: $0.body, as: UTF8.self) }?.contains("| b") == false
    )
  }

  /// What is around a page says where it starts, even if its title is lost.
  @Test func withoutItsTitleAPageStartsBehindTheSkipLink() {
    let text = plainPage("Best practices\n\n\(Self.long)")
      .replacing("Skip Navigation\nKettles", with: "Skip Navigation")
    #expect(body(text)?.hasPrefix("# Kettles\n\n## Best practices\n\n**Keep a box") == true)
    let signs = text.replacing("\"Kettles\"", with: "\"???\"").replacing(
      "Skip Navigation", with: "Skip Navigation\n* * *")
    #expect(body(signs)?.contains("# \\* \\* \\*") == false)
  }

  /// Every byte is booked, whether the title is there or not.
  @Test(arguments: ["Boxes\n", ""])
  func nothingIsLost(title: String) {
    let text = title + "A box groups things.\nBest practices\n\(Self.long)\n- One.\n"
    let ledger = ingested(raw(text, "boxes.txt")).ledger
    #expect(ledger.spans.first?.start == 0)
    #expect(ledger.spans.last?.end == text.utf8.count)
    for (span, next) in zip(ledger.spans, ledger.spans.dropFirst()) {
      #expect(span.end == next.start)
    }
    #expect(ledger.spans.allSatisfy { $0.fate == .kept })
  }

  @Test(arguments: [
    // Broken at every link: nobody can tell what is a block.
    ("Best practices\n\(long)\nsee\ncolors\nin boxes.\n", "boxes.txt"),
    // Wrapped: a line is no paragraph.
    ("Best practices\nKeep a box small.\nIts size shows.\n", "boxes.txt"),
    // No page of Apple's.
    ("Best practices\n\(long)\n", "notes.txt"),
    ("Best practices\n\(long)\n\n## Content\n\nText.\n", "boxes.txt"),
  ])
  func otherTextIsNoPlainPage(text: String, name: String) {
    #expect(shape(text, name) != "plain-lines")
  }

  /// It is refused with what helps.
  @Test func tornTextIsToldHowToBeSaved() {
    let torn = raw("Best practices\n\(Self.long)\nsee\ncolors\nin boxes.\n", "boxes.txt")
    let refused = ingested(torn).diagnostics.first { $0.rule.id == "shape-unknown" }
    #expect(refused?.summary == "Links and bold words begin lines of their own")
    #expect(refused?.remedy?.contains("str(soup.main)") == true)
    let other = ingested(raw("\(Self.long)\nsee\ncolors\n", "boxes.txt")).diagnostics
    #expect(other.map(\.summary) == ["Unrecognized format"])
  }

  /// A picture without a description, as Pandoc writes it; but not what a text speaks of.
  @Test(arguments: [
    ("\(long)\n\n[]\n\nTea.\n", false), ("A list without cups:\n\n[]\n\nTea.\n", true),
    ("\(long)\nA list of cups is\n[]\nOr less.\n", true),
  ])
  func emptyBrackets(text: String, isKept: Bool) {
    let harvest = ingested(raw("Boxes\n\nBest practices\n\n\(Self.long)\n\n\(text)", "boxes.txt"))
    let page = harvest.pages.first.map { String(decoding: $0.body, as: UTF8.self) }
    #expect(page?.contains("\\[]") == isKept && harvest.ledger.addsUp, "\(page ?? "")")
  }

  /// Links that kept their addresses stay links.
  @Test func linksStay() {
    let link = "[Color and its (many) _uses_](https://tea.example/a_(b))"
    let text = "Best practices\n\(Self.long) Or see \(link).\nResources\nRelated\n\(link)\n"
    let page = body(text) ?? ""
    let kept = #"[Color and its (many) \_uses\_](https://tea.example/a_(b))"#
    #expect(page.contains("belong together. Or see \(kept).\n"), "\(page)")
    #expect(page.hasSuffix("\n#### Related\n\n\(kept)\n"), "\(page)")
    #expect(body(text.replacing("](https", with: "] (https"))?.contains(#"\[Color"#) == true)
  }
}
