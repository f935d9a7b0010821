import Glibc
import Synchronization

/// Until when each connection must have got on: libmicrohttpd ends the silent ones, we the slow.
final class Deadlines: Sendable {
  private enum Phase {
    /// For the rest of a request.
    case waiting
    case answering
    /// A stream of events takes as long as it likes.
    case listening
  }

  private struct Connection {
    let socket: Int32
    var phase = Phase.waiting
    /// In seconds.
    var until: Int
    /// Gone at the last look, in the middle of a request.
    var hasLeft = false
  }

  private let connections = Mutex<[UInt: Connection]>([:])
  private let requestSeconds: Int
  private let answerSeconds: Int

  init(_ limits: ServeLimits) {
    requestSeconds = Int(limits.timeoutSeconds)
    answerSeconds = Int(limits.answerSeconds)
  }

  func opened(_ key: UInt, socket: Int32) {
    let connection = Connection(socket: socket, until: Self.now + requestSeconds)
    connections.withLock { $0[key] = connection }
  }

  func closed(_ key: UInt) {
    connections.withLock { _ = $0.removeValue(forKey: key) }
  }

  /// The head has come: the answer may take longer.
  func answering(_ key: UInt) { enter(.answering, key, answerSeconds) }

  func listening(_ key: UInt) { enter(.listening, key, 0) }

  /// The answer has gone: the next request may come.
  func waiting(_ key: UInt) { enter(.waiting, key, requestSeconds) }

  /// Ends the connections that are late, or were left in the middle of a request: twice seen, since
  /// the end of a request may just be on its way through libmicrohttpd, which does not notice the
  /// end of a connection that comes with its last bytes. The sockets are open: `closed` comes
  /// before they are not.
  func enforce() {
    let now = Self.now
    connections.withLock { connections in
      for (key, connection) in connections where connection.phase != .listening {
        let hasLeft = connection.phase == .waiting && Self.isAtEnd(connection.socket)
        if connection.until < now || hasLeft && connection.hasLeft {
          shutdown(connection.socket, Int32(SHUT_RDWR))
        }
        connections[key]?.hasLeft = hasLeft
      }
    }
  }
}

extension Deadlines {
  private func enter(_ phase: Phase, _ key: UInt, _ seconds: Int) {
    let until = Self.now + seconds
    connections.withLock { connections in
      guard let socket = connections[key]?.socket else { return }
      connections[key] = Connection(socket: socket, phase: phase, until: until)
    }
  }

  /// Whether all was read of what a client sent, and it sends no more.
  static func isAtEnd(_ socket: Int32) -> Bool {
    var byte: UInt8 = 0
    return recv(socket, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) == 0
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
    return time.tv_sec
  }
}
