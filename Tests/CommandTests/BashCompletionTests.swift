import Files
import TemporaryFolder
import Testing

@testable import Command

/// The script for bash, in a real bash.
@Suite struct BashCompletionTests {
  /// What bash offers for the last of these words.
  private func candidates(_ words: String..., in folder: String? = nil) throws -> [String] {
    try candidates(words, in: folder)
  }

  private func candidates(_ words: [String], in folder: String?) throws -> [String] {
    var bash = Binary(path: "/bin/bash")
    bash.folder = folder
    let driver = """
      COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _hig; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let script = CompletionScript.bash.text(Subcommand.all) + "\n" + driver
    let outcome = try bash.run(["-c", script, "bash"] + words)
    #expect(outcome.talk == "")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test func bashReadsTheScript() throws {
    var bash = Binary(path: "/bin/bash")
    bash.input = CompletionScript.bash.text(Subcommand.all)
    #expect(try bash.run(["-n"]) == Binary.Outcome(output: "", talk: "", status: 0))
  }

  @Test func theScriptIsInstalled() throws {
    let bash = Binary(path: "/bin/bash")
    let outcome = try bash.run([
      "-c", CompletionScript.bash.text(Subcommand.all) + "complete -p hig",
    ])
    #expect(outcome.output == "complete -F _hig hig\n")
  }

  @Test func commands() throws {
    let all = Subcommand.all.map(\.name) + Subcommand.bareFlags.map(\.dashed)
    #expect(try candidates("hig", "") == all)
    #expect(try candidates("hig", "bu") == ["build"])
    #expect(try candidates("hig", "--quiet", "bu") == ["build"])
  }

  @Test(arguments: Subcommand.all) func flags(command: Subcommand) throws {
    #expect(try candidates("hig", command.name, "--") == command.flags.map(\.dashed))
  }

  @Test func choices() throws {
    #expect(try candidates("hig", "build", "--format", "j") == ["json"])
    #expect(try candidates("hig", "build", "--format", "=", "") == ["text", "json"])
    #expect(try candidates("hig", "build", "--format", "=") == ["text", "json"])
    #expect(try candidates("hig", "build", "--jobs", "") == [])
    #expect(try candidates("hig", "completion", "z") == ["zsh"])
    #expect(try candidates("hig", "help", "cl") == ["clean"])
  }

  @Test func foldersWithSpacesStayWhole() throws {
    let folder = try TemporaryFolder()
    for name in ["my site", "my scrapes"] {
      try FileSystem.disk.write(Path.join(folder[name], "page.md"), [])
    }
    try FileSystem.disk.write(folder["my file"], [])
    let folders = ["my scrapes", "my site"]
    #expect(try candidates("hig", "build", "-o", "my", in: folder.path).sorted() == folders)
    #expect(try candidates("hig", "build", "my", in: folder.path).sorted() == folders)
    let all = ["my file"] + folders
    #expect(try candidates("hig", "ingest", "--ledger", "my", in: folder.path).sorted() == all)
  }

  /// `--output` is a folder for `build` and a file for `export`; `--explain` stands alone in
  /// `search`, and has a file behind it in `ingest`.
  @Test func aFlagIsCompletedAsItsCommandHasIt() throws {
    let folder = try TemporaryFolder()
    try FileSystem.disk.write(folder["data/page.md"], [])
    try FileSystem.disk.write(folder["data.json"], [])
    func offered(_ words: String...) throws -> [String] {
      try candidates(words + ["d"], in: folder.path).sorted()
    }
    let all = ["data", "data.json"]
    #expect(try offered("hig", "build", "--output") == ["data"])
    #expect(try offered("hig", "--output") == ["data"])
    #expect(try offered("hig", "export", "--output") == all)
    #expect(try offered("hig", "export", "-o") == all)
    #expect(try offered("hig", "export", "--output", "=") == all)
    #expect(try offered("hig", "ingest", "--explain") == all)
    #expect(try candidates("hig", "search", "--explain", "--ba") == ["--batch"])
    #expect(try offered("hig", "search", "--explain") == [])
  }

  @Test func theValueOfAFlagIsNoCommand() throws {
    #expect(try candidates("hig", "--output", "clean", "bu") == ["build"])
    #expect(try candidates("hig", "--output", "=", "clean", "bu") == ["build"])
  }
}
