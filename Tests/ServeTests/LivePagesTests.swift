import Files
import Model
import Publish
import Serve
import Testing

@testable import Serve

/// Pages of a site that is being worked on.
@Suite struct LivePagesTests {
  private static let page = "<html><head><title>x</title></head><body></head></body></html>"
  private static let element = "<script src=\"/.hig/reload.js\" async></script>"
  private let site: ServedSite

  init() throws {
    let tree = OutputTree([
      OutputFile("index.html", Self.page), OutputFile("404.html", Self.page),
      OutputFile("index.html.br", "packed"), OutputFile("app.js", "</head>"),
    ])
    site = try ServedSite(tree, liveScript: "listen()")
  }

  @Test(arguments: [("/", 200), ("/index.html", 200), ("/nothing", 404)])
  func carryTheScript(target: String, status: Int) {
    let reply = site.client.get(target, headers: ["Accept-Encoding: br", "Range: bytes=0-1"])
    #expect(reply.status == status)
    // A page knows its own version; what isn't there has none.
    let tag = reply.headers["etag"].map { " data-tag=\"\($0.dropFirst().dropLast())\"" } ?? ""
    let element = "<script src=\"/.hig/reload.js\"\(tag) async></script>"
    #expect(
      reply.text == "<html><head><title>x</title>\(element)</head><body></head></body></html>")
    #expect(tag.isEmpty == (status == 404))
    #expect(reply.headers["content-length"] == String(reply.body.count))
  }

  @Test func withoutAHeadItStandsAtTheEnd() {
    let page = LivePages.withScript(Array("<p>x</hea".utf8))
    #expect(String(decoding: page, as: UTF8.self) == "<p>x</hea" + Self.element)
    #expect(LivePages.withScript([]) == Array(Self.element.utf8))
  }

  @Test func otherFilesStayAsTheyAre() {
    #expect(site.client.get("/app.js").text == "</head>")
  }

  @Test func theTagIsNotTheFiles() throws {
    let live = try #require(site.client.get("/").headers["etag"])
    let plain = try ServedSite(OutputTree([OutputFile("index.html", Self.page)]))
    #expect(plain.client.get("/").headers["etag"] != live)
    #expect(site.client.get("/", headers: ["If-None-Match: \(live)"]).status == 304)
    #expect(plain.client.get("/", headers: ["If-None-Match: \(live)"]).status == 200)
  }

  @Test func theScriptIsServed() {
    let reply = site.client.get("/.hig/reload.js?x")
    #expect(reply.text == "listen()")
    #expect(reply.headers["content-type"] == "text/javascript; charset=utf-8")
  }

  @Test(arguments: ["/.hig/", "/.hig", "/.hig/other", "/.hig/events/", "//.hig/events"])
  func nothingElseIsThere(target: String) {
    #expect(site.client.get(target).status == 404)
  }

  @Test(arguments: ["/.hig/events", "/.hig/reload.js"])
  func withoutAScriptThereIsNeither(target: String) throws {
    let site = try ServedSite()
    #expect(site.client.get(target).status == 404)
    #expect(site.client.get("/").text == "<h1>Start</h1>")
  }
}
