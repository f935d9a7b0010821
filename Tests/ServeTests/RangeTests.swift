import Files
import Model
import Publish
import Serve
import Testing

/// Parts of a file.
@Suite struct RangeTests {
  private static let text = "0123456789"
  private let site: ServedSite

  init() throws {
    site = try ServedSite(
      OutputTree([OutputFile("ten.txt", Self.text), OutputFile("empty.txt", "")]))
  }

  @Test(arguments: [
    ("bytes=0-3", "0123", "bytes 0-3/10"), ("bytes=4-4", "4", "bytes 4-4/10"),
    ("bytes=7-", "789", "bytes 7-9/10"), ("bytes=-3", "789", "bytes 7-9/10"),
    ("bytes=0-", "0123456789", "bytes 0-9/10"), ("bytes=-99", "0123456789", "bytes 0-9/10"),
    ("bytes=8-99", "89", "bytes 8-9/10"), ("BYTES=0-0", "0", "bytes 0-0/10"),
    ("bytes=9-99999999999999999999999", "9", "bytes 9-9/10"),
    ("bytes=-99999999999999999999999", "0123456789", "bytes 0-9/10"),
  ])
  func aPart(range: String, text: String, place: String) {
    let reply = site.client.get("/ten.txt", headers: ["Range: \(range)"])
    #expect(reply.status == 206)
    #expect(reply.text == text)
    #expect(reply.headers["content-range"] == place)
    #expect(reply.headers["content-length"] == String(text.utf8.count))
    #expect(reply.headers["etag"] == site.client.get("/ten.txt").headers["etag"])
  }

  @Test(arguments: [
    "bytes=10-", "bytes=10-20", "bytes=-0", "bytes=99999999999999999999-999999999999999999999",
  ])
  func behindTheEnd(range: String) {
    let reply = site.client.get("/ten.txt", headers: ["Range: \(range)"])
    #expect(reply.status == 416)
    #expect(reply.headers["content-range"] == "bytes */10")
  }

  /// What we don't read is as if it were not there; RFC 9110 lets a server do so with several, too.
  @Test(arguments: [
    "bytes=", "bytes=-", "bytes=5-4", "bytes=a-b", "bytes=0-3,5-6", "bytes=0-3, 5-6", "lines=0-3",
    "bytes=+1-2", "bytes=0x1-2", "bytes = 0-3", "bytes=0--3", "", "bytes=1-2-3", "0-3",
    "bytes=\(String(repeating: "9", count: 100))-",
  ])
  func theWhole(range: String) {
    let reply = site.client.get("/ten.txt", headers: ["Range: \(range)"])
    #expect(reply.status == 200)
    #expect(reply.text == Self.text)
    #expect(reply.headers["accept-ranges"] == "bytes")
    #expect(reply.headers["content-range"] == nil)
  }

  @Test func twoLinesAreSeveralRanges() {
    let reply = site.client.get("/ten.txt", headers: ["Range: bytes=0-1", "Range: bytes=3-4"])
    #expect(reply.status == 200)
  }

  @Test func anEmptyFileHasNoParts() {
    #expect(site.client.get("/empty.txt", headers: ["Range: bytes=0-"]).status == 416)
    #expect(site.client.get("/empty.txt", headers: ["Range: bytes=-1"]).status == 416)
  }

  @Test func whoHoldsThisFileGetsTheRest() throws {
    let tag = try #require(site.client.get("/ten.txt").headers["etag"])
    let date = try #require(site.client.get("/ten.txt").headers["last-modified"])
    func status(_ condition: String) -> Int {
      site.client.get("/ten.txt", headers: ["Range: bytes=5-", "If-Range: \(condition)"]).status
    }
    #expect(status(tag) == 206)
    for condition in ["W/" + tag, "\"other\"", "*", date, ""] { #expect(status(condition) == 200) }
  }

  @Test func aKnownFileIsNotSentInPartsEither() throws {
    let tag = try #require(site.client.get("/ten.txt").headers["etag"])
    let headers = ["Range: bytes=0-1", "If-None-Match: \(tag)"]
    #expect(site.client.get("/ten.txt", headers: headers).status == 304)
  }

  @Test func headHasNoParts() {
    let reply = site.client.get("/ten.txt", method: "HEAD", headers: ["Range: bytes=0-1"])
    #expect(reply.status == 200)
    #expect(reply.headers["content-length"] == "10")
  }

  @Test func whatIsNotThereHasNone() {
    #expect(site.client.get("/nothing", headers: ["Range: bytes=0-1"]).status == 404)
  }
}
