import Build
import Diagnostics
import Files
import Model
import Testing

@Suite struct IngestRunTests {
  private let pageA = "p/content/pages/current/a.md"

  private func ingest(_ files: FileSystem, _ options: BuildOptions = Projects.options()) async
    -> Report
  {
    await Pipeline(options, files: files).ingest()
  }

  @Test func rawFilesBecomePages() async {
    let files = Projects.files(Projects.two)
    let report = await ingest(files)
    #expect(report.told == [] && !report.failed)
    #expect(report.number(of: "raw file") == 2)
    #expect(report.number(of: "page written") == 2)
    #expect(report.ledgers.map(\.file) == ["a.md", "sub/b.md"])
    #expect(files.text(pageA)?.hasSuffix("---\n\n# a\n\nText.\n") == true)
    #expect(files.text("p/content/pages/current/b.md")?.contains("  - file: sub/b.md\n") == true)
  }

  @Test func whatDidNotChangeIsNotWrittenAgain() async {
    let files = Projects.files(Projects.two)
    _ = await ingest(files)
    #expect(await ingest(files).number(of: "page written") == 0)
    try? files.write("p/content/raw/a.md", Projects.mirror("a", "Other.\n"))
    #expect(await ingest(files).number(of: "page written") == 1)
    #expect(files.text(pageA)?.contains("Other.") == true)
  }

  @Test(arguments: ["Text.\nMine.\n", "---\nno: page\n---\n", ""])
  func aPageEditedByHandStays(edit: String) async throws {
    let files = Projects.files(Projects.two)
    _ = await ingest(files)
    let written = try #require(files.text(pageA))
    let edited = edit.hasPrefix("Text") ? written + "Mine.\n" : edit
    try files.write(pageA, Array(edited.utf8))
    try files.write("p/content/raw/a.md", Projects.mirror("a", "Other.\n"))
    let report = await ingest(files)
    #expect(files.text(pageA) == edited)
    #expect(report.diagnostics.map { "\($0.location.text) \($0.rule)" } == ["\(pageA) page-edited"])
    #expect(report.number(of: "page written") == 0)
  }

  @Test func aFileThatCannotBeReadIsToldAndTheRestIsWritten() async {
    let files = Projects.files(Projects.two).failing(at: "p/content/raw/a.md")
    let report = await ingest(files)
    #expect(
      report.told
        == ["p/content/raw/a.md warning raw-unreadable: Cannot read: Input/output error"])
    #expect(files.kind(pageA) == nil)
    #expect(files.kind("p/content/pages/current/b.md") == .file)
  }

  @Test func aShapeThatIsNotReadIsToldAndTheRestIsWritten() async {
    var raw = Projects.two
    raw["content/raw/c.txt"] = Array("tea, milk\n".utf8)
    let files = Projects.files(raw)
    let report = await ingest(files)
    #expect(
      report.diagnostics.map { "\($0.location.text) \($0.rule)" }
        == ["p/content/raw/c.txt shape-unknown"])
    #expect(report.number(of: "page written") == 2 && !report.failed)
  }

  @Test func strictMakesAnErrorOfAWarningAndWritesNothing() async {
    let raw = Projects.two.merging(["content/raw/c.txt": [0]]) { $1 }
    let files = Projects.files(raw)
    let report = await ingest(files, Projects.options { $0.strictness = .strict })
    #expect(report.failed)
    #expect(report.diagnostics.map(\.level) == [.error])
    #expect(files.kind("p/content/pages") == nil)
  }

  @Test func aFolderThatIsNotThereIsAnError() async {
    let report = await ingest(Projects.files(["x": []]))
    #expect(
      report.told
        == ["p/content/raw error raw-unreadable: Cannot read: no such file or folder"])
    #expect(report.broken)
  }

  @Test func aProjectWithoutAnythingSaysWhatToDo() async {
    let files = Projects.files(["content/raw/x": []])
    try? files.remove("p/content/raw/x")
    let report = await ingest(files)
    #expect(report.told == ["p/content/raw warning nothing-to-build: No raw files found"])
    #expect(report.diagnostics.first?.remedy?.hasPrefix("Run `hig fetch p` for Apple’s") == true)
  }

  private func line(_ start: String, of page: String) -> Substring? {
    page.split(separator: "\n").first { $0.hasPrefix(start) }
  }

  private func body(_ page: String) -> Substring {
    page.firstRange(of: "\n---\n").map { page[$0.upperBound...] } ?? ""
  }

  /// What an ingest wrote reads back as it is: text, edition, address, and none where there is
  /// none.
  @Test(arguments: ["", "---\nurl: https://old.test/tea\n---\n"])
  func ourOwnPagesComeBack(fields: String) async throws {
    let chapter = fields + "iOS Developer Library\n\nTea Views\n\nIn iOS 7 and later, tea is hot.\n"
    let pictures = "![a](https://x.test/a.png)\nBelow it\n\n> [!TIP]\n> a\n\n> [!TIP]\n> b\n"
    let files = Projects.files([
      "content/raw/a.txt": Array(chapter.utf8), "content/raw/b.md": Projects.mirror("b", pictures),
    ])
    #expect(await ingest(files).told == [])
    let options = Projects.options { ($0.raw, $0.pages) = (["p/content/pages"], "again") }
    #expect(await ingest(files, options).told == [])
    for path in ["ios-2014/tea-views.md", "current/b.md"] {
      let pages = try ["p/content/pages", "again"].map { folder in
        try #require(files.text("\(folder)/\(path)"))
      }
      #expect(body(pages[0]) == body(pages[1]))
      for field in ["title: ", "slug: ", "url: ", "edition: "] {
        #expect(line(field, of: pages[0]) == line(field, of: pages[1]), "\(path)")
      }
    }
    #expect(files.text("again/current/b.md")?.hasSuffix("\n" + pictures) == true)
  }

  @Test func foldersAndFilesCanBeGiven() async {
    let files = FileSystem.memory([
      "p/.keep": [], "x/one/a.md": Projects.mirror("a"), "y/b.md": Projects.mirror("b"),
      "z/c.md": Projects.mirror("c"),
    ])
    let options = Projects.options {
      $0.raw = ["x", "y/b.md"]
      $0.pages = "out"
    }
    let report = await ingest(files, options)
    #expect(report.told == [])
    #expect(files.text("out/current/a.md")?.contains("file: x/one/a.md\n") == true)
    #expect(files.text("out/current/b.md")?.contains("file: b.md\n") == true)
    #expect(files.kind("out/current/c.md") == nil)
  }

  @Test func everyFileIsReadInTheShapeThatIsNamed() async {
    let files = Projects.files(Projects.two)
    let report = await ingest(files, Projects.options { $0.shape = "legacy-text" })
    #expect(report.ledgers.map(\.shape) == ["legacy-text", "legacy-text"])
  }

  @Test func withoutWritingPagesTheyAreNotCounted() async {
    let files = Projects.files(Projects.two)
    let report = await ingest(files, Projects.options { $0.writesPages = false })
    #expect(report.number(of: "page written") == nil && report.ledgers.count == 2)
    #expect(files.kind("p/content/pages") == nil)
  }

  /// Who asks for a ledger asks for nothing about the pages that are there.
  @Test func withoutWritingPagesNoneIsLookedAt() async {
    let files = Projects.files(Projects.two)
    _ = await ingest(files, Projects.options())
    for page in ["a", "b"] {
      let path = "p/content/pages/current/\(page).md"
      try? files.write(path, Array(((files.text(path) ?? "") + "\nMine.\n").utf8))
    }
    let raw = "p/content/raw/a.md"
    try? files.write(raw, Array(((files.text(raw) ?? "") + "\nMore tea.\n").utf8))
    #expect(await ingest(files, Projects.options()).told.contains { $0.contains("page-edited") })
    let report = await ingest(files, Projects.options { $0.writesPages = false })
    #expect(report.told == [])
  }
}
