import Glibc
import Synchronization

/// A thread of its own for what waits in the system: none of the pool that tasks share.
public struct SystemThread: Sendable {
  private let number: pthread_t

  /// Nil if the system has none left.
  public init?(_ work: @escaping @Sendable () -> Void) {
    var number = pthread_t()
    let work = Unmanaged.passRetained(Work(work))
    guard pthread_create(&number, nil, perform, work.toOpaque()) == 0 else {
      work.release()
      return nil
    }
    self.number = number
  }

  /// Returns when its work is done.
  public func join() { pthread_join(number, nil) }

  /// Lets it end on its own.
  public func detach() { pthread_detach(number) }
}

private final class Work: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func perform(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
  return nil
}

/// A thread that waits until it is stopped.
final class Sentinel: Sendable {
  private let bell: (listen: Int32, ring: Int32)
  private let thread = Mutex<SystemThread?>(nil)

  /// `wait` ends when the bell can be read. Nil if there is no thread or descriptor left.
  init?(_ wait: @escaping @Sendable (_ bell: Int32) -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    bell = (ends[0], ends[1])
    // The thread holds this too: the bell stays open until it has ended.
    guard let started = SystemThread({ [self] in wait(bell.listen) }) else { return nil }
    thread.withLock { $0 = started }
  }

  deinit { for end in [bell.listen, bell.ring] { close(end) } }

  /// Returns when the thread has ended; once is enough. Not to be called by `wait`.
  func stop() {
    thread.withLock { thread in
      guard let running = thread.take() else { return }
      var byte: UInt8 = 1
      _ = write(bell.ring, &byte, 1)
      running.join()
    }
  }
}
