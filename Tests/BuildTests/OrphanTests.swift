import Build
import Diagnostics
import Files
import Testing

/// A page whose raw files are gone stays, and is told.
@Suite struct OrphanTests {
  private let files = Projects.files(Projects.two)

  private func ingest(_ change: (inout BuildOptions) -> Void = { _ in }) async -> [String] {
    await Pipeline(Projects.options(change), files: files).ingest().told
  }

  @Test func aPageWithoutItsRawFile() async throws {
    #expect(await ingest() == [])
    try files.remove("p/content/raw/a.md")
    let place = "p/content/pages/current/a.md"
    #expect(
      await ingest() == ["\(place) note page-orphaned: The raw files of this page are gone: a.md"])
    #expect(files.kind(place) == .file)
  }

  /// Else one article stays under two addresses.
  @Test func aPageWhoseRawFileGotAnotherAddress() async throws {
    #expect(await ingest() == [])
    try files.write("p/content/raw/a.md", Projects.mirror("c"))
    #expect(
      await ingest() == [
        "p/content/pages/current/a.md note page-orphaned: "
          + "The raw files of this page are of other pages now: a.md"
      ])
    try files.write("p/content/raw/a.md", Array("No page at all.".utf8))
    #expect(await ingest().allSatisfy { !$0.hasPrefix("p/content/pages/current/a.md") })
  }

  @Test func aPageOfNoRawFileIsNone() async throws {
    let mine = "---\ntitle: m\nslug: m\nurl: https://example.org\nedition: current\n---\n\n# m\n"
    try files.write("p/content/pages/current/m.md", Array(mine.utf8))
    #expect(await ingest() == [])
  }

  @Test func rawFilesFromElsewhereProveNothing() async throws {
    _ = await ingest()
    try files.write("other/c.md", Projects.mirror("c"))
    #expect(await ingest { $0.raw = ["other"] } == [])
  }

  /// Pages may be kept without the scrapes that they were made from.
  @Test func aProjectWithoutRawFilesHasNoOrphans() async throws {
    _ = await ingest()
    try files.remove("p/content/raw/a.md")
    try files.remove("p/content/raw/sub/b.md")
    #expect(await ingest() == [])
  }
}
