import Build
import Diagnostics
import Files
import Testing

/// `check` with golden queries.
@Suite struct QueryRunTests {
  private func check(_ queries: String?, _ options: (inout BuildOptions) -> Void = { _ in }) async
    -> Report
  {
    var files = Projects.two
    files["content/raw/boxes.md"] = Projects.mirror("boxes", "## Round corners\n\nA frame.\n")
    files["content/queries.jsonl"] = queries.map { Array($0.utf8) }
    let asked = Projects.options {
      $0.queries = "p/content/queries.jsonl"
      options(&$0)
    }
    return await Pipeline(asked, files: Projects.files(files)).check()
  }

  private func line(_ query: String, _ expect: String) -> String {
    #"{"query": "\#(query)", "expect": "\#(expect)", "within": 1, "why": "So."}"# + "\n"
  }

  @Test func allAreAsked() async {
    let report = await check(
      line("boxes", "boxes") + line("round", "current/boxes#Round-corners"))
    #expect(report.told == [])
    #expect(report.number(of: "query") == 2)
  }

  @Test func oneThatFailsIsAnError() async {
    let report = await check(line("boxes", "boxes") + line("frame", "a"))
    #expect(report.diagnostics.map(\.rule.id) == ["golden-query"])
    #expect(report.diagnostics.map(\.location.text) == ["p/content/queries.jsonl:2:1"])
    #expect(report.failed)
  }

  @Test func aPageThatIsNotThereIsAnError() async {
    let told = await check(line("boxes", "old/boxes")).told
    #expect(
      told == [
        "p/content/queries.jsonl:1:1 error golden-query: “boxes” expects old/boxes, "
          + "which is not on the site"
      ])
  }

  @Test func aFileThatCannotBeReadIsAFailure() async {
    let report = await check(nil)
    #expect(report.broken)
    #expect(report.told == ["p/content/queries.jsonl error file: No such file"])
    #expect(report.diagnostics.first?.remedy?.hasPrefix("Name a file of golden queries") == true)
  }

  /// Below hundreds of findings nobody would see that the name was mistyped.
  @Test func aFileThatIsNotThereIsToldAlone() async {
    var files = Projects.two
    files["content/raw/boxes.md"] = Projects.mirror("boxes", "## Empty\n\n## [A](nosuch)\n")
    let ask = { (queries: String?) in
      await Pipeline(
        Projects.options { $0.queries = queries }, files: Projects.files(files)
      ).check().told
    }
    #expect(await ask(nil).isEmpty == false)
    #expect(await ask("p/none.jsonl") == ["p/none.jsonl error file: No such file"])
  }

  @Test func aFolderIsNoFileOfQueries() async {
    let report = await check(nil) { $0.queries = "p/content" }
    #expect(report.broken)
    #expect(report.told == ["p/content error file: Is a folder, expected a file"])
  }

  @Test func aBuildAsksNothing() async {
    let files = Projects.files(Projects.two)
    let report = await Pipeline(Projects.options { $0.queries = "nowhere" }, files: files).build()
    #expect(!report.failed && report.number(of: "query") == nil)
  }
}
