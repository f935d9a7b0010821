import Files
import Glibc
import TemporaryFolder
import TestSupport

/// A program run as a process of its own: ours as it was built, or a shell.
struct Binary {
  struct Outcome: Equatable {
    var output: String
    var talk: String
    var status: Int32
  }

  /// Beside the bundle of the tests.
  static let hig = folder(of: linkTarget("/proc/self/exe")) + "/hig"

  var path = hig
  var environment = ["PATH=/usr/bin:/bin"] + SanitizerVariables.set
  var input = ""
  /// Where it runs; nil for here.
  var folder: String?

  func run(_ arguments: [String]) throws -> Outcome {
    // `cd` and the redirections are the shell's; what the test gives comes as its arguments.
    let scratch = try TemporaryFolder()
    try FileSystem.disk.write(scratch["stdin"], Array(input.utf8))
    let script = #"""
      d=$1 b=$2 w=$3; shift 3; cd "$w" && "$b" "$@" <"$d/stdin" >"$d/stdout" 2>"$d/stderr"
      """#
    let place = folder ?? scratch.path
    let status = spawn(["/bin/sh", "-c", script, "sh", scratch.path, path, place] + arguments)
    return Outcome(
      output: try text(scratch["stdout"]), talk: try text(scratch["stderr"]), status: status)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try FileSystem.disk.read(path), as: UTF8.self)
  }

  /// Runs a program to its end; its exit status, or the negative number of the signal.
  func spawn(_ command: [String]) -> Int32 {
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var child = pid_t()
    guard posix_spawn(&child, command[0], nil, nil, &arguments, &variables) == 0 else {
      return -127
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }

  private static func linkTarget(_ link: String) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink(link, &buffer, buffer.count)
    return String(
      decoding: buffer.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
