import Build
import Diagnostics
import Files
import TemporaryFolder
import Testing

@testable import Command

/// The stages themselves, and what their errors become.
@Suite struct WorkshopTests {
  @Test func aPortInUseNamesItselfAndTheRemedy() throws {
    let folder = try TemporaryFolder()
    let first = try Workshop.real.serve(folder.path, 0)
    defer { first.stop() }
    #expect(first.port > 0)
    let halt = #expect(throws: Halt.self) { try Workshop.real.serve(folder.path, first.port) }
    guard case .failure(let failure) = halt else {
      Issue.record("no failure, but \(String(describing: halt))")
      return
    }
    #expect(failure.diagnostic.location.file == "127.0.0.1:\(first.port)")
    #expect(failure.diagnostic.remedy?.contains("--port 0") == true)
  }

  @Test func anIndexThatIsNotThere() {
    let failure = Failure(
      "search", at: "site", "no search index in this folder",
      remedy: "Run hig build first, or name the site's folder with --output.")
    #expect(throws: Halt.failure(failure)) { try Workshop.real.search("site", .memory()) }
  }

  @Test func anIndexThatIsNone() {
    let files = FileSystem.memory(["site/search/manifest.js": Array("alert(1)".utf8)])
    let halt = #expect(throws: Halt.self) { try Workshop.real.search("site", files) }
    guard case .failure(let failure) = halt else {
      Issue.record("no failure, but \(String(describing: halt))")
      return
    }
    #expect(failure.diagnostic.summary.contains("site/search/manifest.js"))
    #expect(failure.diagnostic.summary.contains("run `hig build` again"))
  }

  @Test func nothingToClean() throws {
    let folder = try TemporaryFolder()
    #expect(try Workshop.real.clean(folder["public"], .disk) == 0)
  }

  @Test func aProjectThatIsNotThere() async {
    let options = BuildOptions(project: "/nowhere/at/all")
    let report = await Workshop.real.check(options, .memory(), .silent)
    #expect(report.verdict != .fine)
  }
}
