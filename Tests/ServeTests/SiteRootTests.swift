import Files
import Glibc
import Model
import Publish
@testable import Serve
import TemporaryFolder
import Testing

/// The site's folder is kept open, but its name may lead to another one.
@Suite struct SiteRootTests {
  private let site: ServedSite

  init() throws { site = try ServedSite() }

  @Test func aSiteThatIsRemovedIsGoneAtOnce() throws {
    #expect(site.client.get("/").status == 200)
    try FileSystem.disk.removeTree(site.root)
    #expect(site.client.get("/").status == 503)
    _ = try Publisher().publish(OutputTree([OutputFile("index.html", "back")]), to: site.root)
    #expect(site.client.get("/").text == "back")
  }

  @Test func aSiteBehindALinkFollowsTheLink() throws {
    for name in ["one", "two"] {
      let tree = OutputTree([OutputFile("index.html", name)])
      _ = try Publisher().publish(tree, to: site.folder[name])
    }
    try site.folder.link("current", to: "one")
    let server = try Server.start(ServeOptions(root: site.folder["current"], port: 0))
    #expect(Client(server).get("/").text == "one")
    try site.folder.link("next", to: "two")
    #expect(rename(site.folder["next"], site.folder["current"]) == 0)
    #expect(Client(server).get("/").text == "two")
  }

  /// The kernel does not tell where `..` leads while anything is renamed anywhere: it asks for
  /// another try.
  @Test func renamesElsewhereDisturbNoLink() async throws {
    try site.folder.link("public/boxes/inside", to: "../assets")
    let paths = [site.folder["a"], site.folder["b"]]
    try FileSystem.disk.write(paths[0], [])
    let renaming = Task.detached {
      var count = 0
      while !Task.isCancelled {
        count += rename(paths[count % 2], paths[1 - count % 2]) == 0 ? 1 : 0
      }
      return count
    }
    let folder = try #require(SiteRoot(site.root).folder)
    for _ in 0..<20_000 { _ = try folder.openFile("boxes/inside/app.js") }
    renaming.cancel()
    #expect(await renaming.value > 0)
  }
}
