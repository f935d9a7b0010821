import Files
import Glibc
import Model
import Publish
import Serve
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
}
