import Bytes
import Files
import Model
import Publish
import Serve
import Testing

/// Files that lie packed beside themselves: each client gets the one it asked for.
@Suite struct CodingTests {
  private static let files = [
    "app.css": "plain", "app.css.br": "brotli", "app.css.gz": "gzip",
    "one.js": "plain", "one.js.gz": "gzip", "lone.txt": "plain",
    "page/index.html": "plain", "page/index.html.br": "brotli",
  ]
  private let site: ServedSite

  init() throws {
    site = try ServedSite(OutputTree(Self.files.map { OutputFile($0.key, $0.value) }))
  }

  @Test(arguments: [
    ("gzip, deflate, br, zstd", "brotli"), ("gzip", "gzip"), ("br", "brotli"), ("GZIP", "gzip"),
    ("x-gzip", "gzip"), ("*", "brotli"), ("*, br;q=0", "gzip"), ("*;q=0", "plain"),
    ("br;q=0.5, gzip;q=0.8", "gzip"), ("br;q=0.8, gzip;q=0.8", "brotli"),
    ("br;q=0.001", "brotli"), ("br;q=0", "plain"), ("br;q=0.000,gzip;q=0.0", "plain"),
    ("identity", "plain"), ("identity;q=1, gzip;q=0.5", "plain"),
    ("identity;q=0.5, gzip;q=0.9", "gzip"), ("identity;q=0", "plain"),
    ("identity;q=0, br", "brotli"), ("deflate, zstd", "plain"), ("", "plain"),
    ("gzip ; q=1.0 , br\t;\tQ=0.9", "gzip"), ("br;q=2, gzip", "gzip"), ("br;q=-1", "plain"),
    ("br;q=0.1234", "plain"), ("br;q=", "plain"), ("br;level=9;q=0.5", "brotli"),
    ("bro, gzipped", "plain"), (";;,,;q=1", "plain"),
  ])
  func isChosen(accepted: String, file: String) {
    let reply = site.client.get("/app.css", headers: ["Accept-Encoding: \(accepted)"])
    #expect(reply.status == 200)
    #expect(reply.text == file)
    let coding = ["brotli": "br", "gzip": "gzip"][file]
    #expect(reply.headers["content-encoding"] == coding)
    #expect(reply.headers["content-type"] == "text/css; charset=utf-8")
    #expect(reply.headers["vary"] == "Accept-Encoding")
    #expect(reply.headers["etag"] == "\"\(SHA256.hex(Array(file.utf8)))\"")
  }

  @Test func severalLinesAreOneList() {
    let headers = ["Accept-Encoding: gzip;q=0.5", "Accept-Encoding: br"]
    #expect(site.client.get("/app.css", headers: headers).text == "brotli")
  }

  @Test func withoutTheHeaderItIsPlain() {
    let reply = site.client.get("/app.css")
    #expect(reply.text == "plain")
    #expect(reply.headers["vary"] == "Accept-Encoding")
  }

  @Test func whatIsNotThereIsNotChosen() {
    let reply = site.client.get("/one.js", headers: ["Accept-Encoding: br, gzip;q=0.1"])
    #expect(reply.text == "gzip")
    let lone = site.client.get("/lone.txt", headers: ["Accept-Encoding: br, gzip"])
    #expect(lone.text == "plain")
    #expect(lone.headers["vary"] == nil)
  }

  @Test func aFoldersPageIsPackedToo() {
    let reply = site.client.get("/page/", headers: ["Accept-Encoding: br"])
    #expect(reply.text == "brotli")
    #expect(reply.headers["content-type"] == "text/html; charset=utf-8")
  }

  @Test func eachCodingHasItsTag() throws {
    let packed = site.client.get("/app.css", headers: ["Accept-Encoding: br"])
    let tag = try #require(packed.headers["etag"])
    func status(_ accepted: String) -> Int {
      let headers = ["Accept-Encoding: \(accepted)", "If-None-Match: \(tag)"]
      let reply = site.client.get("/app.css", headers: headers)
      #expect(reply.headers["vary"] == "Accept-Encoding")
      return reply.status
    }
    #expect(status("br") == 304)
    #expect(status("gzip") == 200)
    #expect(status("identity") == 200)
  }

  @Test func aPartIsOneOfThePackedFile() {
    let headers = ["Accept-Encoding: br", "Range: bytes=0-2"]
    let reply = site.client.get("/app.css", headers: headers)
    #expect(reply.status == 206)
    #expect(reply.text == "bro")
    #expect(reply.headers["content-range"] == "bytes 0-2/6")
    #expect(reply.headers["content-encoding"] == "br")
  }

  /// The packed file is of the old text then.
  @Test func aFileChangedByHandIsSentAsItIs() throws {
    try FileSystem.disk.write(site.root + "/app.css", Array("by hand".utf8))
    #expect(site.client.get("/app.css", headers: ["Accept-Encoding: br"]).text == "by hand")
  }

  @Test func whatNoManifestListsIsNotSentInPlaceOfAnother() throws {
    try FileSystem.disk.write(site.root + "/lone.txt.gz", Array("strange".utf8))
    #expect(site.client.get("/lone.txt", headers: ["Accept-Encoding: gzip"]).text == "plain")
  }
}
