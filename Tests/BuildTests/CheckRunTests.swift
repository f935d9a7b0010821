import Build
import Diagnostics
import Files
import Model
import Testing

@Suite struct CheckRunTests {
  private func check(_ files: FileSystem, _ options: BuildOptions = Projects.options()) async
    -> Report
  {
    await Pipeline(options, files: files).check()
  }

  private func page(_ slug: String, _ body: String, edition: String = "current") -> [UInt8] {
    Array(
      "---\ntitle: \(slug)\nslug: \(slug)\nurl: https://example.org\nedition: \(edition)\n---\n\n# \(slug)\n\n\(body)"
        .utf8)
  }

  @Test func findsWhatTheRulesFind() async {
    let files = Projects.files(["content/pages/current/a.md": page("a", "![](x.png)\n\n[y](#z)\n")])
    let report = await check(files)
    #expect(
      report.diagnostics.map { "\($0.location.text) \($0.rule)" } == [
        "p/content/pages/current/a.md:10:1 missing-alt",
        "p/content/pages/current/a.md:12:1 broken-anchor",
      ])
    #expect(report.number(of: "page") == 1)
    #expect(report.published == nil && !report.failed)
    #expect(await check(files, Projects.options { $0.strictness = .strict }).failed)
  }

  @Test func aFindingLeadsToTheRawFile() async {
    let raw = Projects.mirror("a", "Text.\n\n\n\n[y](#z)\n")
    let files = Projects.files(["content/raw/a.md": raw])
    let found = await check(files).diagnostics
    #expect(found.map(\.rule.id) == ["broken-anchor"])
    #expect(found.map(\.origin?.text) == ["p/content/raw/a.md:12"])
  }

  @Test func aPageEditedByHandHasLinesOfItsOwn() async throws {
    let raw = Projects.mirror("a", "Text.\n\n[y](#z)\n")
    let files = Projects.files(["content/raw/a.md": raw])
    _ = await Pipeline(Projects.options(), files: files).ingest()
    let path = "p/content/pages/current/a.md"
    let text = try #require(files.text(path)).replacing("\n\nText.", with: "\n\nNew.\n\nText.")
    try files.write(path, Array(text.utf8))
    let found = await check(files).diagnostics.filter { $0.rule.id == "broken-anchor" }
    #expect(found.map(\.origin) == [nil])
  }

  @Test func pagesOfOtherSourcesAreCheckedToo() async {
    var files = Projects.two
    files["content/pages/current/mine.md"] = page("mine", "Text.\n")
    let report = await check(Projects.files(files))
    #expect(report.number(of: "page") == 3 && report.told == [])
  }

  @Test func twoFilesOfOnePageAreTwoPages() async {
    let files = Projects.files([
      "content/pages/current/a.md": page("a", ""), "content/pages/current/z.md": page("a", ""),
      "content/pages/old/a.md": page("a", "", edition: "old"),
    ])
    #expect(
      await check(files).told == [
        "p/content/pages/current/z.md:1:1 warning name-taken: The page “a” of edition “current” "
          + "is also in p/content/pages/current/a.md; this one is published as “a-2”"
      ])
  }

  @Test func aBadPageDoesNotHideTheOthers() async {
    let files = Projects.files([
      "content/pages/current/a.md": Array("no front matter\n".utf8),
      "content/pages/current/b.md": Array("---\ntitel: b\n---\n".utf8),
      "content/pages/current/c.md": page("c", ""),
    ])
    let report = await check(files)
    #expect(report.failed && report.number(of: "page") == 1)
    #expect(Set(report.diagnostics.map(\.location.file)).count == 2)
  }

  @Test func nothingToBuildIsAnError() async {
    let report = await check(Projects.files(["x": []]))
    #expect(
      report.told
        == ["p/content/pages error nothing-to-build: No pages found"])
  }

  @Test func rawFilesGivenAloneLeaveThePagesAlone() async {
    let files = Projects.files(["content/pages/current/a.md": page("a", "")])
    try? files.write("other/b.md", Projects.mirror("b"))
    let report = await check(files, Projects.options { $0.raw = ["other"] })
    #expect(report.number(of: "page") == 1 && report.told == [])
    #expect(files.kind("p/content/pages/current/b.md") == nil)
  }

  @Test func pagesGivenAloneAreBuiltAsTheyAre() async {
    let files = Projects.files(Projects.two)
    try? files.write("mine/a.md", page("m", ""))
    let report = await check(files, Projects.options { $0.pages = "mine" })
    #expect(report.number(of: "page") == 1 && report.number(of: "raw file") == nil)
    #expect(files.kind("mine/current/a.md") == nil)
  }

  @Test func aBaseAddressThatIsNoneIsAnError() async {
    let report = await check(
      Projects.files(Projects.two), Projects.options { $0.settings["base-url"] = "example.org" })
    #expect(
      report.told == [
        "--base-url error settings: `base-url` must start with `https://` or `http://`, "
          + "but is “example.org”"
      ])
  }

  @Test func nothingIsWritten() async throws {
    let files = Projects.files(Projects.two)
    var sealed = files
    sealed.write = { path, _ throws(FileError) in throw FileError(.write, path, "sealed") }
    sealed.remove = { path throws(FileError) in throw FileError(.remove, path, "sealed") }
    #expect(await check(sealed).number(of: "page") == 2)
    #expect(files.kind("p/content/pages") == nil)
  }

  /// What a build would find in pages that it would write.
  @Test func pagesThatWouldChangeAreCheckedAsTheyWouldBe() async throws {
    let files = Projects.files(Projects.two)
    _ = await Pipeline(Projects.options(), files: files).ingest()
    try files.write("p/content/raw/a.md", Projects.mirror("a", "[x](#nowhere)\n"))
    #expect(await check(files).diagnostics.map(\.rule.id) == ["broken-anchor"])
    #expect(files.text("p/content/pages/current/a.md")?.contains("nowhere") == false)
  }
}
