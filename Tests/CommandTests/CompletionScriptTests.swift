import Files
import Testing

@testable import Command

/// Each script names everything, and its shell reads it, where that shell is installed.
@Suite struct CompletionScriptTests {
  private static let quietFlags = ["zsh": ["-f", "-n"], "fish": ["--no-config", "--no-execute"]]

  @Test(arguments: CompletionScript.all, Subcommand.all)
  func everyFlagIsOffered(script: CompletionScript, command: Subcommand) {
    let text = script.text()
    #expect(text.contains(command.name))
    for flag in command.flags {
      #expect(text.contains(script.shell == "fish" ? "-l \(flag.name) " : flag.dashed))
    }
  }

  @Test(arguments: CompletionScript.all) func theShellReadsIt(script: CompletionScript) throws {
    let shells = ["/bin/", "/usr/bin/"].map { $0 + script.shell }
    guard let shell = shells.first(where: { FileSystem.disk.kind($0) == .file }) else { return }
    var reader = Binary(path: shell)
    reader.input = script.text()
    let arguments = Self.quietFlags[script.shell] ?? ["-n"]
    #expect(try reader.run(arguments) == Binary.Outcome(output: "", talk: "", status: 0))
  }
}

extension CompletionScript: CustomTestStringConvertible {
  public var testDescription: String { shell }
}
