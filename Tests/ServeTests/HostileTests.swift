import Files
import Glibc
import Publish
import Serve
import TemporaryFolder
import Testing

/// What no browser sends: nothing outside of the site may ever be told.
@Suite struct HostileTests {
  private static let secret = "s3cret"
  private let site: ServedSite

  init() throws {
    site = try ServedSite()
    let disk = FileSystem.disk
    let secret = Array(Self.secret.utf8)
    try disk.write(site.folder["secret.txt"], secret)
    try disk.write(site.folder["outside/index.html"], secret)
    try disk.write(Path.join(site.root, ".env"), secret)
    try disk.write(Path.join(site.root, ".git/config"), secret)
    try disk.write(Path.join(site.root, "boxes/.hidden/index.html"), secret)
    try site.folder.link("public/link.txt", to: "../secret.txt")
    try site.folder.link("public/absolute.txt", to: site.folder["secret.txt"])
    try site.folder.link("public/outside", to: "../outside")
    try site.folder.link("public/boxes/inside", to: "../assets")
    try site.folder.link("public/loop", to: "loop")
    mkfifo(Path.join(site.root, "pipe"), 0o644)
  }

  @Test(arguments: [
    ("/../secret.txt", 400), ("/boxes/../../secret.txt", 400), ("/boxes/../index.html", 400),
    ("/./index.html", 400), ("/..", 400), ("/%2e%2e/secret.txt", 400), ("/.%2E/secret.txt", 400),
    ("/%2e%2e%2fsecret.txt", 400), ("/boxes%2f..%2f..%2fsecret.txt", 400),
    ("/..%5csecret.txt", 400), ("/..\\secret.txt", 400), ("/boxes\\index.html", 400),
    ("/%252e%252e/secret.txt", 404), ("/index.html%00", 400),
    ("/index.html%00/../../secret.txt", 400),
    ("/%c0%ae%c0%ae/secret.txt", 400), ("/%ff", 400), ("/%", 400), ("/%2", 400), ("/%zz", 400),
    ("/a%0d%0aX:y", 400), ("/%7f", 400),
    ("//", 404), ("//index.html", 404), ("//secret.txt", 404), ("//localhost/../secret.txt", 400),
    ("//evil.example/..", 400), ("//boxes", 404), ("/boxes//", 404), ("/boxes//index.html", 404),
    ("/.env", 404), ("/%2eenv", 404), ("/.git/config", 404), ("/.hig-site", 404),
    ("/boxes/.hidden/", 404), ("/boxes/.hidden", 404), ("/..three/page.html", 404),
    ("/link.txt", 404), ("/absolute.txt", 404), ("/outside", 404), ("/outside/", 404),
    ("/outside/index.html", 404), ("/loop", 404), ("/pipe", 404),
    ("index.html", 400), ("*", 400), ("?", 400), ("file:///etc/passwd", 400),
    ("http://localhost/index.html", 200), ("HTTP://127.0.0.1/boxes", 301),
    ("http://localhost", 400),
    ("http://evil.example/index.html", 421), ("http:///index.html", 421),
    ("http://localhost@evil.example/", 421), ("https://localhost/", 400),
    ("/boxes/inside/app.js", 200),
  ])
  func leaksNothing(target: String, status: Int) {
    let reply = site.client.get(target)
    #expect(!reply.text.contains(Self.secret))
    #expect(reply.status == status, "\(target.prefix(80))")
    #expect(reply.headers["x"] == nil)
    if let location = reply.headers["location"] { #expect(!location.hasPrefix("//")) }
  }

  @Test(arguments: [
    ("a", 300, 404), ("a/", 5000, 404), ("%2e", 3000, 404), ("a", 40_000, 414),
  ])
  func longAddresses(part: String, count: Int, status: Int) {
    #expect(site.client.get("/" + String(repeating: part, count: count)).status == status)
  }

  @Test func aHugeHeadIsRefused() {
    let huge = "X: " + String(repeating: "x", count: 60_000)
    #expect(site.client.get("/", method: "GET", host: "localhost", huge).status == 431)
  }

  @Test(arguments: [
    "localhost", "LocalHost", "127.0.0.1", "[::1]", "localhost:80", "127.0.0.1:65535", "[::1]:9",
  ])
  func ourNamesAreAnswered(host: String) {
    #expect(site.client.get("/", host: host).status == 200)
  }

  @Test(arguments: [
    "evil.example", "localhost.evil.example", "localhost:80@evil.example", "localhost:", "",
    "localhost:123456", "localhost:8a", "127.0.0.2", "0.0.0.0", "localhost.", "::1", "[::1",
    "localhost, evil.example",
  ])
  func otherNamesAreNot(host: String) {
    let reply = site.client.get("/", host: host)
    #expect(reply.status == 421)
    #expect(!reply.text.contains("Start"))
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\n\r\n", 400),
    ("GET / HTTP/1.0\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
    // No file's name ends before the address does.
    ("GET /index.html\0 HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    ("GET /index.html\0x HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    ("GET /index.html?q\0x HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    ("GET \0/index.html HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    ("GET  /index.html HTTP/1.1\r\nHost: localhost\r\n\r\n", 200),
    ("GET /%69ndex.html?a%20b&c=+%41 HTTP/1.1\r\nHost: localhost\r\n\r\n", 200),
  ])
  func oddHeads(text: String, status: Int) {
    #expect(Reply(site.client.send(text)[...]).status == status)
  }

  @Test(arguments: [
    "\r\n\r\n\r\n", "\0\0\0\0\r\n\r\n", "GET\r\n\r\n", "🙂 / HTTP/1.1\r\n\r\n",
    "GET /index.html\0/../../secret.txt HTTP/1.1\r\nHost: localhost\r\n\r\n",
  ])
  func garbageNeitherLeaksNorKills(text: String) {
    var client = site.client
    client.milliseconds = 200
    let reply = client.send(text)
    #expect(!String(decoding: reply, as: UTF8.self).contains(Self.secret))
    #expect(site.client.get("/").status == 200)
  }
}
