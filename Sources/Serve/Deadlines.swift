import Glibc
import Synchronization

/// Until when each connection must have got on: libmicrohttpd lets go who is silent, we who is slow.
final class Deadlines: Sendable {
  private struct Wait {
    let socket: Int32
    /// In seconds; nil for a stream of events, which takes as long as it likes.
    var until: Int?
  }

  private let waits = Mutex<[UInt: Wait]>([:])
  private let requestSeconds: Int
  private let answerSeconds: Int

  init(_ limits: ServeLimits) {
    requestSeconds = Int(limits.timeoutSeconds)
    answerSeconds = Int(limits.answerSeconds)
  }

  func opened(_ connection: UInt, socket: Int32) {
    let until = Self.now + requestSeconds
    waits.withLock { $0[connection] = Wait(socket: socket, until: until) }
  }

  func closed(_ connection: UInt) {
    waits.withLock { _ = $0.removeValue(forKey: connection) }
  }

  /// The head has come: the answer may take longer.
  func answering(_ connection: UInt, forever: Bool = false) {
    let until = forever ? nil : Self.now + answerSeconds
    waits.withLock { $0[connection]?.until = until }
  }

  /// The answer has gone: the next request may come.
  func waiting(_ connection: UInt) {
    let until = Self.now + requestSeconds
    waits.withLock { $0[connection]?.until = until }
  }

  /// Ends the connections that are late. Their sockets are open: `closed` comes before that.
  func enforce() {
    let now = Self.now
    waits.withLock { waits in
      for wait in waits.values where wait.until.map({ $0 < now }) ?? false {
        shutdown(wait.socket, Int32(SHUT_RDWR))
      }
    }
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
    return time.tv_sec
  }
}
