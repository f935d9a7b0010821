import Glibc

/// A server on this machine that answers every connection as a closure says, in raw bytes.
final class LocalServer: Sendable {
  let port: UInt16
  private let listener: Int32

  /// - Parameter isEverywhere: On all addresses of this machine, not on loopback alone.
  /// - Parameter answer: Gets the head of a request; nil keeps silent until the client leaves.
  init?(isEverywhere: Bool = false, _ answer: @escaping @Sendable (_ head: String) -> String?) {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = isEverywhere ? 0 : UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 8) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else { return nil }
    port = UInt16(bigEndian: address.sin_port)
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(listener: listener, answer: answer))
    pthread_create(
      &thread, nil,
      { pointer in
        if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
      }, work.toOpaque())
    pthread_detach(thread)
  }

  // The thread closes it, so that its number is not another server’s before the thread has left.
  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  func address(_ path: String = "/") -> String { "http://127.0.0.1:\(port)\(path)" }

  private final class Work: Sendable {
    let listener: Int32
    let answer: @Sendable (String) -> String?

    init(listener: Int32, answer: @escaping @Sendable (String) -> String?) {
      self.listener = listener
      self.answer = answer
    }

    func run() {
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let got = recv(connection, &buffer, buffer.count, 0)
        if let text = answer(String(decoding: buffer.prefix(max(0, got)), as: UTF8.self)) {
          let bytes = Array(text.utf8)
          _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        } else {
          _ = recv(connection, &buffer, buffer.count, 0)
        }
        close(connection)
      }
      close(listener)
    }
  }
}
