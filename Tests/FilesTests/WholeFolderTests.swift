import Files
import TemporaryFolder
import TestSupport
import Testing

@Suite struct WholeFolderTests {
  @Test(arguments: Ground.all) func movesAFolderWithAllBelow(ground: Ground) throws {
    try ground.run("moves") { files, root in
      try files.write(root + "/a/b/c", [1])
      try files.move(root + "/a", root + "/z")
      #expect(files.kind(root + "/a") == nil)
      #expect(try files.read(root + "/z/b/c") == [1])
    }
  }

  @Test(arguments: Ground.all) func moveSparesAFullFolder(ground: Ground) throws {
    try ground.run("spares") { files, root in
      try files.write(root + "/a/x", [1])
      try files.write(root + "/b/y", [2])
      let error = #expect(throws: FileError.self) {
        try files.move(root + "/a", root + "/b")
      }
      #expect(error?.path == root + "/a" && error?.reason == "Directory not empty")
      #expect(try files.walk(root) == ["a/x", "b/y"])
    }
  }

  @Test(arguments: Ground.all) func exchangesTwoFolders(ground: Ground) throws {
    try ground.run("exchanges") { files, root in
      try files.write(root + "/a/only-a", [1])
      try files.write(root + "/b/in/only-b", [2])
      #expect(try files.exchange(root + "/a", root + "/b"))
      #expect(try files.walk(root) == ["a/in/only-b", "b/only-a"])
    }
  }

  @Test(arguments: Ground.all) func removesATree(ground: Ground) throws {
    try ground.run("removes") { files, root in
      for name in ["a/b/c/d", "a/b/e", "a/.hidden/f", "ab"] {
        try files.write(root + "/" + name, [])
      }
      try files.removeTree(root + "/a")
      #expect(try files.list(root) == ["ab"])
      try files.removeTree(root + "/ab")
      #expect(try files.list(root) == [])
    }
  }

  @Test(arguments: Ground.all) func aLockIsHeldOnce(ground: Ground) throws {
    try ground.run("locks") { files, root in
      let first = try #require(try files.lock(root + "/.lock"))
      #expect(try files.lock(root + "/.lock") == nil)
      first.release()
      let second = try #require(try files.lock(root + "/.lock"))
      second.release()
      #expect(files.kind(root + "/.lock") == nil)
    }
  }

  @Test func removingALinkSparesWhatItLeadsTo() throws {
    let folder = try TemporaryFolder()
    let files = FileSystem.disk
    try files.write(folder["precious/file"], [1])
    try files.write(folder["tree/own"], [1])
    try folder.link("tree/link", to: folder["precious"])
    try folder.link("tree/dangling", to: folder["nowhere"])
    try files.removeTree(folder["tree"])
    #expect(try files.walk(folder.path) == ["precious/file"])
  }

  @Test func aWalkEndsInACircleOfLinks() throws {
    let folder = try TemporaryFolder()
    try FileSystem.disk.write(folder["a/file"], [1])
    try folder.link("a/again", to: folder["a"])
    #expect(try FileSystem.disk.walk(folder.path) == ["a/file"])
  }
}
