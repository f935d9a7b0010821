import Build
import Files
import Synchronization

@testable import Command

/// One run of the program in memory: what goes in, what came out.
struct Trial: Sendable {
  var environment: [String: String] = [:]
  var files: FileSystem = .memory()
  var input: [String] = []
  /// The width of the terminals; 0 for none.
  var outputWidth = 0
  var talkWidth = 0
  var readerLeaves = false
  var operations = Operations.idle
  /// Seconds that pass with each look at the clock.
  var tick = 0.0
  let browsed = Recording()

  struct Outcome: Equatable {
    let verdict: Verdict
    let output: String
    let talk: String
  }

  func run(_ arguments: String...) async -> Outcome { await run(arguments) }

  func run(_ arguments: [String]) async -> Outcome {
    let (output, talk) = (Recording(), Recording())
    let verdict = await Program.run(
      in: process(arguments, output, talk), operations: operations)
    return Outcome(verdict: verdict, output: output.text, talk: talk.text)
  }

  func process(
    _ arguments: [String] = [], _ output: Recording = Recording(), _ talk: Recording = Recording()
  ) -> Environment {
    let (lines, clock) = (Countdown(input), Clock())
    let (leaves, outputWidth, talkWidth, tick) = (readerLeaves, outputWidth, talkWidth, tick)
    return Environment(
      arguments: arguments, variables: environment,
      output: Outlet(
        write: { bytes throws(OutletError) in
          if leaves { throw .closed }
          output.append(bytes)
        }, width: { outputWidth }),
      standardError: Outlet(write: { talk.append($0) }, width: { talkWidth }),
      nextLine: { lines.next() }, files: files, now: { clock.look(tick) },
      listenForStop: { {} },
      showInBrowser: { [browsed] in
        browsed.append(Array($0.utf8)); return false
      })
  }
}

/// What was written.
final class Recording: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  func append(_ more: [UInt8]) { bytes.withLock { $0 += more } }
  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}

private final class Countdown: Sendable {
  private let lines: Mutex<[String]>

  init(_ lines: [String]) { self.lines = Mutex(lines) }

  func next() -> [UInt8]? { lines.withLock { $0.isEmpty ? nil : Array($0.removeFirst().utf8) } }
}

private final class Clock: Sendable {
  private let time = Mutex(0.0)

  func look(_ tick: Double) -> Double {
    time.withLock { time in
      defer { time += tick }
      return time
    }
  }
}
