import Testing

@testable import Command

/// A variable does what its flag does, for each flag that has one.
@Suite struct EnvironmentTests {
  /// Two values that a flag admits; none for a switch.
  private func samples(for value: FlagValue) -> [String] {
    switch value {
    case .none: []
    case .folder, .file: ["one", "another place"]
    case .address: ["https://example.com/", "http://localhost:80/hig/"]
    case .number(let range): [String(range.lowerBound), String(range.upperBound)]
    case .name(let words): words + ["anything"]
    case .choice(let words), .rule(let words): words
    case .some(let words): words + [words.joined(separator: ",")]
    case .date: ["2026-06-01"]
    }
  }

  private func invocation(
    _ command: Subcommand, _ arguments: [String], _ environment: [String: String]
  ) throws -> Invocation {
    let needed = Array(repeating: "word", count: command.words.count.lowerBound)
    let words = command.words.choices.map { [$0[0]] } ?? needed
    return try Invocation(
      command, ArgumentReader([command.name] + words + arguments), environment: environment)
  }

  @Test(arguments: Subcommand.all) func variableAndFlagAreOne(command: Subcommand) throws {
    for flag in command.flags {
      guard let variable = flag.variable else { continue }
      for sample in samples(for: flag.value) {
        let given = try invocation(command, ["\(flag.dashed)=\(sample)"], [:])
        let inherited = try invocation(command, [], [variable: sample])
        #expect(given.all(flag) == [sample])
        #expect(inherited.all(flag) == [sample], "\(variable)=\(sample)")
      }
    }
  }

  @Test(arguments: Subcommand.all) func switchesAreWords(command: Subcommand) throws {
    for flag in command.flags where flag.value == .none {
      guard let variable = flag.variable else { continue }
      for word in ["1", "true", "YES", "on"] {
        #expect(try invocation(command, [], [variable: word]).isOn(flag), "\(variable)=\(word)")
      }
      for word in ["0", "false", "No", "off", ""] {
        #expect(try !invocation(command, [], [variable: word]).isOn(flag), "\(variable)=\(word)")
      }
    }
  }

  @Test(arguments: Subcommand.all) func whatIsAskedOnceHasNoVariable(command: Subcommand) throws {
    for flag in command.flags where flag.variable == nil {
      let name = "HIG_" + flag.name.uppercased()
      #expect(try !invocation(command, [], [name: "1"]).isOn(flag))
    }
  }

  @Test func theProcessHandsItsVariablesOver() throws {
    var binary = Binary()
    binary.environment.append("HIG_OUTPUT=nowhere/at all")
    let outcome = try binary.run(["search", "tap"])
    #expect(outcome.talk.hasPrefix("nowhere/at all: error: No search index in this folder"))
  }
}
