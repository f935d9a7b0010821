import Files
import Testing

@testable import Command

/// The program as built, on a real terminal made by script(1), where that is installed.
@Suite(.enabled(if: FileSystem.disk.kind("/usr/bin/script") == .file)) struct TerminalTests {
  private func run(_ command: String, _ environment: String...) throws -> String {
    var script = Binary(path: "/usr/bin/script")
    script.environment += ["TERM=xterm", "SHELL=/bin/sh"] + environment
    return try script.run(["-qec", "\(Binary.hig) \(command)", "/dev/null"]).output
  }

  @Test func errorsAreRed() throws {
    let red = "nowhere:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m"
    #expect(try run("ingest --ledger nowhere").contains(red))
    #expect(try !run("ingest --ledger nowhere", "NO_COLOR=1").contains("\u{1B}"))
  }

  @Test func noColourWithoutATerminal() throws {
    let outcome = try Binary().run(["ingest", "--ledger", "nowhere"])
    #expect(!outcome.talk.contains("\u{1B}"))
  }

  @Test func colorByForce() throws {
    var binary = Binary()
    binary.environment.append("CLICOLOR_FORCE=1")
    #expect(try binary.run(["ingest", "--ledger", "nowhere"]).talk.contains("\u{1B}[1;31m"))
  }
}
