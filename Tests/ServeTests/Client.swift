import Glibc
import Serve

/// A client of bare sockets: it sends what a browser would tidy up.
struct Client {
  let port: UInt16
  /// How long a silent server is waited for.
  var milliseconds = 2000

  init(_ server: Server) { port = server.port }

  init(port: UInt16) { self.port = port }

  /// One request with its `Host`, on a connection of its own.
  func get(
    _ target: String, method: String = "GET", host: String = "localhost",
    _ header: String..., headers: [String] = []
  ) -> Reply {
    let lines = ["\(method) \(target) HTTP/1.1", "Host: \(host)", "Connection: close"] + header
    let reply = send((lines + headers).map { $0 + "\r\n" }.joined() + "\r\n")
    return Reply(reply[...])
  }

  /// Sends bytes as they are, and reads until the server closes or is silent too long.
  func send(_ text: String) -> [UInt8] {
    let connection = connect()
    defer { close(connection) }
    let bytes = Array(text.utf8)
    _ = Glibc.send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    return Self.drain(connection)
  }

  func connect() -> Int32 {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var patience = timeval(tv_sec: milliseconds / 1000, tv_usec: milliseconds % 1000 * 1000)
    setsockopt(
      connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let code = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if code == 0 { return connection }
    close(connection)
    return -1
  }

  static func drain(_ connection: Int32) -> [UInt8] {
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let got = recv(connection, &buffer, buffer.count, 0)
      guard got > 0 else { return received }
      received += buffer[..<got]
    }
  }
}

/// An answer taken apart.
struct Reply {
  var status = 0
  var headers: [String: String] = [:]
  var body: [UInt8] = []

  var text: String { String(decoding: body, as: UTF8.self) }

  init(_ bytes: ArraySlice<UInt8>) {
    let gap = Array("\r\n\r\n".utf8)
    guard
      let end = bytes.indices.first(where: { bytes[$0...].starts(with: gap) })
    else { return }
    let head = String(decoding: bytes[bytes.startIndex..<end], as: UTF8.self)
    let lines = head.split(separator: "\r\n")
    status = Int(lines.first?.split(separator: " ").dropFirst().first ?? "") ?? 0
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
    }
    body = Array(bytes[(end + gap.count)...])
  }
}
