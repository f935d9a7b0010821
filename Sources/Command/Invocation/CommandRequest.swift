/// What a command line asks for: to run a command, or to show help or the version.
enum CommandRequest: Sendable {
  case version
  case overview
  case help(Subcommand)
  case run(Invocation)

  init(_ environment: Environment) throws(CommandError) {
    do {
      let arguments = try ArgumentReader(environment.arguments)
      self = try CommandRequest(arguments, environment.variables)
    } catch {
      let command = environment.arguments.lazy.compactMap(Subcommand.named).first
      throw .usage(error, command: command?.name)
    }
  }

  private init(
    _ arguments: ArgumentReader, _ environment: [String: String]
  ) throws(UsageError) {
    if let command = arguments.command {
      let invocation = try Invocation(command, arguments, environment: environment)
      self = invocation.isOn(.help) ? .help(command) : .run(invocation)
    } else if arguments.has(.help) {
      self = .overview
    } else if arguments.has(.version) {
      self = .version
    } else {
      throw .noCommand
    }
  }
}
