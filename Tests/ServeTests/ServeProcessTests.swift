import Files
import Glibc
import TemporaryFolder
import Testing

/// Attacks on the program as it is started by a person, over bare sockets.
@Suite struct ServeProcessTests {
  private static let secret = "s3cret"

  /// What is sent, and the status of each answer that comes back.
  struct Attack: Sendable {
    let name: String
    let bytes: String
    let statuses: [Int]

    init(_ name: String, raw: String, _ statuses: Int...) {
      self.name = name
      bytes = raw
      self.statuses = statuses
    }

    init(_ name: String, _ target: String, _ status: Int, _ headers: String...) {
      self.name = name
      let lines = ["GET \(target) HTTP/1.1", "Host: localhost", "Connection: close"] + headers
      bytes = lines.map { $0 + "\r\n" }.joined() + "\r\n"
      statuses = [status]
    }
  }

  private static let host = "Host: localhost\r\n"
  private static let attacks = [
    Attack("traversal", "/../secret.txt", 400),
    Attack("encoded traversal", "/%2e%2e%2fsecret.txt", 400),
    Attack("twice encoded traversal", "/%252e%252e%252fsecret.txt", 404),
    Attack("a NUL", "/index.html%00.txt", 400),
    Attack("a bare NUL", "/llms.txt\0x", 400),
    Attack("overlong UTF-8", "/%c0%ae%c0%ae/secret.txt", 400),
    Attack("double slashes", "//secret.txt", 404),
    Attack("backslashes", "/..\\secret.txt", 400),
    Attack("encoded backslashes", "/boxes%5c..%5c..%5csecret.txt", 400),
    Attack("absolute address", "http://evil.example/secret.txt", 421),
    Attack("address of a file", "file:///etc/passwd", 400),
    Attack("link to an outside file", "/link.txt", 404),
    Attack("link to an outside folder", "/outside/secret.txt", 404),
    Attack("dotfile", "/.env", 404),
    Attack("folder of a dotfile", "/.git/config", 404),
    Attack("a FIFO", "/pipe", 404),
    Attack("new lines in an escape", "/x%0d%0aSet-Cookie:%20a=b", 400),
    Attack("range behind the end", "/llms.txt", 416, "Range: bytes=999999999-"),
    Attack(
      "ranges without an end", "/llms.txt", 200,
      "Range: bytes=" + String(repeating: "0-,", count: 5000)),
    Attack("huge header", "/", 431, "X: " + String(repeating: "x", count: 100_000)),
    Attack("thousands of headers", "/", 431, String(repeating: "X: y\r\n", count: 20_000) + "X: y"),
    Attack("huge address", "/" + String(repeating: "a/", count: 50_000), 414),
    Attack("another host", raw: "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
    Attack("no host", raw: "GET / HTTP/1.1\r\n\r\n", 400),
    Attack("two hosts", raw: "GET / HTTP/1.1\r\n\(host)Host: evil.example\r\n\r\n", 400),
    Attack("a method of its own", raw: "STEAL / HTTP/1.1\r\n\(host)\r\n", 405),
    Attack(
      "a request within a body",
      raw: "POST / HTTP/1.1\r\n\(host)Content-Length: 60\r\n\r\nGET / HTTP/1.1\r\n\(host)\r\n", 405),
    Attack(
      "two lengths",
      raw: "GET / HTTP/1.1\r\n\(host)Content-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n"
        + "0\r\n\r\nGET /404.html HTTP/1.1\r\n\(host)\r\n", 400),
    Attack(
      "pipelining",
      raw: "GET /404.html HTTP/1.1\r\n\(host)\r\nGET /../secret.txt HTTP/1.1\r\n\(host)\r\n"
        + "HEAD /.env HTTP/1.1\r\n\(host)\r\nGET / HTTP/1.1\r\n\(host)Connection: close\r\n\r\n",
      200, 400, 404, 200),
  ]

  private static func plant(in server: ServeProcess) throws {
    let disk = FileSystem.disk
    let secret = Array(secret.utf8)
    try disk.write(server.project["secret.txt"], secret)
    try disk.write(server.project["outside/secret.txt"], secret)
    for path in [".env", ".git/config"] { try disk.write(Path.join(server.site, path), secret) }
    try server.project.link("public/link.txt", to: "../secret.txt")
    try server.project.link("public/outside", to: "../outside")
    mkfifo(Path.join(server.site, "pipe"), 0o644)
  }

  /// The status lines in what came back; a page has none of them.
  private static func statuses(_ text: String) -> [Int] {
    text.split(separator: "HTTP/1.1 ").compactMap { part in
      part.first?.isNumber == true ? Int(part.prefix(3)) : nil
    }
  }

  @Test func attacksLeakNothing() throws {
    let server = try #require(try ServeProcess())
    try Self.plant(in: server)
    var quick = server.client
    quick.milliseconds = 1000
    for attack in Self.attacks {
      let reply = String(decoding: quick.send(attack.bytes), as: UTF8.self)
      #expect(Self.statuses(reply) == attack.statuses, "\(attack.name)")
      #expect(!reply.contains(Self.secret) && !reply.contains("root:"), "\(attack.name)")
      #expect(!reply.contains("Set-Cookie"), "\(attack.name)")
    }
    #expect(server.client.get("/boxes/").status == 200)
    withExtendedLifetime(server) {}
  }

  /// However it was cleared away, whoever asks has it back, without a change of any file.
  @Test(arguments: [false, true]) func aSiteThatIsGoneComesBack(keepsFolder: Bool) throws {
    let server = try #require(try ServeProcess())
    let page = server.client.get("/boxes/").text
    for _ in 0..<2 {
      try FileSystem.disk.removeTree(server.site)
      if keepsFolder {
        try FileSystem.disk.write(Path.join(server.site, ".gitignore"), Array("*".utf8))
      }
      #expect(server.client.get("/boxes/").status == 503)
      var reply = server.client.get("/boxes/")
      for _ in 0..<300 where reply.status == 503 {
        usleep(100_000)
        reply = server.client.get("/boxes/")
      }
      #expect(reply.text == page)
    }
    withExtendedLifetime(server) {}
  }

  /// Half-sent heads, connections cut in the middle of an answer, silence: others are served, and
  /// nothing is left behind.
  @Test func rudeClientsLeaveNothingBehind() throws {
    let server = try #require(try ServeProcess())
    let client = server.client
    _ = client.get("/boxes/")
    let before = server.descriptors
    for _ in 0..<5 {
      let crowd = (0..<50).map { _ in client.connect() }
      for (number, connection) in crowd.enumerated() {
        let text = number % 2 == 0 ? "GET /bo" : "GET /boxes/ HTTP/1.1\r\n\(Self.host)\r\n"
        _ = send(connection, text, text.utf8.count, Int32(MSG_NOSIGNAL))
      }
      #expect(client.get("/boxes/").status == 200)
      for connection in crowd { close(connection) }
    }
    for _ in 0..<50 where server.descriptors > before { usleep(100_000) }
    #expect(before > 2)
    #expect(server.descriptors <= before)
  }
}
