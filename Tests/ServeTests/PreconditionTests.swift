import Model
import Serve
import Testing

/// A client that wants one state of a file, or nothing.
@Suite struct PreconditionTests {
  private static let past = "Sun, 06 Nov 1994 08:49:37 GMT"
  private let site: ServedSite

  init() throws { site = try ServedSite() }

  private func statuses(_ target: String, _ conditions: String...) -> [Int] {
    ["GET", "HEAD"].map { site.client.get(target, method: $0, headers: conditions).status }
  }

  @Test func aTagThatIsThereIsAnswered() throws {
    let tag = try #require(site.client.get("/").headers["etag"])
    for list in [tag, "*", " * ", "\"other\", \(tag)", "\"a\",\t\(tag) , \"b\""] {
      #expect(statuses("/", "If-Match: \(list)") == [200, 200], "\(list)")
    }
    #expect(statuses("/", "If-Match: \"other\"", "If-Match: \(tag)") == [200, 200])
  }

  @Test func anyOtherIsNot() throws {
    let tag = try #require(site.client.get("/").headers["etag"])
    for list in ["\"x\"", "W/" + tag, "W/*", "", "garbage", "\"x\", *", String(tag.dropLast())] {
      #expect(statuses("/", "If-Match: \(list)") == [412, 412], "\(list)")
    }
    let reply = site.client.get("/", headers: ["If-Match: \"x\""])
    #expect(reply.text == "The file has changed.\n")
    #expect(reply.headers["content-security-policy"] != nil)
  }

  @Test func aDateIsHeldAgainstTheFiles() throws {
    let date = try #require(site.client.get("/").headers["last-modified"])
    #expect(statuses("/", "If-Unmodified-Since: \(Self.past)") == [412, 412])
    #expect(statuses("/", "If-Unmodified-Since: \(date)") == [200, 200])
    #expect(statuses("/", "If-Unmodified-Since: Thu, 31 Dec 2099 23:59:59 GMT") == [200, 200])
    #expect(statuses("/", "If-Unmodified-Since: yesterday") == [200, 200])
  }

  /// RFC 9110, 13.2.2.
  @Test func theyComeInOrder() throws {
    let tag = try #require(site.client.get("/").headers["etag"])
    let past = "If-Unmodified-Since: \(Self.past)"
    #expect(statuses("/", past, "If-Match: \(tag)") == [200, 200])
    #expect(statuses("/", "If-Match: \"x\"", "If-None-Match: \(tag)") == [412, 412])
    #expect(statuses("/", past, "If-None-Match: \(tag)") == [412, 412])
    #expect(statuses("/", "If-Match: \(tag)", "If-None-Match: \(tag)") == [304, 304])
    #expect(statuses("/", "If-Match: \"x\"", "Range: bytes=0-1") == [412, 412])
    #expect(statuses("/", "If-Match: \(tag)", "Range: bytes=0-1") == [206, 200])
  }

  @Test func onlyWhatIsThereHasThem() {
    #expect(statuses("/nothing", "If-Match: \"x\"") == [404, 404])
    #expect(statuses("/boxes", "If-Match: \"x\"") == [301, 301])
  }

  /// A live page has a tag of its own and no date; a draft has the tag of its bytes.
  @Test func livePagesAndDraftsHaveThemToo() throws {
    let site = try ServedSite(liveScript: "listen()")
    site.server.show(drafts: [
      OutputFile("boxes/index.html", "new"), OutputFile("assets/new.css", "a {}"),
    ])
    for target in ["/", "/boxes/", "/assets/new.css"] {
      let tag = try #require(site.client.get(target).headers["etag"])
      #expect(site.client.get(target, headers: ["If-Match: \(tag)"]).status == 200)
      #expect(site.client.get(target, headers: ["If-Match: \"x\""]).status == 412)
      let both = ["If-Match: \"x\"", "If-None-Match: \(tag)"]
      #expect(site.client.get(target, headers: both).status == 412)
      let past = "If-Unmodified-Since: \(Self.past)"
      #expect(site.client.get(target, headers: [past]).status == 200)
    }
  }
}
