import Files
import TemporaryFolder
import TestSupport
import Testing

/// Work on many files of one folder, which leads nowhere else.
@Suite struct OpenFolderTreeTests {
  private let folder: TemporaryFolder
  private let disk = FileSystem.disk

  init() throws {
    folder = try TemporaryFolder()
    for path in ["site/a.html", "site/sub/b.html", "victim/secret"] {
      try disk.write(folder[path], Array(path.utf8))
    }
  }

  private func tree(_ path: String = "site") throws -> OpenFolderTree {
    try #require(disk.tree(folder[path], false))
  }

  @Test func filesAreMadeWithTheirFolders() throws {
    let made = try #require(disk.tree(folder["new/site"], true))
    for path in ["x.html", "one/two/y.html", "one/z.html"] {
      let stamp = try made.create(path) { $0(Array(path.utf8)) }
      #expect(stamp.size == path.utf8.count)
      #expect(made.stamp(path) == stamp)
      #expect(try disk.read(folder["new/site/" + path]) == Array(path.utf8))
    }
    #expect(made.stamp("one/two")?.isFolder == true)
    #expect(made.stamp("none") == nil)
    #expect(disk.tree(folder["none"], false) == nil)
  }

  @Test func whatIsThereIsNotWrittenOver() throws {
    let tree = try tree()
    #expect(throws: FileError.self) { try tree.create("a.html") { $0([1]) } }
    #expect(throws: FileError.self) { try tree.create("a.html/x") { $0([1]) } }
    #expect(try disk.read(folder["site/a.html"]) == Array("site/a.html".utf8))
  }

  /// Neither `..` nor a link that somebody put there leads out.
  @Test(arguments: ["../victim/x", "link/x", "sub/../../victim/x", "alink"])
  func nothingIsMadeElsewhere(path: String) throws {
    try folder.link("site/link", to: folder["victim"])
    try folder.link("site/alink", to: folder["victim/x"])
    let tree = try tree()
    #expect(throws: FileError.self) { try tree.create(path) { $0([1]) } }
    #expect(try disk.list(folder["victim"]) == ["secret"])
  }

  @Test func nothingIsListedOrRemovedThroughALink() throws {
    try folder.link("site/link", to: folder["victim"])
    let tree = try tree()
    #expect(throws: FileError.self) { try tree.entries(of: "link") }
    #expect(throws: FileError.self) { try tree.remove(["secret"], in: "link") }
    #expect(tree.stamp("link") == nil)
    #expect(try disk.list(folder["victim"]) == ["secret"])
    let entries = try tree.entries(of: "").sorted { $0.name < $1.name }
    #expect(entries.map(\.name) == ["a.html", "link", "sub"])
    #expect(entries.map(\.kind) == [.file, .link, .folder])
    try tree.remove(["b.html"], in: "sub")
    try tree.removeFolder("sub")
    try tree.remove(["link"], in: "")
    #expect(try disk.list(folder["site"]) == ["a.html"])
    #expect(try disk.list(folder["victim"]) == ["secret"])
  }

  @Test func onlyTheVeryFileIsAdopted() throws {
    let (old, new) = (try tree(), try #require(disk.tree(folder["new"], true)))
    let stamp = try #require(old.stamp("sub/b.html"))
    #expect(new.adopt("sub/b.html", from: old, stamp))
    #expect(new.stamp("sub/b.html") == stamp)
    let other = try #require(old.stamp("a.html"))
    try disk.write(folder["site/a.html"], Array("SITE/a.html".utf8))
    #expect(!new.adopt("a.html", from: old, other))
    #expect(!new.adopt("none", from: old, other))
    #expect(new.stamp("a.html") == nil)
  }

  @Test func aFolderOutsideOfTheBoundsIsNone() throws {
    try folder.link("site/link", to: folder["victim"])
    let bounded = disk.within(Bounds([Bounds.Ground(folder["site"])]))
    for path in ["victim", "site/link/x", "site/../victim"] {
      #expect(bounded.tree(folder[path], true) == nil, "\(path)")
    }
    #expect(bounded.tree(folder["site/sub"], false) != nil)
    #expect(try disk.list(folder["victim"]) == ["secret"])
  }

  @Test func piecesBecomeOneFile() throws {
    let tree = try tree()
    let stamp = try tree.create("new/all.txt") { put in
      for number in 0..<3000 { put(Array("\(number)\n".utf8)) }
    }
    let whole = (0..<3000).map { "\($0)\n" }.joined()
    #expect(stamp.size == whole.utf8.count)
    #expect(try disk.read(folder["site/new/all.txt"]) == Array(whole.utf8))
    #expect(throws: FileError.self) { try tree.create("new/all.txt") { $0([1]) } }
  }

  /// Nobody finds it, and it gives back what many threads put there.
  @Test func aFileWithoutAName() async throws {
    let file = try #require(try tree().unnamedFile())
    let places = await withTaskGroup { group in
      for number in 0..<40 {
        group.addTask { (number, file.add(Array(repeating: UInt8(number), count: number * 100))) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for (number, place) in places {
      let range = try #require(place)
      #expect(file.read(range) == Array(repeating: UInt8(number), count: number * 100))
    }
    #expect(Set(try disk.list(folder["site"])) == ["a.html", "sub"])
    let end = places.compactMap { $1?.upperBound }.max() ?? 0
    #expect(file.read(end..<end + 1) == nil)
  }
}
