import Files
import Testing

@Suite struct PathTests {
  @Test(arguments: [
    ("", "b", "b"), ("a", "", "a"), ("a", "b", "a/b"), ("a/", "b", "a/b"), ("a", "/b", "/b"),
    ("/", "b", "/b"),
    // A mark that would join with the slash.
    ("a", "/\u{301}b", "/\u{301}b"), ("a\u{600}/", "b", "a\u{600}/b"),
  ])
  func joins(folder: String, name: String, whole: String) {
    #expect(Path.join(folder, name) == whole)
  }

  @Test(arguments: [("a//", "a"), ("/", "/"), ("a\u{600}/", "a\u{600}"), ("/\u{301}/", "/\u{301}")])
  func slashesAtTheEndAreTakenOff(path: String, rest: String) {
    #expect(Path.withoutSlash(path) == rest)
  }

  @Test(arguments: [
    ("a/b/c.TXT", "a/b", "c.TXT", "txt"), ("c", "", "c", ""), ("/c", "/", "c", ""),
    ("a/.gitignore", "a", ".gitignore", "gitignore"), ("a/b.tar.gz", "a", "b.tar.gz", "gz"),
    ("", "", "", ""), ("a/b/", "a/b", "b", ""), ("a/ü.É", "a", "ü.É", "é"),
    // A mark that would join with the slash.
    ("a/\u{301}b.md", "a", "\u{301}b.md", "md"),
  ])
  func takesApart(path: String, folder: String, name: String, ending: String) {
    #expect(Path.folder(path) == folder)
    #expect(Path.name(path) == name)
    #expect(Path.ending(path) == ending)
  }

  @Test(arguments: [
    ("", ""), (".", ""), ("/", "/"), ("./a/", "a"), ("a//./b", "a/b"), ("//a/.", "/a"),
    ("a/..", "a/.."),
    ("a/.b", "a/.b"), ("/\u{301}", "/\u{301}"),
  ])
  func isOfOneSpelling(path: String, normal: String) {
    #expect(Path.normal(path) == normal)
    #expect(Path.normal(normal) == normal)
  }

  @Test(arguments: [
    ("a/b/c", ["a/b", "a"]), ("/a/b", ["/a", "/"]), ("/a", ["/"]), ("a", []), ("", []),
  ])
  func isBelowItsFolders(path: String, folders: [String]) {
    #expect(Path.folders(above: path) == folders)
  }
}
