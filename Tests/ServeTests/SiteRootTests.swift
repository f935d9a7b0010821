import Files
import Glibc
import Model
import Publish
@testable import Serve
import Synchronization
import TemporaryFolder
import TestSupport
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
  @Test func renamesElsewhereDisturbNoLink() throws {
    try site.folder.link("public/boxes/inside", to: "../assets")
    let renaming = try #require(Renaming(site.folder["a"], site.folder["b"]))
    defer { renaming.stop() }
    let folder = try #require(SiteRoot(site.root).folder)
    for _ in 0..<20_000 { _ = try folder.openFile("boxes/inside/app.js") }
    #expect(renaming.count > 0)
  }
}

/// A thread that renames a file to and fro: a task might have to wait until the test is over.
private final class Renaming: Sendable {
  private let paths: [String]
  private let state = Mutex((count: 0, isOver: false))
  private let thread = Mutex(pthread_t())

  /// Nil if it does not begin.
  init?(_ one: String, _ other: String) {
    paths = [one, other]
    let made = open(one, O_CREAT | O_WRONLY, 0o644)
    guard made >= 0, close(made) == 0 else { return nil }
    let ours = Unmanaged.passUnretained(self).toOpaque()
    let started = thread.withLock { thread in
      pthread_create(&thread, nil, { Renaming.run($0) }, ours)
    }
    guard started == 0 else { return nil }
    for _ in 0..<5000 where count == 0 { usleep(1000) }
  }

  var count: Int { state.withLock { $0.count } }

  func stop() {
    state.withLock { $0.isOver = true }
    _ = thread.withLock { pthread_join($0, nil) }
  }

  private static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    let ours = Unmanaged<Renaming>.fromOpaque(context).takeUnretainedValue()
    var count = 0
    while !ours.state.withLock({ $0.isOver }) {
      guard rename(ours.paths[count % 2], ours.paths[1 - count % 2]) == 0 else { break }
      count += 1
      ours.state.withLock { $0.count = count }
    }
    return nil
  }
}
