extension Subcommand {
  static let completion = Subcommand(
    "completion", "Print a completion script for a shell",
    words: Words(
      usage: "SHELL", summary: "SHELL: one of \(CompletionScript.shells.joined(separator: ", ")).",
      count: 1...1, kind: .choice { CompletionScript.shells }),
    flags: [],
    discussion: [
      "Save the script where the shell looks for it, as in the examples. Make the folder first if "
        + "it is not there, as with `mkdir -p ~/.zfunc`; zsh looks there if ~/.zshrc has "
        + "`fpath+=~/.zfunc` above `compinit`."
    ],
    examples: CompletionScript.all.map { "hig completion \($0.shell) > \($0.place)" },
    findings: nil
  ) { session throws(CommandError) in
    let shell = session.invocation.words.first
    let script = CompletionScript.all.first { $0.shell == shell }
    try session.print(script?.text(Subcommand.all) ?? "")
    return .fine
  }
}
