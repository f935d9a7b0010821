import Bytes
import Files
import Model
import Publish
@testable import Serve
import TemporaryFolder
import TestSupport
import Testing

@Suite struct PageTests {
  private let site: ServedSite

  init() throws { site = try ServedSite() }

  @Test(arguments: [
    ("/", "<h1>Start</h1>", "text/html; charset=utf-8"),
    ("/index.html", "<h1>Start</h1>", "text/html; charset=utf-8"),
    ("/?q=a%20b&%zz", "<h1>Start</h1>", "text/html; charset=utf-8"),
    ("/boxes/", "<h1>Boxes</h1>", "text/html; charset=utf-8"),
    ("/%62oxes/index.html", "<h1>Boxes</h1>", "text/html; charset=utf-8"),
    ("/a%20b/%C3%BC/", "<h1>Space</h1>", "text/html; charset=utf-8"),
    ("/assets/empty.css", "", "text/css; charset=utf-8"),
    ("/assets/app.js", "start()", "text/javascript; charset=utf-8"),
    ("/search/core.wasm", "\0asm", "application/wasm"),
    ("/manifest.webmanifest", "{}", "application/manifest+json; charset=utf-8"),
    ("/feed.xml", "<feed/>", "application/atom+xml; charset=utf-8"),
    ("/data/no-index/table.csv", "a,b", "text/csv; charset=utf-8"),
  ])
  func isServed(target: String, text: String, type: String) {
    let reply = site.client.get(target)
    #expect(reply.status == 200)
    #expect(reply.text == text)
    #expect(reply.headers["content-type"] == type)
    #expect(reply.headers["content-length"] == String(text.utf8.count))
  }

  @Test func everyFileIsServedAsItIs() {
    for file in ServedSite.tree.files where !file.path.hasPrefix(".") {
      let target = "/" + file.path.replacing(" ", with: "%20")
      let reply = site.client.get(target)
      #expect(reply.body == file.bytes, "\(file.path)")
      #expect(reply.headers["etag"] == "\"\(SHA256.hex(file.bytes))\"")
    }
  }

  @Test(arguments: ["/", "/boxes/", "/nothing", "/boxes"]) func headIsGetWithoutBody(target: String)
  {
    let get = site.client.get(target)
    let head = site.client.get(target, method: "HEAD")
    #expect(head.status == get.status)
    #expect(head.body == [])
    for name in ["content-length", "content-type", "etag", "location", "content-security-policy"] {
      #expect(head.headers[name] == get.headers[name])
    }
  }

  @Test(arguments: [
    ("/boxes", "/boxes/"), ("/boxes?q=1&r", "/boxes/?q=1&r"), ("/a%20b/ü", "/a%20b/%C3%BC/"),
    ("/boxes?a=<b>\"'", "/boxes/?a=<b>\"'"),
  ])
  func aFolderIsRedirected(target: String, location: String) {
    let reply = site.client.get(target)
    #expect(reply.status == 301)
    #expect(reply.headers["location"] == location)
  }

  @Test(arguments: [
    "/nothing", "/boxes/nothing/deep", "/data/no-index", "/data/no-index/", "/index.html/",
  ])
  func whatIsNotThereGetsTheSitesPage(target: String) {
    let reply = site.client.get(target)
    #expect(reply.status == 404)
    #expect(reply.text == "<h1>Not here</h1>")
    #expect(reply.headers["content-type"] == "text/html; charset=utf-8")
    #expect(reply.headers["etag"] == nil)
  }

  @Test func withoutA404PageThereIsASentence() throws {
    let site = try ServedSite(OutputTree([OutputFile("index.html", "x")]))
    #expect(site.client.get("/nothing").text == "Not found.\n")
  }

  @Test func aSiteThatIsNotBuiltYetIsSaid() throws {
    let folder = try TemporaryFolder()
    let server = try Server.start(ServeOptions(root: folder["public"], port: 0))
    #expect(Client(server).get("/").status == 503)
    _ = try Publisher().publish(ServedSite.tree, to: folder["public"])
    #expect(Client(server).get("/").status == 200)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "get", "FOO"])
  func otherMethodsAreRefused(method: String) {
    let reply = site.client.get("/", method: method, host: "localhost", "Content-Length: 0")
    #expect(reply.status == 405)
    #expect(reply.headers["allow"] == "GET, HEAD")
  }

  @Test func aBodyIsRefused() {
    let reply = site.client.send(
      "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nGET /")
    #expect(Reply(reply[...]).status == 400)
  }

  @Test(arguments: ["/", "/nothing", "/boxes", "/%zz"]) func everyAnswerIsHardened(target: String) {
    let headers = site.client.get(target).headers
    let isPage = headers["content-type"] == "text/html; charset=utf-8"
    let policy = isPage ? CommonHeaders.pagePolicy : CommonHeaders.policy
    #expect(headers["content-security-policy"] == policy)
    #expect(policy.hasSuffix("frame-ancestors 'none'") && !policy.contains("unsafe-inline"))
    // A page names its own styles and scripts; two policies allow what both do.
    #expect(policy.contains("script-src") == !isPage)
    #expect(headers["x-content-type-options"] == "nosniff")
    #expect(headers["referrer-policy"] == "no-referrer")
    #expect(headers["cross-origin-opener-policy"] == "same-origin")
    #expect(headers["cache-control"] == "no-cache")
  }
}
