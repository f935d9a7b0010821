import Files
import Glibc
import Publish
import TemporaryFolder
import TestSupport
import Testing

/// What a person put beside or into a site is still there after the next one, as it was.
@Suite struct NothingLostTests {
  private let folder: TemporaryFolder
  private let files = FileSystem.disk
  private var target: String { folder["public"] }

  init() throws {
    folder = try TemporaryFolder()
    _ = try Publisher().publish(Samples.first, to: folder["public"])
  }

  private func mode(_ name: String) -> mode_t {
    var status = stat()
    return lstat(folder[name], &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  @Test func modesAndLinksStay() throws {
    try files.write(target + "/.secret", [1])
    try files.write(target + "/.run", [2])
    try folder.link("public/.link", to: "nowhere")
    chmod(target + "/.secret", 0o600)
    chmod(target + "/.run", 0o755)
    chmod(target, 0o700)
    for tree in [Samples.second, Samples.first] { _ = try Publisher().publish(tree, to: target) }
    #expect(mode("public") == 0o700)
    #expect(mode("public/.secret") == 0o600 && mode("public/.run") == 0o755)
    #expect(files.itself(target + "/.link") == .link)
    _ = try Publisher().clean(target)
    #expect(try files.list(target).sorted() == [".link", ".run", ".secret"])
    #expect(mode("public") == 0o700)
  }

  @Test(arguments: [".hig-site", "build-manifest.json"])
  func aFolderOfTheNameOfOurFileIsNotOurs(name: String) throws {
    try files.remove(target + "/" + name)
    try files.write(target + "/" + name + "/thesis", [1])
    #expect(throws: PublishError.self) { try Publisher().publish(Samples.second, to: target) }
    #expect(throws: PublishError.self) { try Publisher().clean(target) }
    #expect(try files.read(target + "/" + name + "/thesis") == [1])
  }

  @Test func aStageWithMoreThanOursIsLeftAlone() throws {
    try files.write(folder[".public.stage/.hig-site"], Marker.bytes)
    try files.write(folder[".public.stage/site/thesis"], [1])
    #expect(throws: PublishError.self) { try Publisher().publish(Samples.second, to: target) }
    #expect(try files.read(folder[".public.stage/site/thesis"]) == [1])
  }

  @Test func aStageThatIsALinkIsLeftAlone() throws {
    try files.write(folder["victim/.hig-site"], Marker.bytes)
    try files.write(folder["victim/site/thesis"], [1])
    try folder.link(".public.stage", to: "victim")
    #expect(throws: PublishError.self) { try Publisher().publish(Samples.second, to: target) }
    #expect(try files.read(folder["victim/site/thesis"]) == [1])
  }
}
