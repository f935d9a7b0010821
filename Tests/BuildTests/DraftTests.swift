import Build
import Files
import Model
import Testing

/// What can be shown of a change before the site is built.
@Suite struct DraftTests {
  private static let page = "p/content/pages/current/a.md"

  private func built() async -> (files: FileSystem, pipeline: Pipeline) {
    let files = Projects.files(Projects.two)
    try? files.write("/hig/templates/page.mustache", Array("{{page.title}}|{{{content}}}".utf8))
    try? files.write("/hig/templates/assets/css/a.css", Array("a{}".utf8))
    let pipeline = Pipeline(Projects.options(), files: files, memory: Memo())
    let report = await pipeline.build()
    #expect(!report.failed)
    return (files, pipeline)
  }

  private func edit(_ files: FileSystem, _ old: String, _ new: String) throws {
    let text = try #require(files.text(Self.page))
    #expect(text.contains(old))
    try files.write(Self.page, Array(text.replacing(old, with: new).utf8))
  }

  @Test func aChangedTextIsWhatTheBuildMakesOfIt() async throws {
    let (files, pipeline) = await built()
    try edit(files, "\n\nText.", "\n\nText, and [more](#more).\n\n## More\n\nNew.")
    let draft = pipeline.draft(of: [Self.page])
    _ = await pipeline.build()
    #expect(draft.contains { $0.path == "a/index.html" })
    for file in draft { #expect(files.text("p/public/" + file.path) == file.text) }
  }

  /// What was drawn of a table is shown as long as the table is there, wherever it stands by then.
  @Test(arguments: ["gone", "moved", "first"]) func picturesOfTables(how: String) async throws {
    let (files, pipeline) = await built()
    let colors = """
      | Color | Light | Dark |
      |---|---|---|
      | Blue | #007AFF | #0A84FF |
      """
    let other = "| Cup | Size |\n|---|---|\n| Small | 3 pt |"
    try files.write("/hig/templates/picture.mustache", Array("{{title}}".utf8))
    try files.write("/hig/templates/pictures.mustache", Array("{{title}}".utf8))
    try files.write(
      "/hig/templates/page.mustache", Array("{{{content}}}".utf8))
    try edit(files, "\n\nText.", "\n\nText.\n\n## A\n\n\(other)\n\n## B\n\n\(colors)")
    #expect(await !pipeline.build().failed)
    let before = try #require(Self.picture(in: files.text("p/public/a/index.html")))
    switch how {
    case "gone": try edit(files, colors, "Nothing.")
    case "moved": try edit(files, other, "Nothing.")
    default: try edit(files, "## A", "## C\n\n\(other)\n\n## A")
    }
    let draft = pipeline.draft(of: [Self.page])
    let text = draft.first { $0.path == "a/index.html" }?.text
    #expect(Self.picture(in: text) == (how == "gone" ? nil : before))
    _ = await pipeline.build()
    for file in draft { #expect(files.text("p/public/" + file.path) == file.text) }
  }

  /// Where the first picture of a page leads.
  private static func picture(in page: String?) -> String? {
    guard let page, let start = page.firstRange(of: "pictures/") else { return nil }
    return String(page[start.lowerBound...].prefix { $0 != "\"" })
  }

  @Test func whatReachesFurtherWaitsForTheBuild() async throws {
    let (files, pipeline) = await built()
    try edit(files, "title: a", "title: Another")
    #expect(pipeline.draft(of: [Self.page]).isEmpty)
    #expect(pipeline.draft(of: ["p/content/site.yaml", "p/content/pages"]).isEmpty)
  }

  @Test func aPageThatCannotBeReadWaitsToo() async throws {
    let (files, pipeline) = await built()
    try edit(files, "schema: 1", "schema: [")
    #expect(pipeline.draft(of: [Self.page]).isEmpty)
    try files.remove(Self.page)
    #expect(pipeline.draft(of: [Self.page]).isEmpty)
  }

  @Test func stylesThatAreNew() async throws {
    let (files, pipeline) = await built()
    let style = "/hig/templates/assets/css/a.css"
    #expect(pipeline.draft(of: [style]).isEmpty)
    try files.write(style, Array("b{}".utf8))
    let draft = pipeline.draft(of: [style])
    #expect(draft.map(\.text) == ["b{}"])
    _ = await pipeline.build()
    #expect(draft.map { files.text("p/public/" + $0.path) } == ["b{}"])
  }

  @Test func withoutABuildThereIsNone() {
    let pipeline = Pipeline(Projects.options(), files: Projects.files(Projects.two))
    #expect(pipeline.draft(of: [Self.page]).isEmpty)
  }

  @Test func whatIsReadIsNamed() {
    let files = Projects.files(Projects.two)
    let all = Pipeline(Projects.options(), files: files).watched
    #expect(
      all == [
        "p/content/raw", "p/content/pages", "p/content/site.yaml", "p/content/synonyms.yaml",
        "p/content/assets", "p/templates", "/hig/templates",
      ])
    let pages = Projects.options { $0.pages = "q" }
    #expect(!Pipeline(pages, files: files).watched.contains("p/content/raw"))
    let raw = Projects.options { $0.raw = ["r"] }
    #expect(Pipeline(raw, files: files).watched.prefix(2) == ["r", "p/content/site.yaml"])
  }
}

extension OutputFile {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
