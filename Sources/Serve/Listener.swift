import CPlatform
import Glibc

/// A socket that listens on this machine only.
enum Listener {
  static func open(port: UInt16) throws(ServeError) -> (descriptor: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw error(port) }
    do throws(ServeError) {
      // A server that has just ended must not block the next one.
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
      try bind(descriptor, to: port)
      guard listen(descriptor, SOMAXCONN) == 0 else { throw error(port) }
      return (descriptor, try self.port(of: descriptor))
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func bind(_ descriptor: Int32, to port: UInt16) throws(ServeError) {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let bound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard bound == 0 else { throw error(port) }
  }

  /// Which port it became.
  private static func port(of descriptor: Int32) throws(ServeError) -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let found = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size)
      }
    }
    guard found == 0 else { throw error(0) }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func error(_ port: UInt16) -> ServeError {
    switch errno {
    case EADDRINUSE: .portInUse(port)
    case EACCES: .portNotAllowed(port)
    case let code: .socket(String(cString: strerror(code)))
    }
  }
}
