import Files
import Model
import Publish
@testable import Serve
import Synchronization
import TemporaryFolder
import TestSupport
import Testing

/// A folder that has no site, or none any more.
@Suite struct GoneTests {
  private final class Told: Sendable {
    let times = Mutex(0)
  }

  private let folder: TemporaryFolder
  private let told = Told()
  private var root: String { folder["public"] }

  init() throws { folder = try TemporaryFolder() }

  private func publish(_ name: String = "index.html") throws {
    _ = try Publisher().publish(OutputTree([OutputFile(name, "x")]), to: root)
  }

  private func server(isLive: Bool) throws -> Server {
    var options = ServeOptions(root: root, port: 0)
    if isLive { options.liveScript = Array("listen()".utf8) }
    options.whenGone = { [told] in told.times.withLock { $0 += 1 } }
    return try Server.start(options)
  }

  @Test func isToldAndSaid() throws {
    try publish()
    let server = try server(isLive: true)
    let client = Client(server)
    #expect(client.get("/").status == 200)
    #expect(told.times.withLock { $0 } == 0)
    try FileSystem.disk.removeTree(root)
    let reply = client.get("/boxes/")
    #expect(reply.status == 503)
    #expect(reply.headers["content-type"] == "text/html; charset=utf-8")
    #expect(reply.headers["content-security-policy"] == CommonHeaders.pagePolicy)
    #expect(reply.headers["cache-control"] == "no-cache")
    #expect(reply.headers["etag"] == nil)
    #expect(reply.text.contains("<h1>The site is being built</h1>"))
    #expect(reply.text.contains("<script src=\"/.hig/reload.js\" data-gone async></script>"))
    #expect(told.times.withLock { $0 } == 1)
    let head = client.get("/boxes/", method: "HEAD")
    #expect(head.status == 503)
    #expect(head.headers["content-length"] == String(reply.body.count))
    // The script is there without a site.
    #expect(client.get("/.hig/reload.js").text == "listen()")
    try publish()
    #expect(client.get("/").status == 200)
    #expect(told.times.withLock { $0 } == 2)
  }

  /// `hig clean` leaves a `.gitignore` where it was.
  @Test func aFolderWithoutASiteIsNone() throws {
    try FileSystem.disk.write(Path.join(root, ".gitignore"), Array("*".utf8))
    let server = try server(isLive: true)
    for target in ["/", "/boxes/", "/app.js", "/.gitignore"] {
      #expect(Client(server).get(target).status == 503)
    }
    #expect(told.times.withLock { $0 } == 4)
  }

  @Test func aSiteWithoutAPageIsThere() throws {
    try publish("app.js")
    let server = try server(isLive: true)
    #expect(Client(server).get("/").status == 404)
    #expect(told.times.withLock { $0 } == 0)
  }

  @Test func withoutAScriptItIsASentence() throws {
    let server = try server(isLive: false)
    let reply = Client(server).get("/")
    #expect(reply.status == 503)
    #expect(reply.text == "There is no site yet: run `hig build`.\n")
    #expect(reply.headers["content-type"] == "text/plain; charset=utf-8")
    try FileSystem.disk.write(Path.join(root, "app.js"), [])
    #expect(Client(server).get("/").text == "Not found.\n")
  }
}
