import Files
import Model
import Publish
import TemporaryFolder
import TestSupport
import Testing

/// A published site is known again by what the disk says of it, without a look into its files.
@Suite struct StandingTests {
  private let folder: TemporaryFolder
  private var target: String { folder["public"] }
  private let disk = FileSystem.disk

  init() throws { folder = try TemporaryFolder() }

  private func published() throws -> Standing {
    let publisher = Publisher()
    let report = try publisher.publish(Samples.first, to: target)
    let standing = try #require(publisher.standing(of: report))
    #expect(publisher.isStanding(standing, at: target))
    return standing
  }

  @Test(arguments: [
    "index.html", "boxes/index.html", "new.html", "boxes/new.html", "new/new.html", ".gitignore",
    "build-manifest.json", ".hig-site",
  ])
  func whatIsWrittenIsSeen(path: String) throws {
    let standing = try published()
    let before = try? disk.read(Path.join(target, path))
    try disk.write(Path.join(target, path), before ?? [1])
    #expect(!Publisher().isStanding(standing, at: target))
  }

  @Test(arguments: ["index.html", "boxes/index.html", "build-manifest.json"])
  func whatIsRemovedIsSeen(path: String) throws {
    let standing = try published()
    try disk.remove(Path.join(target, path))
    #expect(!Publisher().isStanding(standing, at: target))
  }

  @Test func aRunAtWorkIsSeen() throws {
    let standing = try published()
    let stage = try Publisher().stage(target)
    #expect(!Publisher().isStanding(standing, at: target))
    stage.discard()
    #expect(Publisher().isStanding(standing, at: target))
  }

  @Test func anotherSiteIsSeen() throws {
    let standing = try published()
    _ = try Publisher().publish(Samples.second, to: target)
    #expect(!Publisher().isStanding(standing, at: target))
    try disk.removeTree(target)
    #expect(!Publisher().isStanding(standing, at: target))
  }

  /// Files that the last run left, by their paths alone: one that was touched is not taken over.
  @Test func whatIsKeptIsWhatWasPublished() throws {
    let publisher = Publisher()
    let report = try publisher.publish(Samples.first, to: target)
    let known = Dictionary(uniqueKeysWithValues: report.files.map { ($0.path, $0) })
    try disk.write(Path.join(target, "boxes/index.html"), Array("<h1>Foxes</h1>".utf8))
    let stage = try publisher.stage(target, known: known)
    #expect(!stage.keep(["boxes/index.html"]))
    #expect(!stage.keep(["index.html", "boxes/index.html"]))
    #expect(!stage.keep(["unknown.html"]))
    #expect(stage.keep(["index.html", "assets/style.css"]))
    let next = try stage.finish()
    #expect(next.manifest.files.map(\.path) == ["assets/style.css", "index.html"])
    #expect(next.manifest.mismatches(in: target) == [])
  }

  /// A record may be forged: what it lists outside the site is not touched.
  @Test func nothingIsKeptFromOutside() throws {
    _ = try Publisher().publish(Samples.first, to: target)
    try disk.write(folder["secret"], [1])
    let stamp = disk.stamp(folder["secret"])
    let known = ["../secret": SiteFile(path: "../secret", size: 1, digest: [], stamp: stamp)]
    let stage = try Publisher().stage(target, known: known)
    #expect(!stage.keep(["../secret"]))
    stage.discard()
    #expect(try disk.list(folder.path).sorted() == ["public", "secret"])
  }
}
