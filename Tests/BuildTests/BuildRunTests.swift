import Build
import Diagnostics
import Files
import Model
import TestSupport
import Testing

@Suite struct BuildRunTests {
  private func published(_ files: FileSystem) throws -> [String: [UInt8]] {
    try Dictionary(
      uniqueKeysWithValues: files.walk("p/public").map { ($0, try files.read("p/public/" + $0)) })
  }

  @Test func aSiteIsPublishedAndTheSameEveryTime() async throws {
    let files = Projects.files(Projects.two)
    let report = await Pipeline(Projects.options(), files: files).build()
    #expect(report.told == [] && report.published == "p/public")
    let first = try published(files)
    #expect(first["a/index.html"] != nil && first["b/index.html"] != nil)
    let other = Projects.files(Projects.two).listingBackwards
    _ = await Pipeline(Projects.options { $0.jobs = 1 }, files: other).build()
    #expect(try published(other) == first)
    #expect(report.number(of: "file").map { $0 > 10 } == true)
  }

  @Test func whileAnErrorStandsTheLastSiteStays() async throws {
    let files = Projects.files(Projects.two)
    _ = await Pipeline(Projects.options(), files: files).build()
    let before = try published(files)
    try files.write("p/content/raw/a.md", Projects.mirror("a", "Other.\n"))
    try files.write("p/content/pages/current/bad.md", Array("no page\n".utf8))
    let report = await Pipeline(Projects.options(), files: files).build()
    #expect(report.failed && report.published == nil)
    #expect(try published(files) == before)
  }
}
