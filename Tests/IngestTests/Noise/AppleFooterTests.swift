import Testing

@testable import Ingest

/// Where the footer of Apple's own Markdown starts: no rule inside the text may end the page.
@Suite struct AppleFooterTests {
  @Test(arguments: [
    ("a\n---\nCopyright 1\n", 1), ("a\n\n---\n\nCopyright 1\n\n", 2),
    ("a\n---\nCopyright 1\nCopyright 2\n", 1), ("a\n---\nb\n---\nCopyright 1\n", 3),
    ("a\n---\n", 2), ("a\n---\nb\n", 3), ("a\nCopyright 1\n", 2), ("Copyright 1\na\n", 2), ("", 0),
  ])
  func onlyARuleAboveACopyrightCounts(text: String, line: Int) {
    let scrape = Scrape(raw(text))
    let lines = 0..<scrape.lines.count
    #expect(AppleFurniture.after.footer(scrape, in: lines, needsRule: true) == line)
  }
}
