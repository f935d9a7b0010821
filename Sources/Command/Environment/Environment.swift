import Diagnostics
import Files

/// What lies around the program, as closures: a test hands over its own, in memory.
struct Environment: Sendable {
  /// Without the program's name.
  var arguments: [String]
  var variables: [String: String]
  /// Data goes here.
  var output: Outlet
  /// Talk goes here.
  var standardError: Outlet
  /// The next line of standard input, without its line feed; nil at the end.
  var nextLine: @Sendable () throws(CommandError) -> [UInt8]?
  var files: FileSystem
  /// Seconds since some moment; never goes back.
  var now: @Sendable () -> Double
  /// The day in UTC, as `2026-01-31`; nil for one that does not matter.
  var today: @Sendable () -> String? = { nil }
  /// Listens from now on for the wish that the program end; what it returns waits for the wish.
  var listenForStop: @Sendable () -> StopWish
  /// Shows an address in the browser; false if there is no way to.
  var showInBrowser: @Sendable (_ address: String) -> Bool
}

extension Environment {
  /// The format that a command line asks for, also one that cannot be understood as a whole.
  var askedFormat: DiagnosticFormat {
    let flag = Flag.format.dashed
    let flags = arguments.prefix { $0 != "--" }
    var asked = Flag.format.variable.flatMap { variables[$0] }
    for (argument, next) in zip(flags, flags.dropFirst() + [""]) {
      if argument == flag { asked = next }
      if argument.hasPrefix(flag + "=") { asked = String(argument.dropFirst(flag.count + 1)) }
    }
    return asked == "json" ? .json : .text
  }

  /// Data, for standard output.
  func print(_ text: String) throws(CommandError) { try print(Array(text.utf8)) }

  func print(_ bytes: [UInt8]) throws(CommandError) {
    do throws(OutletError) {
      try output.write(bytes)
    } catch {
      switch error {
      case .closed: throw .readerLeft
      case .failed(let reason):
        throw .failure(.output, at: "standard output", "Cannot write: \(reason)")
      }
    }
  }
}

typealias StopWish = @Sendable () async -> Void

/// Where bytes go out.
struct Outlet: Sendable {
  var write: @Sendable ([UInt8]) throws(OutletError) -> Void
  /// The columns of the terminal behind it; 0 if there is no terminal.
  var width: @Sendable () -> Int
}

enum OutletError: Error, Equatable {
  /// The reader has gone.
  case closed
  /// In the system's own words.
  case failed(String)
}
