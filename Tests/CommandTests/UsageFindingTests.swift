import JSON
import Testing

@testable import Command

/// A command line that cannot be understood, told to programs.
@Suite struct UsageFindingTests {
  @Test(arguments: [
    ["build", "--format", "json", "--ouput"], ["buidl", "--format=json"], ["--format", "json"],
  ])
  func isAnObjectWhereThatIsAskedFor(arguments: [String]) async throws {
    let outcome = await Trial().run(arguments)
    #expect(outcome.verdict == .usage && outcome.output.isEmpty)
    let object = try JSONReader.read(Array(outcome.talk.utf8))
    #expect(object["rule"] == "usage" && object["level"] == "error")
    #expect(object["remedy"]?.string?.hasPrefix("Run `hig help") == true)
  }

  @Test func theVariableAsksToo() async {
    var trial = Trial()
    trial.environment["HIG_FORMAT"] = "json"
    #expect(await trial.run("buidl").talk.hasPrefix("{"))
  }

  @Test(arguments: [["build", "--format", "text", "x", "y"], ["build", "--with", "json"]])
  func elseItIsText(arguments: [String]) async {
    #expect(await Trial().run(arguments).talk.hasPrefix("hig: "))
  }
}
