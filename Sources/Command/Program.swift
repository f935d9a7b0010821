import Glibc

/// The whole program: reads the command line, runs the command, tells the outcome.
public enum Program {
  public static let version = "0.1.0"

  /// Runs in this process, and ends it.
  public static func main() async -> Never {
    let status = await run(in: .process(), workshop: .real)
    exit(status.rawValue)
  }

  static func run(in surroundings: Surroundings, workshop: Workshop) async -> Verdict {
    var talk = Talk(on: surroundings)
    do {
      switch try Request(surroundings) {
      case .version: try surroundings.print("hig \(version)\n")
      case .overview: try surroundings.print(HelpPage.overview)
      case .help(let command): try surroundings.print(HelpPage.text(for: command))
      case .run(let invocation):
        let session = Session(invocation, in: surroundings, workshop: workshop)
        talk = session.talk
        return try await invocation.command.run(session)
      }
      return .fine
    } catch {
      return status(of: error, talk)
    }
  }

  private static func status(of halt: Halt, _ talk: Talk) -> Verdict {
    switch halt {
    case .readerLeft:
      return .fine
    case .usage(let error, let command):
      talk.tell(error, command: command)
      return .usage
    case .failure(let failure):
      talk.tell(failure.diagnostic)
      return .failure
    }
  }
}
