import CPlatform
import Glibc

/// The whole program: reads the command line, runs the command, reports the outcome.
public enum Program {
  public static let version = "0.1.0"

  /// Comes before anything that waits: a thread has the heap that it began with.
  public static func setUpMemory() { hig_set_up_memory() }

  /// Runs in this process, and ends it.
  public static func main() async -> Never {
    hig_ask_for_large_pages()
    let status = await run(in: .process(), operations: .real)
    exit(status.rawValue)
  }

  static func run(in environment: Environment, operations: Operations) async -> Verdict {
    var console = Console(on: environment, format: environment.askedFormat)
    do {
      switch try CommandRequest(environment) {
      case .version: try environment.print("hig \(version)\n")
      case .overview: try environment.print(HelpPage(for: environment).overview)
      case .help(let command): try environment.print(HelpPage(for: environment).text(for: command))
      case .run(let invocation):
        let session = Session(invocation, in: environment, operations: operations)
        console = session.console
        return try await invocation.command.run(session)
      }
      return .fine
    } catch {
      return status(of: error, console)
    }
  }

  private static func status(of error: CommandError, _ console: Console) -> Verdict {
    switch error {
    case .readerLeft:
      return .fine
    case .usage(let error, let command):
      console.tell(error, command: command)
      return .usage
    case .failure(let diagnostic):
      console.tell(diagnostic)
      return .failure
    }
  }
}
