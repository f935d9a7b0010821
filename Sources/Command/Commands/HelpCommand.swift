extension Subcommand {
  static let help = Subcommand(
    "help", "Show the help of a command",
    words: Words(
      usage: "[COMMAND]", summary: "Without COMMAND, lists all commands.",
      count: 0...1, kind: .choice { Subcommand.all.map(\.name) }),
    flags: [.man],
    examples: ["hig help", "hig help build", "hig help --man > hig.1"], findings: nil
  ) { session throws(CommandError) in
    if session.invocation.isOn(.man) {
      try session.print(ManualPage.text)
      return .fine
    }
    let command = session.invocation.words.first.flatMap(Subcommand.named)
    let page = HelpPage(for: session.environment)
    try session.print(command.map(page.text) ?? page.overview)
    return .fine
  }
}

extension Flag {
  static let man = Flag("man", .none, "Print hig's manual page, hig.1", inherits: false)
}
