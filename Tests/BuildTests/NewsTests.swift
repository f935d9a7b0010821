import Build
import Files
import TestSupport
import Testing

/// What a build need not be made again for.
@Suite struct NewsTests {
  private static let page = "p/content/pages/current/a.md"
  private static let newVersion = "p/content/pages/current/a.new.md"

  private func built() async -> (files: FileSystem, pipeline: Pipeline) {
    let files = Projects.files(Projects.two)
    let pipeline = Pipeline(Projects.options(), files: files, memory: Memo())
    let report = await pipeline.build()
    #expect(!report.failed)
    return (files, pipeline)
  }

  @Test func aPageAsTheBuildFoundItIsNone() async throws {
    let (files, pipeline) = await built()
    let bytes = try files.read(Self.page)
    #expect(pipeline.news(among: [Self.page]).isEmpty)
    try files.write(Self.page, bytes + [0x0A])
    #expect(pipeline.news(among: [Self.page]) == [Self.page])
    try files.write(Self.page, bytes)
    #expect(pipeline.news(among: [Self.page]).isEmpty)
  }

  @Test func aPageThatIsGoneOrNewIsNews() async throws {
    let (files, pipeline) = await built()
    try files.write("p/content/pages/current/z.md", Array("new".utf8))
    try files.remove(Self.page)
    let changed: Set = [Self.page, "p/content/pages/current/z.md"]
    #expect(pipeline.news(among: changed) == changed)
    // Made and removed between two looks.
    #expect(pipeline.news(among: ["p/content/pages/current/y.md"]).isEmpty)
  }

  @Test func whatABuildWroteIsNone() async throws {
    let files = Projects.files(["content/raw/boxes.md": Projects.mirror("boxes", "A frame.\n")])
    let pipeline = Pipeline(Projects.options(), files: files, memory: Memo())
    let written = "p/content/pages/current/boxes.md"
    #expect(pipeline.news(among: [written]).isEmpty, "there is none yet")
    _ = await pipeline.build()
    #expect(files.kind(written) == .file)
    #expect(pipeline.news(among: [written]).isEmpty)
    #expect(pipeline.news(among: [Self.newVersion]).isEmpty)
  }

  @Test func everythingElseIsNews() async {
    let (files, pipeline) = await built()
    let changed: Set = [
      "p/content/site.yaml", "p/content/raw/a.md", "p/content/pages", "p/content/pages/current",
      "p/content/pages/current/a.png", "p/templates/page.mustache", "p/content/pages-old/a.md",
    ]
    #expect(pipeline.news(among: changed) == changed)
    let without = Pipeline(Projects.options(), files: files)
    #expect(without.news(among: [Self.page]) == [Self.page])
  }
}
