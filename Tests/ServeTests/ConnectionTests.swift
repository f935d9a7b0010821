import Glibc
import Serve
import TemporaryFolder
import Testing

@Suite struct ConnectionTests {
  @Test func aConnectionIsUsedAgain() throws {
    let site = try ServedSite()
    let one = "GET /boxes/ HTTP/1.1\r\nHost: localhost\r\n\r\n"
    let last = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    let text = String(decoding: site.client.send(one + one + last), as: UTF8.self)
    #expect(text.split(separator: "HTTP/1.1 200 OK").count == 3)
    #expect(text.hasSuffix("<h1>Start</h1>"))
  }

  @Test func aSilentClientIsLetGo() throws {
    var limits = ServeLimits()
    limits.timeoutSeconds = 1
    let site = try ServedSite(limits: limits)
    let connection = site.client.connect()
    defer { close(connection) }
    _ = send(connection, "GET / HT", 8, Int32(MSG_NOSIGNAL))
    var byte: UInt8 = 0
    // 0 is the end of the connection; -1 would be the end of our own patience.
    #expect(recv(connection, &byte, 1, 0) == 0)
  }

  @Test func clientsAboveTheLimitDoNotKillIt() throws {
    var limits = ServeLimits()
    limits.connections = 4
    let site = try ServedSite(limits: limits)
    let crowd = (0..<16).map { _ in site.client.connect() }
    for connection in crowd { close(connection) }
    #expect(site.client.get("/").status == 200)
  }

  @Test func listensOnLoopbackAlone() throws {
    let site = try ServedSite()
    #expect(site.server.port > 0)
    #expect(site.server.address == "http://127.0.0.1:\(site.server.port)/")
    let table = try #require(Self.listeners(on: site.server.port))
    #expect(table == ["0100007F"])
  }

  @Test func aPortInUseIsSaid() throws {
    let site = try ServedSite()
    let options = ServeOptions(root: site.root, port: site.server.port)
    #expect(throws: ServeError.portInUse(site.server.port)) { try Server.start(options) }
  }

  @Test func aStoppedServerAnswersNoMoreAndFreesItsPort() throws {
    let site = try ServedSite()
    let port = site.server.port
    #expect(site.client.get("/").status == 200)
    site.server.stop()
    site.server.stop()
    #expect(site.client.connect() == -1)
    let next = try Server.start(ServeOptions(root: site.root, port: port))
    #expect(next.port == port)
    #expect(Client(next).get("/").status == 200)
  }

  @Test func noDescriptorIsLost() throws {
    let site = try ServedSite()
    let targets = ["/", "/boxes", "/nothing", "/%zz", "/assets/empty.css", "/data/no-index/"]
    let tag = try #require(site.client.get("/").headers["etag"])
    let before = Self.openFiles(of: site)
    #expect(before > 0, "the server listens")
    for _ in 0..<50 {
      for target in targets { _ = site.client.get(target) }
      _ = site.client.get("/", method: "GET", host: "localhost", "If-None-Match: \(tag)")
      _ = site.client.get("/", method: "HEAD")
    }
    // The last connections may be closed a little later; 400 lost ones would stay.
    let end = ContinuousClock.now + .seconds(10)
    while Self.openFiles(of: site) > before + 8, ContinuousClock.now < end { usleep(10_000) }
    #expect(Self.openFiles(of: site) <= before + 8)
  }

  /// The sockets of a server and the files below its root: other tests open their own.
  private static func openFiles(of site: ServedSite) -> Int {
    (Int32(0)..<4096).count { file in
      var path = [CChar](repeating: 0, count: 4096)
      let size = readlink("/proc/self/fd/\(file)", &path, path.count)
      guard size > 0 else { return false }
      let bytes = path[..<size].map { UInt8(bitPattern: $0) }
      if String(decoding: bytes, as: UTF8.self).hasPrefix(site.root) { return true }
      return localPort(of: file) == site.server.port
    }
  }

  /// Of a socket; nil for anything else.
  private static func localPort(of socket: Int32) -> UInt16? {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let answer = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &size) }
    }
    guard answer == 0, address.sin_family == sa_family_t(AF_INET) else { return nil }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The addresses, in the kernel's spelling, that listen on a port.
  private static func listeners(on port: UInt16) -> [String]? {
    guard let table = fopen("/proc/net/tcp", "r") else { return nil }
    defer { fclose(table) }
    var found: [String] = []
    var line = [CChar](repeating: 0, count: 512)
    while fgets(&line, 512, table) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let fields = text.split(separator: " ")
      guard fields.count > 3, fields[3] == "0A" else { continue }
      let parts = fields[1].split(separator: ":")
      if parts.count == 2, UInt16(parts[1], radix: 16) == port { found.append(String(parts[0])) }
    }
    return found
  }
}
