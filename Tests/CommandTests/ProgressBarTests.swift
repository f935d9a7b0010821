import Build
import Testing

@testable import Command

/// A bar on a terminal, once work lasts.
@Suite struct ProgressBarTests {
  /// A pipeline of 21 steps, with so much time between them.
  private func run(tick: Double, width: Int, _ arguments: String...) async -> String {
    var trial = Trial()
    trial.tick = tick
    trial.talkWidth = width
    trial.operations.build = { _, _, progress in
      for done in 0...20 { progress.step("Parsing", done, 20) }
      return .of()
    }
    return await trial.run(["build"] + arguments).talk
  }

  @Test func notForShortWork() async {
    #expect(!(await run(tick: 0.01, width: 80)).contains("Parsing"))
  }

  @Test func forWorkThatLasts() async {
    let talk = await run(tick: 0.05, width: 80)
    #expect(talk.contains("\rParsing    ━━━"))
    #expect(talk.contains("/20\u{1B}[K\r\u{1B}[Khig: "), "cleared before the closing line")
    #expect(!talk.contains(" 5/20"), "half a second has not passed")
  }

  @Test func onlyOnATerminalAndOnlyInText() async {
    #expect(!(await run(tick: 1, width: 0)).contains("\r"))
    #expect(!(await run(tick: 1, width: 80, "--quiet")).contains("\r"))
    #expect(!(await run(tick: 1, width: 80, "--format=json")).contains("\r"))
  }

  @Test(arguments: 0...120) func neverWiderThanTheTerminal(width: Int) {
    for done in [0, 7, 214] {
      let line = ProgressBar.line("Ingesting", done, 214, width: width)
      #expect(line.count < max(1, width))
    }
  }

  @Test func fillsFromEmptyToFull() {
    #expect(ProgressBar.line("Parsing", 0, 4, width: 80).contains("━") == false)
    #expect(ProgressBar.line("Parsing", 4, 4, width: 80).contains("╌") == false)
    #expect(ProgressBar.line("Parsing", 9, 4, width: 80).contains("╌") == false)
    #expect(ProgressBar.line("Parsing", 0, 0, width: 80) == "Parsing 0/0")
  }
}
