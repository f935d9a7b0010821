import Bytes
import Files
import Glibc
import Model
import Publish
import Serve
import TemporaryFolder
import TestSupport
import Testing

@Suite struct FreshnessTests {
  private let site: ServedSite

  init() throws { site = try ServedSite() }

  @Test func aKnownTagGets304() throws {
    let tag = try #require(site.client.get("/").headers["etag"])
    for list in [tag, "W/" + tag, "*", "\"other\", \(tag)", "\"a\",\t\(tag) , \"b\""] {
      let reply = site.client.get("/", method: "GET", host: "localhost", "If-None-Match: \(list)")
      #expect(reply.status == 304)
      #expect(reply.body == [])
      #expect(reply.headers["etag"] == tag)
      // It would replace that of the page, which is not sent again.
      #expect(reply.headers["content-security-policy"] == nil)
      #expect(reply.headers["x-content-type-options"] == "nosniff")
    }
  }

  /// RFC 9110, 8.6: the length of what a 200 would have sent, packed or not.
  @Test(arguments: [nil, "listen()"]) func a304TellsTheLengthOfThe200(script: String?) throws {
    let packed = OutputFile("index.html.br", "packed")
    let site = try ServedSite(
      OutputTree(ServedSite.tree.files + [packed]), liveScript: script)
    for (target, coding) in [("/", "gzip"), ("/", "br"), ("/assets/empty.css", "br")] {
      let accept = "Accept-Encoding: \(coding)"
      let whole = site.client.get(target, headers: [accept])
      let tag = try #require(whole.headers["etag"])
      for method in ["GET", "HEAD"] {
        let known = site.client.get(
          target, method: method, headers: [accept, "If-None-Match: \(tag)"])
        #expect(known.status == 304)
        #expect(known.body == [])
        #expect(known.headers["content-length"] == String(whole.body.count))
      }
    }
  }

  @Test func a304LeavesTheConnectionOpen() throws {
    let tag = try #require(site.client.get("/").headers["etag"])
    let known = "GET / HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: \(tag)\r\n\r\n"
    let last = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    let text = String(decoding: site.client.send(known + known + last), as: UTF8.self)
    #expect(text.split(separator: "HTTP/1.1 304 Not Modified").count == 2)
    #expect(text.hasSuffix("\r\n\r\n<h1>Start</h1>"))
  }

  @Test(arguments: ["\"other\"", "", "\"\"", "garbage", "W/\"*\""])
  func anUnknownTagGetsThePage(list: String) {
    let reply = site.client.get("/", method: "GET", host: "localhost", "If-None-Match: \(list)")
    #expect(reply.status == 200)
  }

  @Test func aKnownDateGets304() throws {
    let date = try #require(site.client.get("/").headers["last-modified"])
    func status(_ condition: String...) -> Int { site.client.get("/", headers: condition).status }
    #expect(status("If-Modified-Since: \(date)") == 304)
    #expect(status("If-Modified-Since: Thu, 31 Dec 2099 23:59:59 GMT") == 304)
    #expect(status("If-Modified-Since: Sun Nov  6 08:49:37 1994") == 200)
    #expect(status("If-Modified-Since: yesterday") == 200)
    // A tag is worth more.
    #expect(status("If-Modified-Since: \(date)", "If-None-Match: \"other\"") == 200)
  }

  @Test func severalLinesOfTagsAreOneList() throws {
    let tag = try #require(site.client.get("/").headers["etag"])
    let lines = ["If-None-Match: \"other\"", "If-None-Match: \(tag)"]
    #expect(site.client.get("/", headers: lines).status == 304)
  }

  @Test func aFileChangedByHandGetsAnotherTag() throws {
    let before = site.client.get("/")
    usleep(20_000)  // The clock of the file system ticks every few milliseconds.
    try FileSystem.disk.write(site.root + "/index.html", Array("<h1>STart</h1>".utf8))
    let after = site.client.get("/")
    #expect(after.text == "<h1>STart</h1>")
    #expect(before.headers["etag"] != after.headers["etag"])
  }

  @Test func withoutAManifestThereAreTagsToo() throws {
    try FileSystem.disk.remove(Path.join(site.root, Manifest.name))
    let tag = try #require(site.client.get("/").headers["etag"])
    #expect(tag != site.client.get("/boxes/").headers["etag"])
    let again = site.client.get("/", method: "GET", host: "localhost", "If-None-Match: \(tag)")
    #expect(again.status == 304)
  }

  @Test func aPublishIsSeenAtOnce() throws {
    let before = site.client.get("/")
    _ = try Publisher().publish(OutputTree([OutputFile("index.html", "new")]), to: site.root)
    let after = site.client.get("/")
    #expect(after.text == "new")
    #expect(before.headers["etag"] != after.headers["etag"])
    #expect(site.client.get("/boxes/").status == 404)
  }

  /// While two sites take turns, each answer is one file of one site, under that file's tag.
  @Test func noAnswerIsMadeOfTwoSites() async throws {
    let trees = [1, 2].map { number in
      OutputTree([
        OutputFile("index.html", String(repeating: "site \(number) ", count: 2000 * number))
      ])
    }
    _ = try Publisher().publish(trees[0], to: site.root)
    let (root, client) = (site.root, site.client)
    let asked = Task.detached {
      (0..<100).map { _ in client.get("/") }
    }
    for round in 0..<20 { _ = try Publisher().publish(trees[round % 2], to: root) }
    for reply in await asked.value {
      #expect(reply.status == 200)
      #expect(reply.headers["etag"] == "\"\(SHA256.hex(reply.body))\"")
    }
  }
}
