import Glibc

/// The signals that ask a server to end: Ctrl-C, and `kill`.
enum StopSignals {
  /// Returns when one of them has come. A thread of its own waits, none of the pool's.
  static func wait() async {
    await withCheckedContinuation { continuation in
      Waiter(continuation).start()
    }
  }
}

/// Where the signal's function writes; set before the function is.
nonisolated(unsafe) private var alarm: Int32 = -1

/// Runs inside a signal: nothing here but a write.
private func ring(_ signal: Int32) {
  let saved = errno
  var byte: UInt8 = 1
  _ = write(alarm, &byte, 1)
  errno = saved
}

private final class Waiter: Sendable {
  private let continuation: CheckedContinuation<Void, Never>

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  func start() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return continuation.resume() }
    alarm = ends[1]
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, ring) }
    let listener = ends[0]
    let waiter = Unmanaged.passRetained(Listening(descriptor: listener, then: continuation))
    var thread = pthread_t()
    if pthread_create(&thread, nil, listen, waiter.toOpaque()) != 0 {
      waiter.release()
      continuation.resume()
    }
  }
}

private final class Listening: Sendable {
  let descriptor: Int32
  let then: CheckedContinuation<Void, Never>

  init(descriptor: Int32, then: CheckedContinuation<Void, Never>) {
    self.descriptor = descriptor
    self.then = then
  }
}

private func listen(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  let listening = Unmanaged<Listening>.fromOpaque(argument).takeRetainedValue()
  var byte: UInt8 = 0
  while read(listening.descriptor, &byte, 1) < 0, errno == EINTR {}
  listening.then.resume()
  return nil
}
