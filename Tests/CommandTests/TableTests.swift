import Testing

@testable import Command

/// The tables of commands and flags hold together, and everything that derives from them shows it.
@Suite struct TableTests {
  @Test func namesAreUnique() {
    let names = Subcommand.all.map(\.name)
    #expect(Set(names).count == names.count)
    for command in Subcommand.all {
      let forms = command.flags.flatMap(\.forms)
      #expect(Set(forms).count == forms.count, "hig \(command.name)")
    }
  }

  @Test func aLetterMeansOneThing() {
    var names: [Character: String] = [:]
    for flag in Subcommand.all.flatMap(\.flags) {
      guard let letter = flag.letter else { continue }
      #expect(names[letter] ?? flag.name == flag.name, "-\(letter)")
      names[letter] = flag.name
    }
  }

  @Test func contradictionsAreMutual() {
    for flag in Subcommand.allFlags {
      guard let other = flag.excludes else { continue }
      let counterpart = Subcommand.allFlags.first { $0.name == other }
      #expect(counterpart?.excludes == flag.name)
    }
  }

  @Test(arguments: Subcommand.all) func everyFlagIsInTheHelp(command: Subcommand) {
    let page = HelpPage().text(for: command)
    for flag in command.flags {
      #expect(page.contains(flag.dashed), "\(flag.dashed)")
      if let letter = flag.letter { #expect(page.contains("-\(letter), \(flag.dashed)")) }
      if let variable = flag.variable { #expect(page.contains(variable)) }
    }
    #expect(HelpPage().overview.contains("  \(command.name) "))
  }

  @Test(arguments: Subcommand.all) func helpFitsATerminal(command: Subcommand) {
    for page in [HelpPage().overview, HelpPage().text(for: command)] {
      for line in page.split(separator: "\n") {
        #expect(line.count <= HelpPage.widest, "\(line)")
        #expect(!line.hasSuffix(" "), "\(line)")
      }
    }
  }

  @Test(arguments: Subcommand.all) func examplesAreUnderstood(command: Subcommand) throws {
    for example in command.examples {
      let words = example.prefix { !">|<".contains($0) }.split(separator: " ").map(String.init)
      let start = try #require(words.firstIndex(of: "hig"))
      let arguments = words[(start + 1)...].filter { $0 != "2" }
      let reader = try ArgumentReader(Array(arguments))
      #expect(reader.command?.name == command.name)
      #expect(throws: Never.self) { try Invocation(command, reader, environment: [:]) }
    }
  }
}

extension Subcommand: CustomTestStringConvertible {
  public var testDescription: String { name }
}

extension Flag: CustomTestStringConvertible {
  public var testDescription: String { dashed }
}
