import Files
import Model
import Publish
import Serve
import TemporaryFolder
import TestSupport

/// A published site with a server in front of it, for one test.
final class ServedSite {
  static let tree = OutputTree([
    OutputFile("index.html", "<h1>Start</h1>"),
    OutputFile("404.html", "<h1>Not here</h1>"),
    OutputFile("boxes/index.html", "<h1>Boxes</h1>"),
    OutputFile("a b/ü/index.html", "<h1>Space</h1>"),
    OutputFile("assets/empty.css", ""),
    OutputFile("assets/app.js", "start()"),
    OutputFile("search/core.wasm", [0, 0x61, 0x73, 0x6D]),
    OutputFile("manifest.webmanifest", "{}"),
    OutputFile("feed.xml", "<feed/>"),
    OutputFile("data/no-index/table.csv", "a,b"),
    OutputFile("..three/page.html", "dots"),
  ])

  let folder: TemporaryFolder
  let server: Server
  let client: Client

  var root: String { folder["public"] }

  init(
    _ tree: OutputTree = ServedSite.tree, limits: ServeLimits = ServeLimits(),
    liveScript: String? = nil
  ) throws {
    folder = try TemporaryFolder()
    _ = try Publisher().publish(tree, to: folder["public"])
    var options = ServeOptions(root: folder["public"], port: 0)
    options.limits = limits
    options.liveScript = liveScript.map { Array($0.utf8) }
    server = try Server.start(options)
    client = Client(server)
  }

  deinit { server.stop() }
}
