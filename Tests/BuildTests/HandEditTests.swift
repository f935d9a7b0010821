import Build
import Diagnostics
import Files
import TestSupport
import Testing

/// A page that was edited by hand is not lost, and neither is its new version.
@Suite struct HandEditTests {
  private let page = "p/content/pages/current/a.md"
  private let newVersion = "p/content/pages/current/a.new.md"
  private let files = Projects.files(Projects.two)

  private func ingest(_ strictness: Strictness = .usual, force: Bool = false) async -> Report {
    let options = Projects.options { ($0.force, $0.strictness) = (force, strictness) }
    return await Pipeline(options, files: files).ingest()
  }

  /// The page with a line of ours; its source says something else since.
  private func edited() async throws -> String {
    _ = await ingest()
    let edited = try #require(files.text(page)) + "Mine.\n"
    try files.write(page, Array(edited.utf8))
    try files.write("p/content/raw/a.md", Projects.mirror("a", "Other.\n"))
    return edited
  }

  @Test func theNewVersionLiesBesideIt() async throws {
    let edited = try await edited()
    let report = await ingest()
    #expect(files.text(page) == edited)
    #expect(files.text(newVersion)?.hasSuffix("# a\n\nOther.\n") == true)
    #expect(report.diagnostics.map(\.rule.id) == ["page-edited"])
    #expect(report.diagnostics[0].why?.contains(newVersion) == true)
    #expect(report.diagnostics[0].remedy?.contains("--force") == true)
    #expect(report.number(of: "page written") == 0)
  }

  /// There is nothing new then, and no reason to stop.
  @Test func ofTheSameRawFilesItIsANote() async throws {
    _ = await ingest()
    try files.write(page, try files.read(page) + Array("Mine.\n".utf8))
    let edited = files.text(page)
    let report = await ingest(.strict)
    #expect(report.diagnostics.map { "\($0.level) \($0.rule)" } == ["note page-edited"])
    #expect(files.text(page) == edited && files.kind(newVersion) == nil)
  }

  /// What a page is, its front matter says; a file may have another name.
  @Test func aRenamedFileStaysThePage() async throws {
    _ = await ingest()
    let bytes = try files.read(page)
    let (renamed, other) = ("p/content/pages/mine/letters.md", "p/content/pages/current/notes.md")
    try files.remove(page)
    try files.write(renamed, bytes)
    try files.write(other, Array("no page\n".utf8))
    #expect(await ingest().number(of: "page written") == 0)
    #expect(
      files.kind(page) == nil && files.text(renamed) == String(decoding: bytes, as: UTF8.self))
    try files.write("p/content/raw/a.md", Projects.mirror("a", "Other.\n"))
    #expect(await ingest().number(of: "page written") == 1)
    #expect(files.kind(page) == nil && files.text(renamed)?.contains("Other.") == true)
    try files.write(renamed, try files.read(renamed) + Array("Mine.\n".utf8))
    try files.write("p/content/raw/a.md", Projects.mirror("a", "Third.\n"))
    #expect(await ingest().diagnostics.map(\.location.file) == [renamed])
    #expect(files.text("p/content/pages/mine/letters.new.md")?.contains("Third.") == true)
  }

  /// The finding is an error then, so that no page is written; the new version is none.
  @Test func strictBringsTheNewVersionAndNoPage() async throws {
    let edited = try await edited()
    try files.write("p/content/raw/sub/b.md", Projects.mirror("b", "Other.\n"))
    let report = await ingest(.strict)
    #expect(report.diagnostics.map { "\($0.level) \($0.rule)" } == ["error page-edited"])
    #expect(report.number(of: "page written") == nil)
    #expect(files.text(page) == edited)
    #expect(files.text(newVersion)?.hasSuffix("# a\n\nOther.\n") == true)
    #expect(files.text("p/content/pages/current/b.md")?.contains("Other.") == false)
  }

  @Test func theNewVersionIsNoPageOfTheSite() async throws {
    _ = try await edited()
    let report = await Pipeline(Projects.options(), files: files).build()
    #expect(files.kind(newVersion) == .file)
    #expect(report.number(of: "page") == 2 && report.published != nil)
  }

  @Test func forceReplacesThePageAndClearsUp() async throws {
    _ = try await edited()
    _ = await ingest()
    let report = await ingest(force: true)
    #expect(files.text(page)?.hasSuffix("# a\n\nOther.\n") == true)
    #expect(files.kind(newVersion) == nil)
    #expect(report.told == [] && report.number(of: "page written") == 1)
  }

  /// A file of that name that a person wrote, or changed, is theirs.
  @Test(arguments: ["Mine.\n", "---\ntitle: T\nslug: a\n---\n\n# Mine\n"])
  func aFileOfThatNameIsNeverTouched(mine: String) async throws {
    _ = try await edited()
    try files.write(newVersion, Array(mine.utf8))
    let report = await ingest()
    let other = "p/content/pages/current/a.2.new.md"
    #expect(files.text(newVersion) == mine)
    #expect(files.text(other)?.hasSuffix("# a\n\nOther.\n") == true)
    #expect(report.diagnostics.first?.why?.contains(other) == true)
    _ = await ingest(force: true)
    #expect(files.text(newVersion) == mine && files.kind(other) == nil)
    #expect(await Pipeline(Projects.options(), files: files).build().number(of: "page") == 2)
  }

  @Test func whoTakesTheNewVersionIsRidOfIt() async throws {
    _ = try await edited()
    _ = await ingest()
    try files.write(page, try files.read(newVersion))
    #expect(await ingest().told == [])
    #expect(files.kind(newVersion) == nil)
  }
}
