import Model
import Testing

@testable import SearchIndex

/// What of a section is shown below a hit.
@Suite struct UnitTextTests {
  private func text(_ body: String) -> String {
    Site(settings: SiteSettings(), pages: [ParsedPage.make("Menus", body)], groups: [])
      .units[0].text
  }

  @Test(arguments: [
    (
      "They are:\n\n- File\n- Edit\n- Help\n\nMore follow.",
      "They are: File · Edit · Help · More follow."
    ),
    ("- Normal. No meaning.\n- Primary.", "Normal. No meaning. Primary."),
    ("- File (for documents.)\n- Edit", "File (for documents.) Edit"),
    ("- One\n  - Two\n\n    Three\n- Four", "One · Two · Three · Four"),
    ("A line\nand another\n\n> A quote\n\nand more", "A line and another · A quote · and more"),
    ("Run\n\n```\nmake\n```\n\nto build.", "Run · make · to build."),
    ("One.\n\n* * *\n\n![](a.png)\n\nTwo.", "One. Two."),
  ])
  func whatIsBelowOneAnotherIsApart(body: String, expected: String) {
    #expect(text(body) == expected)
  }

  /// Pictures of ticks are gone from the first column: rows are about the next one.
  @Test(arguments: [
    (
      "| | Example |\n|---|---|\n| | Open Home |\n| | Open it |",
      ["Example", "Open Home", "Open it"]
    ),
    (
      "| | Example |\n|---|---|\n| | Open Home |\n| Yes | Open it |",
      ["", "Example", "", "Open Home", "Yes", "Open it"]
    ),
    ("| Use | Example |\n|---|---|\n| | Open Home |", ["Use", "Example", "", "Open Home"]),
    // A row is called by its name, wherever that is.
    (
      "| Pointer | Name | Use |\n|---|---|---|\n| A hand. | Open hand | Drag |",
      ["Name", "Pointer", "Use", "Open hand", "A hand.", "Drag"]
    ),
  ])
  func anotherColumnNamesTheRow(table: String, cells: [String]) {
    let found = text(table).split(
      omittingEmptySubsequences: false, whereSeparator: { "\u{3}\u{4}\u{5}\u{1f}".contains($0) })
    #expect(found.dropFirst().filter { !$0.contains("-") }.map(String.init) == cells)
  }
}
