import Files
import Model
import Publish
import TestSupport
import Testing

@Suite struct OutputPathTests {
  @Test(arguments: [
    ("", PathProblem.empty), ("/etc/passwd", .absolute), ("../x", .leaves(part: "..")),
    ("a/../../x", .leaves(part: "..")), ("a/./x", .leaves(part: ".")),
    ("a//x", .leaves(part: "")), ("a/", .leaves(part: "")), ("a\0b", .character(0)),
    ("a\nb", .character(0x0A)), ("..\\x", .character(0x5C)), ("\u{7F}", .character(0x7F)),
    ("build-manifest.json", .reserved), (".hig-site", .reserved),
    (String(repeating: "ü", count: 128), .tooLong(part: String(repeating: "ü", count: 128))),
  ])
  func refuses(path: String, problem: PathProblem) {
    let files = FileSystem.memory(["/site/seen": []])
    #expect(throws: PublishError.path(path, problem)) {
      try Publisher(files: files).publish(OutputTree([OutputFile(path, "x")]), to: "/site/public")
    }
    #expect((try? files.list("/site")) == ["seen"])
  }

  @Test func refusesAFileWhereAFolderIsNeeded() {
    let tree = OutputTree([OutputFile("a", ""), OutputFile("a-b", ""), OutputFile("a/b", "")])
    #expect(throws: PublishError.path("a/b", .belowFile("a"))) {
      try Publisher(files: .memory()).publish(tree, to: "/public")
    }
  }

  /// A file that came after the paths were checked is checked too.
  @Test func refusesWhatCameAfterACheck() throws {
    let stage = try Publisher(files: .memory()).stage("/public", known: [:])
    for path in ["b/c", "a/b"] { stage.put(OutputFile(path, "")) }
    try stage.check()
    stage.put(OutputFile("a", ""))
    #expect(throws: PublishError.path("a/b", .belowFile("a"))) { try stage.check() }
    #expect(throws: PublishError.path("a/b", .belowFile("a"))) { try stage.finish() }
  }

  @Test(arguments: [
    "..a", "a..", "...", "a b", "ü", "a%2e", ".well-known/x", String(repeating: "a", count: 255),
  ])
  func takes(path: String) throws {
    let files = FileSystem.memory()
    _ = try Publisher(files: files).publish(OutputTree([OutputFile(path, "x")]), to: "/public")
    #expect(try files.read("/public/" + path) == [UInt8(ascii: "x")])
  }
}
