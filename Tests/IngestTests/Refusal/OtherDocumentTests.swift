import Diagnostics
import Ingest
import Model
import TestSupport
import Testing

/// Books, indexes and instructions are named as what they are.
@Suite struct OtherDocumentTests {
  private func finding(_ text: String, _ name: String = "a.md") -> Diagnostic? {
    let outcome = ingested(raw(text, name))
    #expect(outcome.pages.isEmpty && outcome.ledger.addsUp)
    #expect(outcome.diagnostics.map(\.rule.id) == ["not-a-page"])
    return outcome.diagnostics.first
  }

  @Test(arguments: [
    ("bplist00\u{1}WebMainResource", "a.webarchive", "a web archive of Safari", "with Chrome"),
    ("%PDF-1.7\n# Cups\n\nTea.\n", "a.md", "a PDF", "HTML or Markdown"),
    ("PK\u{3}\u{4}\u{0}", "a.docx", "a ZIP archive", "Unpack it"),
    ("PK\u{3}\u{4}\u{0}", "a.webarchive", "a ZIP archive", "Unpack it"),
    (
      String(repeating: "\u{1}{a;b}\u{0} c\u{7F}\n", count: 8), "a.md", "not text",
      "remove the file"
    ),
  ])
  func aFileThatIsNoText(text: String, name: String, kind: String, remedy: String) {
    let found = finding(text, name)
    #expect(found?.summary.contains(kind) == true && found?.remedy?.contains(remedy) == true)
  }

  /// Programs for terminals write a letter twice for a bold one.
  @Test func backspacesAreOfText() {
    let bold = String(repeating: "C\u{8}Cu\u{8}up\u{8}ps\u{8}s of tea\n", count: 20)
    #expect(ingested(raw("# Ideas\n\n\(bold)", "ideas.md")).pages.count == 1)
  }

  @Test(arguments: [
    ("# Fetch pages\nimport os\n", "scrape.py", "scrape.py"), ("1\n# Log\n", "b/c.LOG", "c.LOG"),
    ("# Pins\ntea==1\n", "requirements.txt", "requirements.txt"), ("url: x\n", "a.yaml", "a.yaml"),
  ])
  func aFileThatIsCalledAsAProgram(text: String, name: String, file: String) {
    #expect(finding(text, name)?.summary.contains("its name `\(file)`") == true)
  }

  @Test(arguments: ["README.md", "a/readme", "LICENSE.txt", "Contributing.markdown"])
  func aFileAboutItsFolder(name: String) {
    let file = name.split(separator: "/").last ?? ""
    let found = finding("# Cups of 2024\n\nPoured on a Monday.\n", name)
    #expect(found?.summary.contains("`\(file)`, the file is about its folder") == true)
  }

  @Test(arguments: [
    ("# Buttons\n\nTea.\n", "buttons/README.md"), (mirror("Tea.\n"), "README.md"),
    ("# Tea\n\nPour.\n", "readme-first.md"), ("# Tea\n\nPour.\n", "about/license/tea.md"),
  ])
  func aPageUnderTheNameOfNotes(text: String, name: String) {
    #expect(ingested(raw(text, name)).pages.count == 1)
  }

  /// Another markup is named with the command that converts it.
  @Test(arguments: [
    ("Cups\n====\n\n.. note::\n\n   `Tea <https://tea.example>`__\n\n.. figure:: a.png\n", "rst"),
    ("= Cups\n\nTea.\n\n== Handles\n\nimage::a.png[]\n", "asciidoc"),
    ("* Cups\n:PROPERTIES:\n:END:\n\n[[https://tea.example][Tea]]\n", "org"),
    ("= Cups =\n\nTea.\n\n== Handles ==\n\n{| class\n|}\n", "mediawiki"),
    ("\\section{Cups}\n\\begin{itemize}\n\\item Tea\n\\end{itemize}\n", "latex"),
  ])
  func anotherMarkup(text: String, name: String) {
    let found = finding(text, "a b.txt")
    #expect(found?.summary.hasSuffix("which hig does not read") == true)
    #expect(
      found?.remedy == "Convert it: `pandoc -f \(name) -t gfm 'raw/a b.txt' -o PAGE.md`.")
  }

  /// Markdown may show any of it.
  @Test func markdownThatShowsOtherMarkupIsAPage() {
    let signs = ".. note::\n\n.. note::\n\n.. note::\n\n[[a][b]]\n\n#+a\n\n:END:\n"
    #expect(ingested(raw("# Ideas\n\n[Tea](b)\n\n\(signs)", "ideas.md")).pages.count == 1)
    #expect(ingested(raw("# Ideas\n\n## Tea\n\n\(signs)", "ideas.md")).pages.count == 1)
    let sections = "# Ideas\n\n=== A ===\n\nTea.\n\n=== B ===\n\n=== C ===\n\nCups.\n"
    #expect(ingested(raw(sections, "ideas.md")).pages.count == 1)
  }

  /// Who names the shape says what it is.
  @Test func aFormThatIsNamedIsRead() {
    let text = raw("# Tea\n\nPour.\n", "notes.yml")
    #expect(ingested([text], as: "markdown").pages.count == 1)
    #expect(ingested([text]).pages.isEmpty)
  }

  @Test func aPageIsOneUnderAnyName() {
    #expect(ingested(raw(mirror("Tea.\n"), "a.log")).pages.count == 1)
    #expect(ingested(raw("# Ideas\n\nTea.\n", "a.pyx")).pages.count == 1)
  }

  private static let leaf = String(repeating: "A cup should be easy to hold. ", count: 6)

  private static func book(feed: String, heads: String = "") -> String {
    let contents = "# Tea\n\nContents\n\nCups ........ 3\nPots … 5\nSpoons . . . . 9\n\n"
    return contents + (3..<14).map { "Cups\n\n\(leaf)\n\n\(heads)\n\($0)\n\(feed)" }.joined()
  }

  @Test(arguments: [
    book(feed: "\u{C}"), book(feed: ""), book(feed: "\n", heads: "1994-01-01 | Tea, Inc."),
    mirror(book(feed: "\u{C}")), book(feed: "").replacing("\n7\n", with: "\nPage 7 of 80\n"),
  ])
  func aBook(text: String) {
    #expect(finding(text)?.summary.contains("a book converted from PDF") == true)
  }

  private static func chapters(_ title: (Int) -> String, _ count: Int = 6) -> String {
    "Tea\n\nA book of cups.\n\n" + (1...count).map { "\(title($0))\n\n\(leaf)\n\n" }.joined()
  }

  @Test(arguments: [
    chapters { "Chapter \($0)" }, chapters { "CHAPTER \($0): Cups" },
    chapters { "## Chapter \($0)" },
    mirror(chapters { "Chapter \($0). Cups" }),
    "Chapter 1 Cups\nChapter 2 Pots\n\n" + chapters { "Chapter \($0)" },
  ])
  func aBookWithoutPages(text: String) {
    #expect(finding(text)?.summary.contains("a book with 6 numbered chapters") == true)
  }

  @Test func aFewChaptersAreNoBook() {
    let few = mirror(Self.chapters({ "Chapter \($0)" }, 4))
    let same = mirror(Self.chapters { _ in "Chapter 1" })
    for text in [few, same] { #expect(ingested(raw(text, "a.md")).pages.count == 1) }
  }

  private static func listing(_ top: String = "", _ line: (Int) -> String) -> String {
    top + (10..<30).map { "\(line($0))\n" }.joined()
  }

  @Test(arguments: [
    listing("# Tea archive\n\n") { "- [20\($0)-06-10](20\($0)0610/index.html)" },
    listing("# Files\n\nAll that we have.\n\n") { "pages/cup-\($0).md" },
    listing("# Books\n\n| Date | File | Size |\n|---|---|---|\n") {
      "| 20\($0) | tea-\($0).pdf | 3.1 MB |"
    },
    listing { "com,tea)/cups 20\($0)0610120000 https://tea.test/cups text/html 200 AB 9" },
    listing("# Captures\n\n") {
      "* <https://web.archive.org/web/20\($0)0610120000/https://tea.test/>"
    },
  ])
  func anIndexOfAnArchive(text: String) {
    #expect(finding(text)?.summary.contains("the index of an archive") == true)
  }

  @Test(arguments: [
    ("---\nname: tea\ndescription: Use when brewing.\n---\n\n# Tea\n\nBoil water.\n", "a.md"),
    ("---\nname: tea\ndescription: Brews.\nallowed-tools: Kettle\n---\n\n# Tea\n\nBoil.\n", "a.md"),
    ("---\nname: tea\ndescription: Brews.\n---\n\n# Tea\n\nWhen the user asks, pour.\n", "a.md"),
    ("---\nname: tea\ndescription: Brews.\n---\n\n# Tea\n\nPour.\n", "skills/SKILL.md"),
    ("# Tea\n\nPour.\n", "AGENTS.md"),
  ])
  func instructionsForAnAgent(text: String, name: String) {
    #expect(finding(text, name)?.summary.contains("instructions for an agent") == true)
  }

  /// Tables on plain lines, dates, lists of links, pages of few lines.
  @Test(arguments: [
    mirror("1\n\n2\n\n3\n\n4\n\n5\n\n6\n\n7\n\n8\n\n9\n\n10\n"),
    mirror((0..<20).map { "- [Cup \($0)](cup-\($0).md)\n" }.joined()),
    mirror((0..<20).map { "![Cup \($0)](cup-\($0).png)\n\n" }.joined()),
    mirror("| Date | Changes |\n|---|---|\n| June 10, 2024 | Added cups. |\n"),
    "# Names\n\nSave it as cup.md.\n\nA longer text follows, and tells how cups are washed.\n",
    "---\nname: Tea\n---\n\n# Tea\n\nPour.\n",
    "---\nname: Tea\ndescription: How we pour.\n---\n\n# Tea\n\nPour.\n",
    "---\ntitle: Skills\nname: x\ndescription: Use when it rains.\n---\n\n# Skills\n\nRead.\n",
  ])
  func pagesArePages(text: String) {
    let outcome = ingested(raw(text))
    #expect(outcome.pages.count == 1, "\(outcome.diagnostics)")
  }
}
