import Glibc
import TemporaryFolder
import TestSupport
import Testing

@testable import Files

/// A run reaches what it was given, on whatever way.
@Suite struct BoundsTests {
  private let folder: TemporaryFolder
  private let disk = FileSystem.disk

  init() throws {
    folder = try TemporaryFolder()
    for path in ["project/content/raw/a.md", "project/own.md", "victim/secret", "other/b.md"] {
      try disk.write(folder[path], Array(path.utf8))
    }
  }

  /// The project, its raw folder as a ground of its own, and `other`, which was named.
  private func bounded(following: Bool = false) -> FileSystem {
    var bounds = Bounds([
      Bounds.Ground(folder["project"]), Bounds.Ground(folder["other"]),
      Bounds.Ground(folder["project/content/raw"], in: folder["project"]),
    ])
    bounds.followsLinks = following
    return disk.within(bounds)
  }

  private func cause(_ body: () throws(FileError) -> Void) -> FileError.Cause? {
    do throws(FileError) {
      try body()
      return nil
    } catch {
      return error.cause
    }
  }

  private func readCause(_ path: String, _ files: FileSystem) -> FileError.Cause? {
    cause { () throws(FileError) in _ = try files.read(folder[path], 1000) }
  }

  @Test func whatWasGivenIsRead() throws {
    let files = bounded()
    for path in ["project/content/raw/a.md", "project/own.md", "other/b.md"] {
      #expect(try files.read(folder[path]) == Array(path.utf8))
      #expect(files.kind(folder[path]) == .file)
    }
  }

  @Test(arguments: [
    "victim/secret", "project/../victim/secret", "project/none/../../victim/secret",
  ])
  func nothingElseIs(path: String) throws {
    let files = bounded()
    #expect(readCause(path, files) != nil)
    #expect(files.kind(folder[path]) != .file)
    #expect(throws: FileError.self) { try files.write(folder[path], [1]) }
    #expect(throws: FileError.self) { try files.remove(folder[path]) }
    #expect(throws: FileError.self) { try files.move(folder["other/b.md"], folder[path]) }
    #expect(files.tree(folder[path] + "/..", true) == nil)
    #expect(try disk.read(folder["victim/secret"]) == Array("victim/secret".utf8))
    #expect(try disk.list(folder["victim"]) == ["secret"])
  }

  /// A link that stays in its folder is as what it leads to, however it is written.
  @Test(arguments: ["a.md", "../raw/a.md", "ABSOLUTE/project/content/raw/a.md"])
  func aLinkThatStaysIsFollowed(goal: String) throws {
    let goal = goal.hasPrefix("ABSOLUTE") ? folder.path + goal.dropFirst(8) : goal
    try folder.link("project/content/raw/link.md", to: goal)
    let path = folder["project/content/raw/link.md"]
    #expect(bounded().kind(path) == .file)
    #expect(try bounded().read(path) == Array("project/content/raw/a.md".utf8))
  }

  @Test(arguments: ["../../own.md", "../../../victim/secret", "ABSOLUTE/victim/secret"])
  func aLinkThatLeavesIsTold(goal: String) throws {
    let goal = goal.hasPrefix("ABSOLUTE") ? folder.path + goal.dropFirst(8) : goal
    let path = "project/content/raw/link.md"
    try folder.link(path, to: goal)
    #expect(readCause(path, bounded()) == .link)
    #expect(bounded().kind(folder[path]) == .link)
    let survey = try bounded().survey(folder["project/content/raw"])
    #expect(survey.files == ["a.md"])
    #expect(survey.skipped == [.init(path: "link.md", reason: .leaves)])
    #expect(readCause(path, bounded(following: true)) == nil)
  }

  /// The system cuts paths at bytes: a mark behind a slash does not make it another letter.
  @Test func aSlashWithAnAccentIsASlash() {
    let bounds = Bounds([Bounds.Ground(".")])
    #expect(bounds.places(of: "/\u{301}etc/a").isEmpty)
    #expect(bounds.places(of: "/etc/a").isEmpty)
    #expect(bounds.places(of: "b/\u{301}etc").map(\.rest) == ["b/\u{301}etc"])
  }

  /// Part by part, for paths in any spelling.
  @Test func placesAreWhatTheirPartsSay() {
    func parts(_ path: String) -> [Substring] {
      (path.hasPrefix("/") ? [""] : []) + path.split(separator: "/").filter { $0 != "." }
    }
    var random = SeededRandom(31)
    func path() -> String {
      let pieces = (0..<random.below(7)).map { _ in
        random.pick(["a", "b", "cc", ".", "..", "", "/", "a.", ".a"])
      }
      return (random.below(2) == 0 ? "/" : "") + pieces.joined(separator: "/")
    }
    for _ in 0..<3000 {
      let grounds = Set((0..<1 + random.below(4)).map { _ in path() })
      let bounds = Bounds(grounds.map { Bounds.Ground($0) })
      let asked = path()
      let whole = parts(asked)
      let shortest = whole.first == "" ? 1 : 0
      let rests = (shortest...whole.count).reversed().filter { count in
        grounds.contains { parts($0) == Array(whole[..<count]) }
          && !whole[count...].contains("..")
      }.map { whole[$0...].joined(separator: "/") }
      #expect(bounds.places(of: asked).map(\.rest) == rests, "\(asked) in \(grounds)")
    }
  }

  /// That nobody named: the folder of raw files of somebody else's project.
  @Test func aGroundThatLeavesIsNone() throws {
    try disk.removeTree(folder["project/content/raw"])
    try folder.link("project/content/raw", to: folder["victim"])
    let files = bounded()
    #expect(files.kind(folder["project/content/raw"]) == .link)
    #expect(readCause("project/content/raw/secret", files) == .link)
    #expect(throws: FileError.self) { try files.list(folder["project/content/raw"]) }
    #expect(try bounded(following: true).list(folder["project/content/raw"]) == ["secret"])
  }

  @Test func aGroundThatWasNamedMayBeALink() throws {
    try folder.link("named", to: folder["other"])
    let files = disk.within(Bounds([Bounds.Ground(folder["named"])]))
    #expect(try files.read(folder["named/b.md"]) == Array("other/b.md".utf8))
    try files.write(folder["named/new/c"], [1])
    #expect(try disk.read(folder["other/new/c"]) == [1])
  }

  /// Not even where it would stay, and also where links are followed to be read.
  @Test(arguments: [false, true]) func nothingIsWrittenBelowALink(following: Bool) throws {
    try folder.link("project/out", to: folder["victim"])
    try folder.link("project/in", to: "content")
    let files = bounded(following: following)
    for path in ["project/out/secret", "project/out/new/file", "project/in/new"] {
      #expect(
        cause { () throws(FileError) in try files.write(folder[path], [1]) } == .link, "\(path)")
      #expect(throws: FileError.self) { try files.remove(folder[path]) }
      #expect(throws: FileError.self) { try files.lock(folder[path] + ".lock") }
    }
    #expect(try disk.list(folder["victim"]) == ["secret"])
    #expect(try disk.list(folder["project/content"]) == ["raw"])
  }

  @Test func aTextIsNotCutAtANul() throws {
    let files = bounded()
    #expect(throws: FileError.self) { try files.write(folder["project/own.md\0.txt"], [1]) }
    #expect(files.kind(folder["project/own.md\0.txt"]) == nil)
    #expect(try files.read(folder["project/own.md"]) == Array("project/own.md".utf8))
  }

  @Test func whatIsNotThereYetIsMade() throws {
    let files = disk.within(Bounds([Bounds.Ground(folder["new/deep"])]))
    try files.write(folder["new/deep/er/file"], [1])
    #expect(try disk.read(folder["new/deep/er/file"]) == [1])
    #expect(files.resolve(folder["new/deep/er"]).map { files.kind($0) } == .folder)
  }

  /// Two folders to the disk, one name to a `String`.
  @Test func anAccentInOnePieceAndInTwo() throws {
    let names = ["caf\u{E9}", "cafe\u{301}"]
    for (number, name) in names.enumerated() {
      try disk.write(folder["other/\(name)/\(number)"], [1])
    }
    let survey = try bounded().survey(folder["other"])
    #expect(survey.files.count == 3 && survey.skipped == [])
  }
}

/// What outlives a site stays as it is.
@Suite struct CarryTests {
  private let folder: TemporaryFolder
  private let files = FileSystem.disk

  init() throws { folder = try TemporaryFolder() }

  private func status(_ name: String) -> stat {
    var status = stat()
    #expect(lstat(folder[name], &status) == 0)
    return status
  }

  @Test func aFileKeepsItsModeAndTimes() throws {
    try files.write(folder["a/.run"], [1])
    chmod(folder["a/.run"], 0o700)
    var times = [timespec(tv_sec: 1000, tv_nsec: 0), timespec(tv_sec: 2000, tv_nsec: 0)]
    utimensat(AT_FDCWD, folder["a/.run"], &times, 0)
    try files.carry(folder["a/.run"], folder["b/.run"])
    #expect(status("b/.run").st_mode & 0o777 == 0o700)
    #expect(status("b/.run").st_mtim.tv_sec == 2000)
    #expect(files.isSame(folder["a/.run"], folder["b/.run"]))
  }

  @Test func aLinkStaysALink() throws {
    try files.write(folder["a/x"], [])
    try folder.link("a/.link", to: "nowhere")
    try files.carry(folder["a/.link"], folder["b/.link"])
    #expect(files.itself(folder["b/.link"]) == .link)
    #expect(files.isSame(folder["a/.link"], folder["b/.link"]))
    #expect(!files.isSame(folder["a/x"], folder["b/.link"]))
  }

  @Test func aFileOfSomebodyElseIsNoLock() throws {
    try files.write(folder[".site.lock"], [1])
    #expect(throws: FileError.self) { try files.lock(folder[".site.lock"]) }
    #expect(try files.read(folder[".site.lock"]) == [1])
    #expect(mkfifo(folder["pipe"], 0o600) == 0)
    #expect(throws: FileError.self) { try files.lock(folder["pipe"]) }
    #expect(files.itself(folder["pipe"]) == .special)
  }
}
