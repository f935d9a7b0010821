import Glibc
import TemporaryFolder
import TestSupport
import Testing

@testable import Files

/// A write on the disk takes the old file's place whole, and leaves nothing else behind.
@Suite struct WriteTests {
  private let folder: TemporaryFolder
  private let files = FileSystem.disk

  init() throws { folder = try TemporaryFolder() }

  @Test func theOldBytesAreNotTouched() throws {
    try files.write(folder["page"], [1])
    #expect(Glibc.link(folder["page"], folder["old"]) == 0)
    try files.write(folder["page"], [2])
    #expect(try files.read(folder["old"]) == [1])
    #expect(try files.read(folder["page"]) == [2])
    #expect(try files.list(folder.path).sorted() == ["old", "page"])
  }

  @Test func nothingIsWrittenThroughALink() throws {
    try files.write(folder["deep/page"], [1])
    try folder.link("link", to: folder["deep/page"])
    let error = #expect(throws: FileError.self) { try files.write(folder["link"], [2]) }
    #expect(error?.cause == .link)
    #expect(try files.read(folder["deep/page"]) == [1])
    #expect(files.resolve(folder["link"]) == folder["deep/page"])
  }

  /// To open one for writing waits for its reader.
  @Test func nothingIsWrittenIntoAPipe() throws {
    #expect(mkfifo(folder["pipe"], 0o600) == 0)
    #expect(throws: FileError(.write, folder["pipe"], "not a regular file", cause: .special)) {
      try files.write(folder["pipe"], [2])
    }
    #expect(files.itself(folder["pipe"]) == .special)
  }

  @Test func theRightsStay() throws {
    try files.write(folder["page"], [1])
    #expect(chmod(folder["page"], 0o600) == 0)
    try files.write(folder["page"], [2])
    var status = stat()
    #expect(stat(folder["page"], &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  /// A mark that joins with a slash, or with the dot of a hidden file, changes nothing of either.
  @Test func foldersAreMadeWhateverTheirNamesBeginWith() throws {
    try files.write(folder["a/\u{301}b/page"], [1])
    try files.write(folder["a/.\u{301}hidden"], [1])
    #expect(try files.walk(folder.path) == ["a/\u{301}b/page"])
  }

  /// Nobody may make a folder there, and it is that which is told.
  @Test(.enabled(if: FileSystem.disk.kind("/sys/kernel") == .folder))
  func aFolderThatMayNotBeMadeIsToldAsSuch() {
    let ground = "/sys/kernel/no-such-folder"
    let bounded = files.within(Bounds([Bounds.Ground(ground)]))
    let error = #expect(throws: FileError.self) { try bounded.write(ground + "/a/b", [1]) }
    let reasons = [EACCES, EPERM, EROFS].map { String(cString: strerror($0)) }
    #expect(error.map { reasons.contains($0.reason) } == true, "\(error?.reason ?? "")")
  }

  @Test func theLongestNameIsFine() throws {
    let name = String(repeating: "n", count: 255)
    try files.write(folder[name], [1])
    #expect(try files.list(folder.path) == [name])
  }

  /// A process that was killed may have had our number: the first of a container always has.
  @Test func aDraftThatWasLeftIsPassedBy() throws {
    let place = open(folder.path, O_RDONLY | O_DIRECTORY)
    let left = Disk.openDraft(in: place) { 7 }
    var numbers = [7, 7, 8]
    let ours = Disk.openDraft(in: place) { numbers.removeFirst() }
    #expect(left.number >= 0 && ours.number >= 0)
    #expect(left.name != ours.name && numbers == [])
    for descriptor in [place, left.number, ours.number] { close(descriptor) }
    #expect(try files.walk(folder.path) == [])
  }

  /// What a killed run left goes; what a run at work has, and what isn't ours, stays.
  @Test func draftsOfTheDeadAreTidiedAway() throws {
    let dead = [".hig-2147483646-1.draft", ".hig-2147483646-22.draft"]
    let kept = [
      ".hig-\(getpid())-9.draft", ".hig-1.draft", ".hig-x-1.draft", ".hig-2147483646-1.draft~",
      ".hig-0-1.draft", ".hig--5-1.draft", "page.md",
    ]
    for name in dead + kept { try files.write(folder[name], [1]) }
    files.tidy(folder.path)
    #expect(try files.list(folder.path).sorted() == kept.sorted())
    files.tidy(folder["no/where"])
  }

  @Test func aFailedWriteLeavesNothingBehind() throws {
    #expect(throws: FileError.self) {
      try files.write(folder[String(repeating: "n", count: 256)], [1])
    }
    try files.write(folder["a/b"], [])
    #expect(throws: FileError(.write, folder["a"], "Is a folder, not a file", cause: .folder)) {
      try files.write(folder["a"], [1])
    }
    #expect(try files.list(folder.path) == ["a"])
  }
}
