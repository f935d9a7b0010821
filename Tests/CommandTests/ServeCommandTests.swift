import Build
import Diagnostics
import Testing

@testable import Command

/// `hig serve`: builds, says where, ends when asked.
@Suite struct ServeCommandTests {
  private func trial(_ report: Report, _ seen: Recording) -> Trial {
    var trial = Trial()
    trial.operations = .reporting(report)
    trial.operations.serve = { folder, port, _, _ throws(CommandError) in
      seen.append(Array("serve \(folder) \(port)\n".utf8))
      return RunningServer(port: port == 0 ? 5555 : port) { seen.append(Array("stop\n".utf8)) }
    }
    return trial
  }

  @Test func servesWhatWasPublished() async {
    let seen = Recording()
    var report = Report()
    report.published = "docs/public"
    let outcome = await trial(report, seen).run("serve", "docs", "--port", "0")
    #expect(seen.text == "serve docs/public 0\nstop\n")
    #expect(outcome.output == "http://127.0.0.1:5555/\n")
    #expect(outcome.verdict == .fine)
  }

  @Test func aUsualPort() async {
    let seen = Recording()
    #expect(await trial(Report(), seen).run("serve").output == "http://127.0.0.1:4321/\n")
    #expect(seen.text == "serve public 4321\nstop\n")
  }

  @Test func nothingIsServedWhileAnErrorStands() async {
    let seen = Recording()
    let outcome = await trial(.of([.error]), seen).run("serve")
    #expect(seen.text == "")
    #expect(outcome.output == "")
    #expect(outcome.verdict == .findings)
  }

  @Test func openShowsTheAddress() async {
    let trial = trial(Report(), Recording())
    let outcome = await trial.run("serve", "--open")
    #expect(trial.browsed.text == "http://127.0.0.1:4321/")
    #expect(outcome.talk.contains("xdg-open not found; open http://127.0.0.1:4321/ yourself"))
  }

  @Test func withoutOpenNoBrowser() async {
    let trial = trial(Report(), Recording())
    _ = await trial.run("serve")
    #expect(trial.browsed.text == "")
  }
}
