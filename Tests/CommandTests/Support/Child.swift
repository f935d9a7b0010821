import Files
import Glibc
import TestSupport

/// `hig` at work as a process of its own, to be waited for or killed.
struct Child {
  private let process: pid_t

  init(_ arguments: [String], talk: String = "/dev/null") throws {
    // The shell is replaced by `hig`, so that the number is its own.
    let script = #"t=$1 b=$2; shift 2; exec "$b" "$@" </dev/null >/dev/null 2>"$t""#
    let command = ["/bin/sh", "-c", script, "sh", talk, Binary.hig] + arguments
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    let environment = ["PATH=/usr/bin:/bin"] + SanitizerVariables.set
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var child = pid_t()
    let code = posix_spawn(&child, command[0], nil, nil, &words, &variables)
    guard code == 0 else { throw FileError(.read, command[0], String(cString: strerror(code))) }
    process = child
  }

  /// Waits until something stands at a path, or the process ended.
  func wait(for path: String) {
    while FileSystem.disk.kind(path) == nil, !hasEnded { usleep(200) }
  }

  /// Kills it; false if it had ended by itself.
  func kill() -> Bool {
    Glibc.kill(process, SIGKILL)
    return finish() == -SIGKILL
  }

  /// Its exit status, or the negative number of the signal.
  func finish() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }

  private var hasEnded: Bool {
    var information = siginfo_t()
    let asked = waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT)
    return asked != 0 || information.si_signo == SIGCHLD
  }
}
