import Build
import Diagnostics
import JSON
import Testing

@testable import Command

/// What is told on standard error, how loud and in which form.
@Suite struct TalkTests {
  private func talk(_ arguments: String..., width: Int = 0) async -> String {
    var report = Report.of([.note, .warning, .error])
    report.counts = [("page", 26), ("file", 214)]
    report.published = "public"
    var trial = Trial()
    trial.talkWidth = width
    trial.operations = .reporting(report)
    return await trial.run(["build"] + arguments).talk
  }

  private let place = "content/raw/boxes.md:3:7"

  @Test(arguments: [
    (0, "0.00 s"), (0.004, "0.00 s"), (0.42, "0.42 s"), (1.999, "2.00 s"), (61.05, "61.05 s"),
    (-1, "0.00 s"),
  ]) func secondsHaveTwoDecimals(seconds: Double, text: String) {
    #expect(ClosingLine.time(seconds) == text)
  }

  @Test func warningsAndErrorsAsARule() async {
    let talk = await talk()
    #expect(talk.contains("\(place): warning: something is odd [some-rule]\n    It matters.\n"))
    #expect(talk.contains("\(place): error: "))
    #expect(!talk.contains(": note: "))
  }

  @Test func quietTellsErrorsOnly() async {
    let talk = await talk("--quiet")
    #expect(talk.hasPrefix("\(place): error: something is odd [some-rule]\n"))
    #expect(!talk.contains("warning") && !talk.contains("hig:"))
  }

  @Test func verboseTellsNotes() async {
    let talk = await talk("-v")
    #expect(talk.contains("\(place): note: ") && talk.hasSuffix(", 1 note\n"))
  }

  @Test(arguments: [5, 6, 90]) func ofManyAlikeFiveAreTold(count: Int) async {
    var trial = Trial()
    trial.operations = .reporting(Report.of(Array(repeating: .warning, count: count)))
    let some = await trial.run(["build"]).talk
    #expect(
      some.split(separator: "\n").count { $0.contains("[some-rule]") && $0.contains(":3:7") } == 5)
    #expect(
      some.contains("… \(count - 5) more of [some-rule]; --verbose shows all\n") == (count > 5))
    let all = await trial.run(["build", "--verbose"]).talk
    #expect(all.split(separator: "\n").count { $0.contains(":3:7") } == count)
    #expect(!all.contains("…"))
  }

  @Test func theLastLineCloses() async {
    let talk = await talk()
    #expect(
      talk.hasSuffix(
        "\nhig: 26 pages, 214 files in public/ in 0.00 s; 1 error, 1 warning, 1 note (see --verbose)\n"
      ))
  }

  @Test func jsonIsAnObjectALine() async throws {
    let lines = (await talk("--format", "json", "-v")).split(separator: "\n")
    let objects = try lines.map { try JSONReader.read(Array($0.utf8)) }
    #expect(objects.map { $0["level"]?.string } == ["note", "warning", "error", nil])
    let closing = try #require(objects.last)
    #expect(closing["command"] == "build")
    #expect(closing["counts"] == ["page": 26, "file": 214])
    #expect(closing["warnings"] == 1)
    #expect(closing["published"] == "public")
  }

  @Test func aTerminalSeesColour() async {
    let talk = await talk(width: 80)
    #expect(talk.contains("\u{1B}[1m\(place):\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m something"))
    #expect(talk.contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  @Test func colorTakenAwayLeavesThePlainText() async {
    let plain = await talk()
    let colored = await talk(width: 80)
    #expect(colored.replacing(#/\x{1B}\[[0-9;]*m/#, with: "") == plain)
  }

  @Test func errorsComeLast() async {
    var trial = Trial()
    trial.operations = .reporting(.of([.error, .warning]))
    let talk = await trial.run("build").talk
    #expect(talk.hasPrefix("\(place): warning: "))
    #expect(talk.contains("\n\(place): error: "))
  }

  @Test(arguments: [
    ("build", "hig: stopped in 0.00 s; nothing was published; 1 error\n"),
    ("serve", "hig: stopped in 0.00 s; nothing was published; 1 error\n"),
    ("ingest", "hig: 3 pages in 0.00 s; 1 error\n"), ("check", "hig: 3 pages in 0.00 s; 1 error\n"),
  ]) func anErrorIsNotDone(command: String, closing: String) async {
    var report = Report.of([.error])
    report.counts = [("page", 3)]
    var trial = Trial()
    trial.operations = .reporting(report)
    #expect(await trial.run(command).talk.hasSuffix("\n" + closing))
  }

  @Test func anErrorBeforeAnythingIsAStop() async {
    var trial = Trial()
    trial.operations = .reporting(.of([.error]))
    #expect(await trial.run("ingest").talk.hasSuffix("\nhig: stopped in 0.00 s; 1 error\n"))
  }
}
