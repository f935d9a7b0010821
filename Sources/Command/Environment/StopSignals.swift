import Glibc

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
        Waiting(listener, then: continuation).start()
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

/// A thread that reads one byte, then lets a task go on.
private final class Waiting: Sendable {
  let listener: Int32
  let continuation: CheckedContinuation<Void, Never>

  init(_ listener: Int32, then continuation: CheckedContinuation<Void, Never>) {
    self.listener = listener
    self.continuation = continuation
  }

  func start() {
    var thread = pthread_t()
    let this = Unmanaged.passRetained(self)
    if pthread_create(&thread, nil, waitForByte, this.toOpaque()) == 0 {
      pthread_detach(thread)
    } else {
      this.release()
      continuation.resume()
    }
  }
}

private func waitForByte(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  let waiting = Unmanaged<Waiting>.fromOpaque(argument).takeRetainedValue()
  var byte: UInt8 = 0
  while read(waiting.listener, &byte, 1) < 0, errno == EINTR {}
  waiting.continuation.resume()
  return nil
}
