import Model
import Testing

@testable import Serve

/// Files that are shown before they are in the folder.
@Suite struct DraftTests {
  private let site: ServedSite

  init() throws {
    let tree = OutputTree([
      OutputFile("boxes/index.html", "<head></head>old"), OutputFile("a.css", "old"),
    ])
    site = try ServedSite(tree, liveScript: "listen()")
  }

  @Test func standInFrontOfTheFolder() throws {
    let before = try #require(site.client.get("/boxes/").headers["etag"])
    site.server.show(drafts: [OutputFile("boxes/index.html", "<head></head>new")])
    let reply = site.client.get("/boxes/")
    #expect(reply.text.hasSuffix("</head>new") && reply.text.contains("/.hig/reload.js"))
    #expect(reply.headers["etag"] != before)
    #expect(site.client.get("/boxes/index.html").text == reply.text)
    site.server.show(drafts: [])
    #expect(site.client.get("/boxes/").headers["etag"] == before)
  }

  @Test func haveTheTagThatTheFileWillHave() throws {
    let drafted = "<head></head>same"
    site.server.show(drafts: [OutputFile("boxes/index.html", drafted)])
    let live = site.client.get("/boxes/").headers["etag"]
    let other = try ServedSite(
      OutputTree([OutputFile("boxes/index.html", drafted)]), liveScript: "listen()")
    #expect(other.client.get("/boxes/").headers["etag"] == live)
  }

  @Test func mayBeNew() {
    #expect(site.client.get("/b.css").status == 404)
    site.server.show(drafts: [OutputFile("b.css", "new")])
    let reply = site.client.get("/b.css")
    #expect(reply.text == "new")
    #expect(reply.headers["content-type"] == "text/css; charset=utf-8")
    #expect(reply.headers["x-content-type-options"] == "nosniff")
    #expect(site.client.get("/a.css").text == "old")
  }

  /// A browser may ask for a style when the next is there, or in the folder.
  @Test func stylesStayForAWhile() {
    for number in 0..<10 {
      site.server.show(drafts: [OutputFile("assets/site.\(number).css", "new \(number)")])
    }
    site.server.show(drafts: [])
    let texts = (0..<10).map { site.client.get("/assets/site.\($0).css") }
    #expect(texts.map(\.status) == [404, 404] + Array(repeating: 200, count: 8))
    #expect(texts.dropFirst(2).map(\.text) == (2..<10).map { "new \($0)" })
  }
}
