import Glibc
import Serve

/// The signals that ask a server to end: Ctrl-C, `kill`, a terminal that closes.
enum StopSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Takes them from now on; what it returns waits until one has come. A thread of its own waits,
  /// none of the pool's.
  static func listen() -> StopWish {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return {} }
    alarm = ends[1]
    for number in numbers { signal(number, ring) }
    let listener = ends[0]
    return {
      await withCheckedContinuation { continuation in
        let thread = SystemThread {
          var byte: UInt8 = 0
          while read(listener, &byte, 1) < 0, errno == EINTR {}
          continuation.resume()
        }
        if let thread { thread.detach() } else { continuation.resume() }
      }
      // Who asks again means it.
      for number in numbers { signal(number, SIG_DFL) }
    }
  }
}

/// Where a signal writes; set before a signal can come.
nonisolated(unsafe) private var alarm: Int32 = -1

/// Runs within a signal: nothing here but a write.
private func ring(_ signal: Int32) {
  let saved = errno
  var byte: UInt8 = 1
  _ = write(alarm, &byte, 1)
  errno = saved
}
