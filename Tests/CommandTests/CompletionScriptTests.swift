import Files
import TestSupport
import Testing

@testable import Command

/// Each script names everything, and its shell reads it, where that shell is installed. What it
/// looks like is held for a few commands, so that a new flag changes none of it.
@Suite struct CompletionScriptTests {
  private static let quietFlags = ["zsh": ["-f", "-n"], "fish": ["--no-config", "--no-execute"]]

  /// Every kind of value and of words, and a flag that two commands have differently.
  private static let few = [
    Subcommand(
      "make", "Make it, in one's own way: [all]",
      flags: [
        Flag("quiet", letter: "q", .none, "Say nothing"),
        Flag("from", .folder, "Read DIR", repeats: true), Flag("list", .file, "Read FILE"),
        Flag("site", .address, "Ask URL"), Flag("count", letter: "n", .number(1...9), "N times"),
        Flag("form", .choice(["one", "two"]), "As NAME"), Flag("with", .some(["a", "b"]), "Add"),
        Flag("known", .name(["x"]), "Of NAME"), Flag("free", .name([]), "Of any NAME"),
        Flag("error", letter: "E", .rule(["r", "s"]), "Stop at RULE"),
        Flag("day", .date, "On DATE"),
      ]
    ) { _ in .fine },
    Subcommand(
      "look", "Look at it",
      words: Words(usage: "FILE", summary: "A file.", count: 1...1, kind: .file),
      flags: [Flag("from", .file, "Look at FILE")]
    ) { _ in .fine },
    Subcommand(
      "pick", "Pick one",
      words: Words(
        usage: "ONE", summary: "It.", count: 1...1, kind: .choice { ["left", "right"] }),
      flags: []
    ) { _ in .fine },
    Subcommand(
      "find", "Find words",
      words: Words(usage: "WORD", summary: "Words.", count: 1...9, kind: .anything), flags: []
    ) { _ in .fine },
  ]

  @Test(arguments: CompletionScript.all) func golden(script: CompletionScript) {
    let folder = Fixtures.folder("Completion", beside: #filePath)
    let path = Path.join(folder, "expected." + script.shell)
    #expect(Golden.difference(script.text(Self.few), from: path) == nil)
  }

  @Test(arguments: CompletionScript.all) func theProgramPrintsIt(script: CompletionScript) throws {
    let outcome = try Binary().run(["completion", script.shell])
    let expected = script.text(Subcommand.all)
    #expect(outcome == Binary.Outcome(output: expected, talk: "", status: 0))
  }

  @Test(arguments: CompletionScript.all, Subcommand.all)
  func everyFlagIsOffered(script: CompletionScript, command: Subcommand) {
    let text = script.text(Subcommand.all)
    #expect(text.contains(command.name))
    for flag in command.flags {
      #expect(text.contains(script.shell == "fish" ? "-l \(flag.name) " : flag.dashed))
    }
  }

  @Test(arguments: CompletionScript.all, [Subcommand.all, few])
  func theShellReadsIt(script: CompletionScript, commands: [Subcommand]) throws {
    let shells = ["/bin/", "/usr/bin/"].map { $0 + script.shell }
    guard let shell = shells.first(where: { FileSystem.disk.kind($0) == .file }) else { return }
    var reader = Binary(path: shell)
    reader.input = script.text(commands)
    let arguments = Self.quietFlags[script.shell] ?? ["-n"]
    #expect(try reader.run(arguments) == Binary.Outcome(output: "", talk: "", status: 0))
  }
}

extension CompletionScript: CustomTestStringConvertible {
  public var testDescription: String { shell }
}
