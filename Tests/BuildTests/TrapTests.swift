import Build
import Diagnostics
import Files
import TestSupport
import Testing

/// A build that fails writes no page that the next build would stumble over.
@Suite struct TrapTests {
  private func build(_ files: FileSystem) async -> Report {
    await Pipeline(Projects.options(), files: files).build()
  }

  @Test func pagesAreWrittenWhenTheSiteIsSound() async throws {
    let files = Projects.files(Projects.two)
    try files.write("/hig/templates/page.mustache", Array("{{#open}}".utf8))
    let broken = await build(files)
    #expect(broken.failed && broken.published == nil)
    #expect(files.kind("p/content/pages/current/a.md") == nil)
    try files.write("/hig/templates/page.mustache", Array("{{title}}".utf8))
    let report = await build(files)
    #expect(report.published != nil && report.number(of: "page written") == 2)
    #expect(files.kind("p/content/pages/current/a.md") == .file)
  }

  @Test func aBuildAfterAnErrorStillBringsNewVersions() async throws {
    let files = Projects.files(Projects.two)
    _ = await build(files)
    let path = "p/content/pages/current/a.md"
    try files.write(path, try files.read(path) + Array("Mine.\n".utf8))
    try files.write("p/content/raw/a.md", Projects.mirror("a", "Other.\n"))
    try files.write("p/content/pages/current/z.md", Array("no page\n".utf8))
    #expect(await build(files).failed)
    #expect(files.kind("p/content/pages/current/a.new.md") == .file)
  }
}
