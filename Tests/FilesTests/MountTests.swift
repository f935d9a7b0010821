import Files
import TestSupport
import Testing

/// Files below a path that only seems to be there.
@Suite struct MountTests {
  private let files = FileSystem.memory([
    "(x)y/own": [1], "plain": [2],
  ]).mounting(.memory(["/a/b": [3], "/c": [4]]), at: "(x)")

  @Test func theyAreReadBelowThePoint() throws {
    #expect(try files.read("(x)/a/b") == [3] && files.read("(x)/c") == [4])
    #expect(try files.list("(x)").sorted() == ["a", "c"])
    #expect(try files.walk("(x)") == ["a/b", "c"])
    #expect(files.kind("(x)") == .folder && files.kind("(x)/a") == .folder)
    #expect(files.kind("(x)/c") == .file && files.kind("(x)/d") == nil)
    #expect(files.resolve("(x)/a/b") == "(x)/a/b" && files.resolve("(x)") == "(x)")
    #expect(files.resolve("(x)/d") == nil)
  }

  @Test func theOthersStay() throws {
    #expect(try files.read("plain") == [2] && files.read("(x)y/own") == [1])
    #expect(try files.list("(x)y") == ["own"])
    #expect(files.kind("(x)y") == .folder && files.resolve("plain") == "plain")
  }

  @Test func errorsNameThePathThatWasAsked() {
    #expect(throws: FileError(.read, "(x)/d", "No such file or directory", cause: .missing)) {
      try files.read("(x)/d")
    }
    #expect(throws: FileError(.list, "(x)/d", "No such file or directory", cause: .missing)) {
      try files.list("(x)/d")
    }
    #expect(throws: FileError("(x)/c", largerThan: 0)) { try files.read("(x)/c", 0) }
  }
}
