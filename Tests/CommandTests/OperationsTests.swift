import Build
import Diagnostics
import Files
import SearchIndex
import TemporaryFolder
import Testing

@testable import Command

/// The stages themselves, and what their errors become.
@Suite struct OperationsTests {
  @Test func aPortInUseNamesItselfAndTheRemedy() throws {
    let folder = try TemporaryFolder()
    let first = try Operations.real.serve(folder.path, 0, false, nil)
    defer { first.stop() }
    #expect(first.port > 0)
    let error = #expect(throws: CommandError.self) {
      try Operations.real.serve(folder.path, first.port, false, {})
    }
    guard case .failure(let failure) = error else {
      Issue.record("no failure, but \(String(describing: error))")
      return
    }
    #expect(failure.location.file == "127.0.0.1:\(first.port)")
    #expect(failure.remedy?.contains("--port`; 0 uses any") == true)
  }

  @Test func anIndexThatIsNotThere() {
    let failure = CommandError.failure(
      .search, at: "site", "No search index in this folder",
      remedy: "Run `hig build` first, or name the site's folder with `--output`.")
    #expect(throws: failure) { try Operations.real.search("site", .memory()) }
  }

  @Test func anIndexThatIsNone() {
    let files = FileSystem.memory(["site/search/start.js": Array("alert(1)".utf8)])
    let error = #expect(throws: CommandError.self) { try Operations.real.search("site", files) }
    guard case .failure(let failure) = error else {
      Issue.record("no failure, but \(String(describing: error))")
      return
    }
    #expect(failure.summary.contains("site/search/start.js"))
    #expect(failure.summary.contains("run `hig build` again"))
  }

  @Test func aNameThatTheSiteDoesNotHave() async throws {
    let folder = try TemporaryFolder()
    let page = "---\ntitle: Boxes\nslug: boxes\nurl: https://example.org\n---\n\n# Boxes\n\nText.\n"
    try FileSystem.disk.write(folder["content/pages/current/boxes.md"], Array(page.utf8))
    var options = BuildOptions(project: folder.path)
    options.pages = folder["content/pages"]
    _ = await Operations.real.build(options, .disk, .silent)
    let find = try Operations.real.search(folder["public"], .disk)
    var question = SearchQuestion("boxes")
    question.filters = [.init(facet: "platform", name: "MACOS")]
    #expect(try find(question).results.map(\.slug) == ["boxes"])
    question.filters = [.init(facet: "kind", name: "pags")]
    let error = #expect(throws: CommandError.self) { try find(question) }
    #expect(
      error
        == .usage(
          .badValue(
            source: "--kind", value: "pags", demand: "is not one of Pages, Sections",
            nearest: "Pages"),
          command: "search"))
    question.filters = [.init(facet: "edition", name: "ios-2014")]
    let other = #expect(throws: CommandError.self) { try find(question) }
    guard case .usage(let error, _) = other else {
      Issue.record("no usage error, but \(String(describing: other))")
      return
    }
    #expect(error.text == "“ios-2014” for --edition is not needed: the site has only one")
  }

  @Test func nothingToClean() throws {
    let folder = try TemporaryFolder()
    #expect(try Operations.real.clean(folder["public"], .disk).files == 0)
  }

  @Test func aProjectThatIsNotThere() async {
    let options = BuildOptions(project: "/nowhere/at/all")
    let report = await Operations.real.check(options, .memory(), .silent)
    #expect(report.verdict != .fine)
  }
}
