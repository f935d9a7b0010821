import Build
import Diagnostics
import Export
import Files
import Testing

/// Pages to data, with and without a site.
@Suite struct ExportRunTests {
  private static let page = """
    ---
    schema: 1
    title: A
    slug: a
    url: https://example.org/a
    edition: current
    ---

    # A

    Text.

    """

  private static var files: FileSystem {
    Projects.files(["content/pages/current/a.md": Array(page.utf8)])
  }

  private func export(
    _ subject: String, _ format: String, to output: String? = nil, files: FileSystem = Self.files,
    pages: String? = nil
  ) async throws -> Report {
    let order = try #require(ExportOrder(subject: subject, format: format))
    let options = Projects.options {
      $0.output = output
      $0.pages = pages
    }
    return await Pipeline(options, files: files).export(.data(order))
  }

  @Test func withoutAnOutputTheReportHasTheData() async throws {
    let report = try await export("sections", "json")
    #expect(report.told == [] && report.number(of: "section") == 1)
    let text = report.data.map { String(decoding: $0, as: UTF8.self) }
    #expect(text?.contains("\"text\":\"Text.\"") == true)
  }

  @Test func aFileIsWritten() async throws {
    let files = Self.files
    let report = try await export("pages", "csv", to: "out/pages.csv", files: files)
    #expect(report.data == nil && report.number(of: "file written") == 1)
    #expect(files.text("out/pages.csv")?.hasPrefix("id,page,edition,") == true)
  }

  @Test(arguments: ["out", "out/"]) func severalFilesMakeAFolder(output: String) async throws {
    let files = Self.files
    let report = try await export("all", "json", to: output, files: files)
    #expect(report.number(of: "file written").map { $0 > 10 } == true)
    #expect(files.kind("out/tables.json") == .file && files.kind("out/schema/table.json") == .file)
  }

  @Test func aFolderThatIsThereTakesTheFile() async throws {
    let files = Self.files
    try files.write("out/other", [1])
    _ = try await export("all", "sqlite", to: "out", files: files)
    #expect(files.kind("out/hig.sqlite") == .file && files.kind("out/other") == .file)
  }

  @Test func noRawFileIsRead() async throws {
    let files = Self.files
    try files.write("p/content/raw/b.md", Projects.mirror("b"))
    #expect(try await export("pages", "json", files: files).number(of: "page") == 1)
    #expect(try files.walk("p/content/pages") == ["current/a.md"])
  }

  @Test func aFolderOfPagesThatIsNotThereIsAFailure() async throws {
    let report = try await export("pages", "json", pages: "nowhere")
    #expect(report.broken && report.data == nil)
    #expect(report.told == ["nowhere error no-folder: No such folder"])
  }

  @Test func whatCannotBeWrittenIsTold() async throws {
    let files = Self.files
    try files.write("file", [1])
    let report = try await export("pages", "json", to: "file/x.json", files: files)
    #expect(
      report.broken
        && report.told == ["file/x.json error file: Cannot write: Not a directory"])
  }

  @Test func anErrorInAPageStopsTheExport() async throws {
    let files = Self.files
    try files.write("p/content/pages/current/bad.md", Array("no page\n".utf8))
    let report = try await export("pages", "json", to: "out.json", files: files)
    #expect(report.failed && !report.broken && files.kind("out.json") == nil)
  }

  @Test func aSiteCarriesItsData() async throws {
    let files = Self.files
    let report = await Pipeline(Projects.options(), files: files).build()
    #expect(report.published == "p/public")
    #expect(files.text("p/public/data/pages.json")?.contains("\"id\":\"a\"") == true)
    #expect(files.kind("p/public/data/schema/tables.json") == .file)
    #expect(files.kind("p/public/data/sections.json") == nil)
  }
}
