import Build
import Files
import TestSupport
import Testing

/// The note at a hole is on the page, and in no file that holds the page’s text or data.
@Suite struct HoleNoteTests {
  private static let note = Array("A table is missing here".utf8)

  private func notes(_ body: String) async throws -> [String] {
    let files = Projects.files([
      "content/raw/a.md": Projects.mirror("a", body), "content/raw/b.md": Projects.mirror("b"),
      "templates/page.mustache": Array("{{{content}}}\n".utf8),
    ])
    let report = await Pipeline(Projects.options(), files: files).build()
    #expect(report.published != nil)
    return try files.walk("p/public").filter { path in
      try files.read("p/public/" + path).firstRange(of: Self.note) != nil
    }
  }

  @Test func aNoteIsOnThePageAlone() async throws {
    let body = "Cups.\n\n## Trays\n\nUse the following table.\n\n## Lids\n\nLids close.\n"
    #expect(try await notes(body) == ["a/index.html"])
  }

  @Test func aPageWithoutAHoleHasNone() async throws {
    #expect(try await notes("## Trays\n\nUse the following table.\n\n|A|B|\n|-|-|\n|1|2|\n") == [])
  }
}
