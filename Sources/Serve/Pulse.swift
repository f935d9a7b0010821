import Glibc
import Synchronization

/// A thread that does something every second until it is stopped.
final class Pulse: Sendable {
  private let ends: (read: Int32, write: Int32)
  private let thread: Mutex<pthread_t?>

  /// Nil if there is no thread or descriptor left.
  init?(_ beat: @escaping @Sendable (_ number: Int) -> Void) {
    var pipe: [Int32] = [-1, -1]
    guard Glibc.pipe(&pipe) == 0 else { return nil }
    for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    ends = (pipe[0], pipe[1])
    let beating = Unmanaged.passRetained(Beating(pipe[0], beat))
    var started = pthread_t()
    if pthread_create(&started, nil, keepBeating, beating.toOpaque()) == 0 {
      thread = Mutex(started)
    } else {
      beating.release()
      close(pipe[0])
      close(pipe[1])
      return nil
    }
  }

  /// Returns when the thread has ended; once is enough.
  func stop() {
    thread.withLock { thread in
      guard let running = thread.take() else { return }
      close(ends.write)
      pthread_join(running, nil)
      close(ends.read)
    }
  }
}

private final class Beating: Sendable {
  let stop: Int32
  let beat: @Sendable (Int) -> Void

  init(_ stop: Int32, _ beat: @escaping @Sendable (Int) -> Void) {
    self.stop = stop
    self.beat = beat
  }
}

/// The pipe is closed to stop it; until then every wait for that ends in vain.
private func keepBeating(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  let beating = Unmanaged<Beating>.fromOpaque(argument).takeRetainedValue()
  var number = 0
  var wait = pollfd(fd: beating.stop, events: Int16(POLLIN), revents: 0)
  while poll(&wait, 1, 1000) <= 0 {
    number += 1
    beating.beat(number)
  }
  return nil
}
