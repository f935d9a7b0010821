import Files
import Model
import Publish
import TemporaryFolder
import TestSupport
import Testing

@Suite struct PublishTests {
  private let folder: TemporaryFolder
  private let files = FileSystem.disk
  private var target: String { folder["public"] }

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: 0..<12 as Range<UInt64>) func treeInIsTreeOnDisk(seed: UInt64) throws {
    let tree = Samples.tree(seed)
    let report = try Publisher().publish(tree, to: target)
    #expect(try files.site(in: target) == tree.byPath)
    #expect(report.notes == [])
    #expect(report.manifest.mismatches(in: target) == [])
    #expect(try files.list(folder.path) == ["public"])
  }

  @Test func replacesTheLastSite() throws {
    _ = try Publisher().publish(Samples.first, to: target)
    _ = try Publisher().publish(Samples.second, to: target)
    #expect(try files.site(in: target) == Samples.second.byPath)
    #expect(try files.list(folder.path) == ["public"])
  }

  @Test func twoPublishesAreEqual() throws {
    let one = try Publisher().publish(Samples.first, to: folder["one"])
    let two = try Publisher().publish(Samples.first, to: folder["deep/er/two"])
    #expect(one.manifest == two.manifest)
    #expect(
      try files.everything(in: folder["one"]) == files.everything(in: folder["deep/er/two"]))
  }

  @Test func aFreshCloneKeepsItsGitignore() throws {
    try files.write(folder["public/.gitignore"], Array("*\n".utf8))
    _ = try Publisher().publish(Samples.first, to: target)
    _ = try Publisher().publish(Samples.second, to: target + "/")
    #expect(try files.read(folder["public/.gitignore"]) == Array("*\n".utf8))
    #expect(try files.walk(target) == ["build-manifest.json", "index.html", "menus/index.html"])
  }

  @Test func aLinkToAFolderStaysALink() throws {
    try files.write(folder["real/site/.gitignore"], [])
    try folder.link("public", to: folder["real/site"])
    _ = try Publisher().publish(Samples.first, to: target)
    #expect(files.resolve(target) == folder["real/site"])
    #expect(try files.walk(folder["real/site"]).contains("boxes/index.html"))
    #expect(try files.list(folder["real"]) == ["site"])
  }

  @Test func aSecondRunAtOnceIsTurnedAway() throws {
    let lock = try #require(try files.lock(folder[".public.lock"]))
    #expect(throws: PublishError.busy(target: target)) {
      try Publisher().publish(Samples.first, to: target)
    }
    lock.release()
    _ = try Publisher().publish(Samples.first, to: target)
  }

  @Test func cleanLeavesAFreshClone() throws {
    try files.write(folder["public/.gitignore"], Array("*\n".utf8))
    _ = try Publisher().publish(Samples.first, to: target)
    #expect(try Publisher().clean(target).files == 3)
    #expect(try files.everything(in: target) == [".gitignore": Array("*\n".utf8)])
    #expect(try Publisher().clean(target).files == 0)
  }

  @Test func cleanWithNothingToKeepRemovesTheFolder() throws {
    _ = try Publisher().publish(Samples.first, to: target)
    #expect(try Publisher().clean(target).files == 3)
    #expect(try files.list(folder.path) == [])
    #expect(try Publisher().clean(target).files == 0)
  }

  /// Or the link would lead nowhere, and nothing could be published through it.
  @Test func cleanLeavesTheFolderThatALinkLeadsTo() throws {
    _ = try Publisher().publish(Samples.first, to: folder["real"])
    try folder.link("public", to: "real")
    for name in [target, target + "/"] {
      _ = try Publisher().publish(Samples.second, to: name)
      #expect(try Publisher().clean(name).files == 2)
      #expect(try files.everything(in: folder["real"]).keys.sorted() == [".hig-site"])
    }
    #expect(try files.list(folder.path).sorted() == ["public", "real"])
  }

  @Test func cleanOfNothingMakesNothing() throws {
    #expect(try Publisher().clean(folder["no/where/public"]).files == 0)
    #expect(try files.list(folder.path) == [])
  }
}
