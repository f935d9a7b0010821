import Testing

@testable import Command

/// Flags over the environment over what holds without either.
@Suite struct InvocationTests {
  private func invocation(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> Invocation {
    let reader = try ArgumentReader(arguments)
    return try Invocation(
      try #require(reader.command), reader, environment: environment)
  }

  @Test func theStandardHoldsWhereNothingIsSaid() throws {
    let serve = try invocation(["serve"])
    #expect(serve.number(.port) == 4321)
    #expect(serve.all(.jobs) == nil)
    #expect(serve.all(.raw) == nil)
    #expect(serve.project == ".")
  }

  @Test func theEnvironmentStandsIn() throws {
    let serve = try invocation(
      ["serve"], ["HIG_PORT": "0", "HIG_RAW": "a:b", "HIG_STRICT": "yes", "HIG_QUIET": "off"])
    #expect(serve.number(.port) == 0)
    #expect(serve.all(.raw) == ["a", "b"])
    #expect(serve.isOn(.strict))
    #expect(!serve.isOn(.quiet))
  }

  @Test func flagsLieOverTheEnvironment() throws {
    let environment = ["HIG_PORT": "80", "HIG_RAW": "a:b", "HIG_VERBOSE": "1"]
    let serve = try invocation(["serve", "-p", "81", "--raw", "c", "--quiet"], environment)
    #expect(serve.number(.port) == 81)
    #expect(serve.all(.raw) == ["c"])
    #expect(serve.isOn(.quiet))
    #expect(!serve.isOn(.verbose))
  }

  @Test func anEmptyVariableIsNone() throws {
    let serve = try invocation(["serve"], ["HIG_PORT": "", "HIG_RAW": ":"])
    #expect(serve.number(.port) == 4321)
    #expect(serve.all(.raw) == nil)
  }

  @Test func variablesOfOtherCommandsAreNotRead() throws {
    #expect(throws: Never.self) { try invocation(["clean"], ["HIG_PORT": "no port"]) }
  }

  @Test(arguments: Subcommand.all.flatMap(\.flags).filter { $0.variable != nil })
  func aBadVariableIsRefusedByName(flag: Flag) throws {
    let command = try #require(
      Subcommand.all.first {
        $0.flags.contains { $0.name == flag.name && $0.value == flag.value }
      })
    let variable = try #require(flag.variable)
    let bad = "\u{0}"
    let error = UsageError.badValue(flag, from: variable, bad)
    #expect(throws: error) { try invocation([command.name], [variable: bad]) }
  }

  @Test func helpNeedsNoWords() throws {
    #expect(try invocation(["completion", "--help"]).isOn(.help))
    #expect(throws: UsageError.missingWords(command: "completion", usage: "SHELL")) {
      try invocation(["completion"])
    }
  }
}
