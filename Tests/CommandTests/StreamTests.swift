import Testing

@testable import Command

/// Standard output that is gone or full.
@Suite struct StreamTests {
  private func shell(_ command: String) throws -> Binary.Outcome {
    try Binary(path: "/bin/bash").run(["-o", "pipefail", "-c", command, "bash", Binary.hig])
  }

  /// The pipe's buffer holds 64 KB: so much is written that the writer hears of its reader's end.
  @Test func aReaderThatLeavesIsNoError() throws {
    let many = #"for n in {1..40}; do "$1" completion zsh || exit; done | sed q"#
    let outcome = try shell(many)
    #expect(outcome.output == "#compdef hig\n")
    #expect(outcome.talk == "")
    #expect(outcome.status == 0)
  }

  @Test func aFullDeviceIsAFailure() throws {
    let outcome = try shell(#""$1" help > /dev/full"#)
    #expect(
      outcome.talk == "standard output: error: Cannot write: No space left on device [output]\n")
    #expect(outcome.status == 2)
  }

  @Test func nobodyWhoListensIsNoError() throws {
    let outcome = try shell(#""$1" help build 2>&-"#)
    #expect(outcome.output.hasPrefix("Usage: hig build"))
    #expect(outcome.status == 0)
  }

  @Test func inMemoryTheReaderMayLeaveToo() async {
    var trial = Trial()
    trial.readerLeaves = true
    let outcome = await trial.run("help")
    #expect(outcome == Trial.Outcome(verdict: .fine, output: "", talk: ""))
  }
}
