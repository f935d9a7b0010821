import Files
import Testing

@testable import Command

/// The manual page: all that the tables say, in words that roff can read.
@Suite struct ManualPageTests {
  @Test(arguments: Subcommand.all) func everyCommandIsThere(command: Subcommand) {
    let page = ManualPage.text
    #expect(page.contains("\n.SS \"hig \(command.name) [FLAGS] "))
    #expect(page.contains(ManualPage.escaped(command.summary)))
    for text in command.discussion { #expect(page.contains(ManualPage.escaped(text))) }
    for example in command.examples { #expect(page.contains(ManualPage.escaped(example))) }
  }

  @Test(arguments: Subcommand.allFlags) func everyFlagIsThere(flag: Flag) {
    let page = ManualPage.text
    #expect(page.contains("\\fB\(ManualPage.escaped(flag.dashed))\\fR"))
    #expect(page.contains(ManualPage.escaped(flag.summary)))
    if let letter = flag.letter { #expect(page.contains("\\fB\\-\(letter)\\fR, ")) }
    if let variable = flag.variable { #expect(page.contains("\n\\fB\(variable)\\fR\n")) }
  }

  @Test func everyStatusIsThere() {
    for verdict in Verdict.allCases {
      let row = ".TP\n\(verdict.rawValue)\n\(ManualPage.escaped(verdict.summary))\n"
      #expect(ManualPage.text.contains(row))
    }
  }

  @Test func whatRoffReadsIsEscaped() {
    #expect(ManualPage.escaped(#"a-b '~^`" \n"#) == #"a\-b \(aq\(ti\(ha\(ga\(dq \en"#)
  }

  @Test func noLineIsAnUnknownRequest() {
    let known = ["TH", "SH", "SS", "PP", "TP", "B", "I", "EX", "EE"]
    for line in ManualPage.text.split(separator: "\n") where line.hasPrefix(".") {
      let request = line.dropFirst().prefix { $0 != " " }
      #expect(known.contains(String(request)), "\(line)")
    }
    #expect(!ManualPage.text.contains("\n'"))
  }

  @Test func itIsPrintedByTheHelp() async {
    #expect(await Trial().run("help", "--man").output == ManualPage.text)
  }

  @Test func groffReadsItWithoutComplaint() throws {
    guard FileSystem.disk.kind("/usr/bin/groff") == .file else { return }
    var groff = Binary(path: "/usr/bin/groff")
    groff.input = ManualPage.text
    let outcome = try groff.run(["-man", "-Tutf8", "-P-cbou", "-ww", "-rLL=78n", "-k"])
    #expect(outcome.talk == "" && outcome.status == 0)
    #expect(outcome.output.contains("hig template --export /tmp/templates"))
    #expect(outcome.output.contains("--base-url URL"))
  }
}
