import Build
import Files
import Model
import Testing

/// A table whose rows are a guess says so wherever it is told, and answers nothing.
@Suite struct GuessedTableTests {
  private static let table = """
    | Color | Light | Dark |
    |---|---|---|
    | Blue | #007AFF | #0A84FF |
    """

  private func built(_ table: String) async throws -> FileSystem {
    let files = Projects.files(Projects.two)
    try files.write("/hig/templates/page.mustache", Array("{{{content}}}".utf8))
    for name in ["picture", "pictures"] {
      try files.write("/hig/templates/\(name).mustache", Array("{{title}}".utf8))
    }
    let pipeline = Pipeline(Projects.options(), files: files, memory: Memo())
    #expect(await !pipeline.build().failed)
    let page = "p/content/pages/current/a.md"
    let text = try #require(files.text(page))
    try files.write(page, Array((text + "\n\n## B\n\n" + table + "\n").utf8))
    #expect(await !pipeline.build().failed)
    return files
  }

  private func paths(_ files: FileSystem) -> [String] {
    (try? files.walk("p/public")) ?? []
  }

  @Test func itIsMarkedInPageAndData() async throws {
    let files = try await built("<!-- table, guessed -->\n" + Self.table)
    let page = try #require(files.text("p/public/a/index.html"))
    #expect(page.contains("role=\"note\">Only the cells of this table were captured"))
    #expect(page.contains("<table"))
    let csv = try #require(files.text("p/public/data/tables/a--b.csv"))
    #expect(csv == "Color,Light,Dark,guessed\r\nBlue,#007AFF,#0A84FF,guessed\r\n")
    let json = try #require(files.text("p/public/data/tables/a--b.json"))
    #expect(json.contains("\"structure\":\"guessed\""))
  }

  @Test func itIsNeitherDrawnNorAnAnswer() async throws {
    let (known, guessed) = (
      try await built(Self.table), try await built("<!-- table, guessed -->\n" + Self.table)
    )
    #expect(
      known.text("p/public/data/tables/a--b.csv") == "Color,Light,Dark\r\nBlue,#007AFF,#0A84FF\r\n")
    #expect(paths(known).contains { $0.contains("pictures/a--b") })
    #expect(!paths(guessed).contains { $0.contains("pictures/a--b") })
    #expect(paths(known).contains { $0.contains("search/rows-") })
    #expect(!paths(guessed).contains { $0.contains("search/rows-") })
  }

  @Test func aLostOneIsTold() async throws {
    let files = try await built("<!-- table, lost -->\n\nColor\n\nLight\n\nDark")
    let page = try #require(files.text("p/public/a/index.html"))
    #expect(page.contains("The rows of this table are missing; its cells follow in order"))
  }
}
