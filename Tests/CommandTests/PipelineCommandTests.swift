import Build
import Diagnostics
import JSON
import Synchronization
import Testing

@testable import Command

/// `ingest`, `build` and `check`: what they ask of the pipeline, tell of it and end with.
@Suite struct PipelineCommandTests {
  private func status(_ command: String, _ levels: [Diagnostic.Level]) async -> Verdict {
    var trial = Trial()
    trial.operations = .reporting(.of(levels))
    return await trial.run(command).verdict
  }

  @Test(arguments: ["ingest", "build"]) func onlyErrorsAreFindings(command: String) async {
    #expect(await status(command, []) == .fine)
    #expect(await status(command, [.note, .warning]) == .fine)
    #expect(await status(command, [.warning, .error]) == .findings)
  }

  @Test func checkMindsWarnings() async {
    #expect(await status("check", [.note]) == .fine)
    #expect(await status("check", [.warning]) == .findings)
    #expect(await status("check", [.error]) == .findings)
  }

  @Test(arguments: ["ingest", "build", "check", "serve"])
  func whatTheMachineRefusesIsAFailure(command: String) async {
    var report = Report.of([.error])
    report.broken = true
    var trial = Trial()
    trial.operations = .reporting(report)
    #expect(await trial.run(command).verdict == .failure)
  }

  @Test func flagsBecomeOptions() async {
    let asked = Mutex<BuildOptions?>(nil)
    var trial = Trial()
    trial.operations.build = { options, _, _ in
      asked.withLock { $0 = options }
      return Report()
    }
    _ = await trial.run(
      "build", "docs", "--raw", "a", "--raw", "b", "--pages=p", "-o", "out", "--templates", "t",
      "--base-url", "https://example.com/hig/", "-j3", "--strict")
    let options = asked.withLock { $0 }
    #expect(options?.project == "docs")
    #expect(options?.raw == ["a", "b"])
    #expect(options?.pages == "p")
    #expect(options?.output == "out")
    #expect(options?.templates == "t")
    #expect(options?.settings["base-url"] == "https://example.com/hig/")
    #expect(options?.jobs == 3)
    #expect(options?.strictness == .strict)
  }

  @Test func withoutFlagsTheProjectDecides() async {
    let options = Mutex<BuildOptions?>(nil)
    var trial = Trial()
    trial.operations.ingest = { asked, _, _ in
      options.withLock { $0 = asked }
      return Report()
    }
    _ = await trial.run("ingest")
    let asked = options.withLock { $0 }
    #expect(asked?.project == ".")
    #expect(asked?.raw == nil)
    #expect(asked?.pages == nil)
    #expect(asked?.output == nil)
    #expect(asked?.jobs == nil)
    #expect(asked?.strictness == .usual)
  }
}
