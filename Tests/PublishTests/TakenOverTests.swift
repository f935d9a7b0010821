import Files
import Glibc
import Model
import Publish
import TemporaryFolder
import TestSupport
import Testing

/// Files that are the same in the old site and the new are not written again.
@Suite struct TakenOverTests {
  private let folder: TemporaryFolder
  private var target: String { folder["public"] }
  private let old = OutputTree([
    OutputFile("index.html", "start"), OutputFile("a/index.html", "one"),
    OutputFile("b/index.html", "other"),
  ])
  private let new = OutputTree([
    OutputFile("index.html", "start"), OutputFile("a/index.html", "two"),
    OutputFile("c/index.html", "other"),
  ])

  init() throws { folder = try TemporaryFolder() }

  private func inode(_ path: String) throws -> UInt {
    var status = stat()
    try #require(stat(target + "/" + path, &status) == 0)
    #expect(status.st_nlink == 1)
    return UInt(status.st_ino)
  }

  @Test func theSameFileStands() throws {
    _ = try Publisher().publish(old, to: target)
    let before = try ["index.html", "a/index.html"].map(inode)
    let report = try Publisher().publish(new, to: target)
    let after = try ["index.html", "a/index.html"].map(inode)
    #expect(after[0] == before[0])
    #expect(after[1] != before[1])
    #expect(report.manifest.mismatches(in: target) == [])
    #expect(
      try FileSystem.disk.walk(target).filter { $0.hasSuffix("html") } == [
        "a/index.html", "c/index.html", "index.html",
      ])
  }

  @Test func whatSomebodyChangedIsWrittenAnew() throws {
    _ = try Publisher().publish(old, to: target)
    try FileSystem.disk.write(target + "/index.html", Array("by hand".utf8))
    let report = try Publisher().publish(old, to: target)
    #expect(report.manifest.mismatches(in: target) == [])
  }

  /// Somebody put it there, under the name of a file of ours.
  @Test func aLinkInTheOldSiteIsNotOurs() throws {
    _ = try Publisher().publish(old, to: target)
    try FileSystem.disk.write(folder["elsewhere"], Array("start".utf8))
    try FileSystem.disk.remove(target + "/index.html")
    try folder.link("public/index.html", to: folder["elsewhere"])
    #expect(throws: PublishError.foreign(folder: target, names: ["index.html"], count: 1)) {
      try Publisher().publish(old, to: target)
    }
    #expect(FileSystem.disk.itself(target + "/index.html") == .link)
  }

  @Test func withoutLinksAllIsWritten() throws {
    var files = FileSystem.disk
    files.tree = { _, _ in nil }
    _ = try Publisher(files: files).publish(old, to: target)
    let before = try inode("index.html")
    let report = try Publisher(files: files).publish(new, to: target)
    #expect(try inode("index.html") != before)
    #expect(report.manifest.mismatches(in: target) == [])
  }

  @Test func oldFilesStayAsTheyAreWhenARunFails() throws {
    _ = try Publisher().publish(old, to: target)
    var files = FileSystem.disk
    files.exchange = { _, to throws(FileError) in throw FileError(.exchange, to, "denied") }
    let failing = Publisher(files: files)
    #expect(throws: PublishError.self) { try failing.publish(new, to: target) }
    let manifest = try Publisher().publish(old, to: target).manifest
    #expect(manifest.mismatches(in: target) == [])
    #expect(try inode("index.html") > 0)
  }

  /// A large file is known to be the same only once it is written.
  @Test func piecesStandToo() throws {
    let pieces: OutputFile.Pieces = { put in
      for word in ["start", "", " again"] { put(Array(word.utf8)) }
    }
    let site = [
      OutputFile("a.txt", "a"), OutputFile("list/all.json", isLarge: true, pieces: pieces),
    ]
    var last: PublishReport?
    func publish(_ files: [OutputFile]) throws -> PublishReport {
      let known = Dictionary(uniqueKeysWithValues: (last?.files ?? []).map { ($0.path, $0) })
      let stage = try Publisher().stage(target, known: known)
      for file in files { stage.put(file) }
      return try stage.finish()
    }
    last = try publish(site)
    let before = try inode("list/all.json")
    #expect(try FileSystem.disk.read(target + "/list/all.json") == Array("start again".utf8))
    last = try publish(site)
    #expect(try inode("list/all.json") == before)
    let report = try publish([site[0], OutputFile("list/all.json", isLarge: true) { $0([1, 2]) }])
    #expect(try inode("list/all.json") != before)
    #expect(report.manifest.mismatches(in: target) == [])
    #expect(report.files.first { $0.path == "list/all.json" }?.size == 2)
  }
}
