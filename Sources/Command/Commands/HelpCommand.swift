extension Subcommand {
  static let help = Subcommand(
    "help", "Tell what a command does and takes",
    words: Words(
      usage: "[COMMAND]", summary: "COMMAND is any of the commands; without it, all are listed.",
      count: 0...1, kind: .choice { Subcommand.all.map(\.name) }),
    flags: [.man],
    examples: ["hig help", "hig help build", "hig help --man > hig.1"]
  ) { session throws(CommandError) in
    if session.invocation.isOn(.man) {
      try session.print(ManualPage.text)
      return .fine
    }
    let command = session.invocation.words.first.flatMap(Subcommand.named)
    try session.print(command.map(HelpPage.text) ?? HelpPage.overview)
    return .fine
  }
}
