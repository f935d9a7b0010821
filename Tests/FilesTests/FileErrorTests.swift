import Files
import TestSupport
import Testing

/// What is said of a path that the system refuses, and what to do about it.
@Suite struct FileErrorTests {
  @Test(arguments: Ground.all) func whatIsInTheWayIsNamed(ground: Ground) throws {
    try ground.run("way") { files, root in
      try files.write(root + "/a", [])
      let below = #expect(throws: FileError.self) { try files.write(root + "/a/b/c", []) }
      #expect(below?.summary == "Cannot write: Not a directory")
      #expect(below?.remedy == "`\(root)/a` is a file; name another folder.")
      let folder = #expect(throws: FileError.self) { try files.read(root) }
      #expect(folder?.summary == "Cannot read: Is a folder, not a file")
      #expect(folder?.remedy == "Name a file, or replace the folder with one.")
      let missing = #expect(throws: FileError.self) { try files.read(root + "/b") }
      #expect(missing?.remedy == "Check the path.")
    }
  }

  @Test(arguments: [
    (FileError.Cause.denied, "Change the permissions of `d`, or name another folder."),
    (.full, "Free disk space, then run again."),
    (.limit, "Free disk space or raise the limit on it, then run again."),
    (.readOnly, "Name a folder on a disk that can be written."),
    (.folder, "Move it away, then run again."),
    (.other, "Check `d`, then run again."),
  ])
  func theRemedyFitsTheCause(cause: FileError.Cause, remedy: String) {
    #expect(FileError(.write, "d/a", "reason", cause: cause, at: "d").remedy == remedy)
  }

  @Test func aPathIsSaidOnce() {
    let error = FileError(.lock, ".public.lock", "Permission denied", cause: .denied, at: "")
    #expect(error.summary(at: ".public.lock") == "Cannot lock: Permission denied")
    #expect(error.summary(at: "public") == "Cannot lock .public.lock: Permission denied")
    #expect(
      error.remedy == "Change the permissions of the current folder, or name another folder.")
    #expect(
      FileError(.read, "a", "Permission denied", cause: .denied).remedy
        == "Change the permissions of `a`.")
  }
}
