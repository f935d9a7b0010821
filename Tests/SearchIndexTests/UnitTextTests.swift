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
}
