import Files
import Testing

/// Documents name files that are there.
@Suite struct PathTests {
  private static let rules = PathRules([
    "Package.swift", "docs/a.md", "Sources/Render/HTML/Writer.swift",
    "templates/assets/css/90-print.css",
  ])

  private func findings(_ text: String) -> [String] {
    Self.rules.findings(in: SourceFile(text, path: "docs/a.md"))
  }

  @Test func whatDocumentsNameIsThere() throws {
    let folders = ["Sources", "Tests", "docs", "templates", "scripts", "defaults", "benchmarks"]
    let tree = try folders.filter(Repository.has).flatMap { folder in
      try FileSystem.disk.walk(Path.join(Repository.root, folder)).map { Path.join(folder, $0) }
    }
    let rules = PathRules(tree + ["Package.swift"])
    let top = try ["README.md", "CONTRIBUTING.md"].filter(Repository.has).map(Repository.file)
    let documents = try Repository.files("docs", "md") + Repository.files("templates", "md") + top
    #expect(documents.flatMap { rules.findings(in: $0) } == [])
  }

  @Test(arguments: [
    "`Sources/Render/HTML/Writer.swift`", "`Render/HTML/Writer`", "`HTML/Writer.swift`",
    "`Sources/Render/`", "`Writer.swift`", "`Package.swift`", "`assets/css/90-print.css`",
    "`Sources/Render/HTML/NameWriter.swift`", "`docs/name-case/a.md`", "`Render/PART`",
    "`public/index.html`", "`search/start.js`", "`Gone/Writer`", "Sources/Gone.swift",
    "`.swift`", "`docs/a.md Render/HTML`",
  ])
  func whatIsThereOrElsewherePasses(text: String) { #expect(findings(text) == []) }

  @Test(arguments: [
    ("`Sources/Gone.swift`", "Sources/Gone.swift"), ("a\n`Render/Gone`", "Render/Gone"),
    ("`Gone.swift`", "Gone.swift"), ("`swift docs/gone.md`", "docs/gone.md"),
    ("`Render/Gone/NameWriter.swift`", "Render/Gone/NameWriter.swift"),
  ])
  func whatIsGoneIsFound(text: String, path: String) {
    let line = text.hasPrefix("a") ? 2 : 1
    #expect(findings(text) == ["docs/a.md:\(line): \(path) does not exist"])
  }
}
