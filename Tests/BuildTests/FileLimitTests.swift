import Build
import Diagnostics
import Files
import Testing

/// What is larger than anybody writes is told, and costs nothing else.
@Suite struct FileLimitTests {
  private func told(
    _ path: String, _ size: Int, _ change: @Sendable (inout BuildOptions) -> Void = { _ in }
  ) async -> [String] {
    var all = Projects.two
    all[path] = [UInt8](repeating: UInt8(ascii: "\n"), count: size)
    let report = await Pipeline(Projects.options(change), files: Projects.files(all)).check()
    return report.diagnostics.filter { $0.summary.contains("larger than") }
      .map { "\($0.level) \($0.rule): \($0.summary)" }
  }

  @Test(arguments: ["content/site.yaml", "content/synonyms.yaml"])
  func settings(path: String) async {
    #expect(await told(path, FileLimit.settings) == [])
    let rule = path.hasSuffix("site.yaml") ? "settings" : "synonyms"
    #expect(
      await told(path, FileLimit.settings + 1) == [
        "error \(rule): Cannot read: larger than 1 MiB"
      ])
  }

  @Test(arguments: ["content/site.yaml", "content/synonyms.yaml"])
  func settingsThatCannotBeReadAreNoFaultOfTheContent(path: String) async {
    var all = Projects.two
    all[path + "/x"] = []
    let report = await Pipeline(Projects.options(), files: Projects.files(all)).check()
    #expect(report.broken)
    #expect(report.diagnostics.contains { $0.summary == "Cannot read: Is a folder, not a file" })
  }

  @Test func aPage() async {
    let path = "content/pages/current/large.md"
    #expect(await told(path, FileLimit.page) == [])
    #expect(
      await told(path, FileLimit.page + 1) == [
        "error file: Cannot read: larger than 1 MiB"
      ])
  }

  @Test func goldenQueries() async {
    let queries = "content/q.jsonl"
    #expect(await told(queries, FileLimit.queries) { $0.queries = "p/\(queries)" } == [])
    #expect(
      await told(queries, FileLimit.queries + 1) { $0.queries = "p/\(queries)" } == [
        "error file: Cannot read: larger than 4 MiB"
      ])
  }

  @Test func aTemplateAndAPicture() async {
    #expect(
      await told("templates/a.mustache", FileLimit.template + 1) == [
        "error template-file: Cannot read: larger than 1 MiB"
      ])
    #expect(await told("templates/assets/a.svg", FileLimit.template + 1) == [])
    #expect(
      await told("content/assets/a.png", FileLimit.picture + 1) == [
        "warning asset: Cannot read: larger than 32 MiB"
      ])
  }

  @Test func aPictureThatIsTooLargeHidesNoOther() async {
    var all = Projects.two
    all["content/assets/a.png"] = [UInt8](repeating: 0, count: FileLimit.picture + 1)
    all["content/assets/b.png"] = [0]
    let report = await Pipeline(Projects.options(), files: Projects.files(all)).build()
    let found = report.diagnostics.filter { $0.rule.id == "asset" }.map(\.location.file)
    #expect(found == ["p/content/assets/a.png", "p/content/assets/b.png"])
  }

  /// The raw file is small enough, its page is not: nothing else of the run is lost.
  @Test(arguments: [true, false]) func aPageThatWouldBe(isBesideProject: Bool) async {
    let line = String(repeating: "A cup has a handle. ", count: 50) + "\n\n"
    let body = String(repeating: line, count: FileLimit.page / line.utf8.count + 2)
    var all = Projects.two
    all["content/raw/large.md"] = Projects.mirror("large", body)
    let options = Projects.options { if isBesideProject { $0.raw = ["p/content/raw"] } }
    let report = await Pipeline(options, files: Projects.files(all)).check()
    let found = report.diagnostics.filter { $0.rule.id == "page-too-large" }
    #expect(found.map(\.summary) == ["Left out: the page would be larger than 1 MiB"])
    #expect(found.map(\.level) == [.warning] && report.number(of: "page") == 2)
    #expect(found.first?.why == "It is made from large.md.")
  }

  @Test func aPageThatIsThereStays() async throws {
    var all = Projects.two
    all["content/raw/large.md"] = Projects.mirror("large", "Small.\n")
    let files = Projects.files(all)
    _ = await Pipeline(Projects.options(), files: files).ingest()
    let text = String(repeating: "A cup has a handle.\n\n", count: FileLimit.page / 20)
    try files.write("p/content/raw/large.md", Projects.mirror("large", text))
    let report = await Pipeline(Projects.options(), files: files).build()
    let found = report.diagnostics.filter { $0.rule.id == "page-too-large" }
    #expect(found.map(\.summary) == ["Not updated: the page would be larger than 1 MiB"])
    #expect(report.number(of: "page") == 3)
  }
}
