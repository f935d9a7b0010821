/// The table of commands, in the order of the help.
extension Subcommand {
  static let all: [Subcommand] = [
    .initialize, .fetch, .ingest, .build, .serve, .check, .search, .export, .template, .clean,
    .completion, .help,
  ]

  /// The flags that are without a command.
  static let bareFlags: [Flag] = [.help, .version]

  static func named(_ name: String) -> Subcommand? { all.first { $0.name == name } }

  /// Every flag of every command, each name once.
  static let allFlags = flags(of: all)

  static func flags(of commands: [Subcommand]) -> [Flag] {
    var seen: Set<String> = []
    return (bareFlags + commands.flatMap(\.flags)).filter { seen.insert($0.name).inserted }
  }
}
