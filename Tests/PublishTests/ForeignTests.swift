import Files
import Model
import Publish
import TemporaryFolder
import TestSupport
import Testing

/// What we did not write is neither deleted nor moved.
@Suite struct ForeignTests {
  private let folder: TemporaryFolder
  private let files = FileSystem.disk
  private var target: String { folder["public"] }

  init() throws { folder = try TemporaryFolder() }

  private func expectRefused(naming names: [String], count: Int? = nil) throws {
    let before = try files.everything(in: folder.path)
    let error = PublishError.foreign(
      folder: target, names: names, count: count ?? names.count)
    #expect(throws: error) { try Publisher().publish(Samples.second, to: target) }
    #expect(throws: error) { try Publisher().clean(target) }
    #expect(try files.everything(in: folder.path) == before)
  }

  @Test func aFolderOfSomebodyElse() throws {
    for name in ["thesis.txt", "a/b", "z", "y"] { try files.write(target + "/" + name, [1]) }
    try expectRefused(naming: ["a", "thesis.txt", "y"], count: 4)
  }

  @Test(arguments: [
    "CNAME", "boxes/notes.txt", "index.html~", ".git/HEAD", "menus", "boxes/.notes",
    "assets/.old/a",
  ])
  func aFileAddedToOurs(name: String) throws {
    _ = try Publisher().publish(Samples.first, to: target)
    try files.write(Path.join(target, name), [1])
    let told = [".git/HEAD": ".git", "assets/.old/a": "assets/.old"]
    try expectRefused(naming: [told[name] ?? name])
  }

  @Test func aLinkAddedToOurs() throws {
    _ = try Publisher().publish(Samples.first, to: target)
    try files.write(folder["precious/file"], [1])
    try folder.link("public/link", to: folder["precious"])
    try expectRefused(naming: ["link"])
  }

  @Test func aManifestOfOursSpeaksForUnmarkedFiles() throws {
    _ = try Publisher().publish(Samples.first, to: target)
    try files.remove(target + "/.hig-site")
    _ = try Publisher().publish(Samples.second, to: target)
    #expect(try files.site(in: target) == Samples.second.byPath)
  }

  /// Nothing says which files are ours: none is deleted.
  @Test(arguments: [nil, "", "{", #"{"generator": "hig", "schema": 9, "files": []}"#])
  func aMarkedFolderWhoseManifestIsLost(manifest: String?) throws {
    _ = try Publisher().publish(Samples.first, to: target)
    try files.write(target + "/thesis.txt", [1])
    try files.remove(target + "/" + Manifest.name)
    if let manifest { try files.write(target + "/" + Manifest.name, Array(manifest.utf8)) }
    let before = try files.everything(in: folder.path)
    let error = PublishError.unlisted(
      folder: target, names: ["assets", "boxes", "index.html"], count: 4)
    #expect(throws: error) { try Publisher().publish(Samples.second, to: target) }
    #expect(throws: error) { try Publisher().clean(target) }
    #expect(try files.everything(in: folder.path) == before)
  }

  @Test func aMarkedFolderThatHoldsNothingElseIsOurs() throws {
    try files.write(target + "/.hig-site", [])
    try files.write(target + "/" + Manifest.name, [0])
    _ = try Publisher().publish(Samples.second, to: target)
    #expect(try files.site(in: target) == Samples.second.byPath)
  }

  @Test func somebodyElsesManifestProvesNothing() throws {
    let text = #"{"files": [{"path": "thesis.txt"}]}"#
    try files.write(target + "/" + Manifest.name, Array(text.utf8))
    try files.write(target + "/thesis.txt", [1])
    try expectRefused(naming: [Manifest.name, "thesis.txt"])
  }

  @Test func aStageOfSomebodyElse() throws {
    try files.write(folder[".public.stage/thesis.txt"], [1])
    let error = PublishError.foreign(
      folder: folder[".public.stage"], names: ["thesis.txt"], count: 1)
    #expect(throws: error) { try Publisher().publish(Samples.first, to: target) }
    #expect(try files.read(folder[".public.stage/thesis.txt"]) == [1])
  }

  /// A run that was killed while it wrote the marker.
  @Test func aStageThatHoldsOnlyADraft() throws {
    try files.write(folder[".public.stage/.hig-17-1.draft"], [1])
    _ = try Publisher().publish(Samples.first, to: target)
    #expect(try files.site(in: target) == Samples.first.byPath)
    #expect(try files.list(folder.path) == ["public"])
  }

  @Test func aLinkThatLeadsNowhere() throws {
    try folder.link("public", to: folder["no/where"])
    #expect(throws: PublishError.brokenLink(target: target)) {
      try Publisher().publish(Samples.first, to: target)
    }
    #expect(try files.list(folder.path) == ["public"])
    try files.write(folder["no/where/.gitignore"], [])
    _ = try Publisher().publish(Samples.first, to: target)
    #expect(files.kind(folder["no/where/index.html"]) == .file)
  }

  @Test func aFileInTheFoldersPlace() throws {
    try files.write(target, [1])
    #expect(throws: PublishError.notAFolder(target: target)) {
      try Publisher().publish(Samples.first, to: target)
    }
    #expect(try files.read(target) == [1])
  }

  @Test(arguments: ["", ".", "..", "/", "a/.", "a/.."]) func aTargetWithoutAName(name: String) {
    #expect(throws: PublishError.unnamed(target: name)) {
      try Publisher(files: .memory()).publish(Samples.first, to: name)
    }
  }
}
