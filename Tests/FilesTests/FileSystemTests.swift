import Files
import TemporaryFolder
import TestSupport
import Testing

/// The two file systems that must behave the same, each with an empty folder to work in.
struct Ground: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let files: FileSystem
  let folder: @Sendable () throws -> (root: String, keep: TemporaryFolder?)

  static let all = [
    Ground(testDescription: "disk", files: .disk) {
      let folder = try TemporaryFolder()
      return (folder.path, folder)
    },
    Ground(testDescription: "memory", files: .memory(["/site/.keep": []])) { ("/site", nil) },
  ]

  private init(
    testDescription: String, files: FileSystem,
    folder: @escaping @Sendable () throws -> (root: String, keep: TemporaryFolder?)
  ) {
    self.testDescription = testDescription
    self.files = files
    self.folder = folder
  }

  /// Runs a test in a folder of its own name.
  func run(_ name: String, _ body: (FileSystem, String) throws -> Void) throws {
    let (root, keep) = try folder()
    try withExtendedLifetime(keep) { try body(files, Path.join(root, name)) }
  }
}

@Suite struct FileSystemTests {
  @Test(arguments: Ground.all) func readsWhatWasWritten(ground: Ground) throws {
    try ground.run("reads") { files, root in
      for bytes: [UInt8] in [[], [0], Array("äö\n".utf8), [UInt8](repeating: 0xFF, count: 100_000)]
      {
        try files.write(root + "/a/b/c.bin", bytes)
        #expect(try files.read(root + "/a/b/c.bin") == bytes)
      }
    }
  }

  @Test(arguments: Ground.all) func readsNoMoreThanIsAllowed(ground: Ground) throws {
    try ground.run("limited") { files, root in
      let path = root + "/a.bin"
      try files.write(path, [UInt8](repeating: 1, count: 2 << 20))
      #expect(try files.read(path, 2 << 20).count == 2 << 20)
      let error = #expect(throws: FileError.self) { try files.read(path, (2 << 20) - 1) }
      #expect(error?.isTooLarge == true)
      #expect(error?.text == "Cannot read \(path): larger than 1 MiB")
      let missing = #expect(throws: FileError.self) { try files.read(root + "/b", 1) }
      #expect(missing?.isTooLarge == false)
    }
  }

  @Test(arguments: Ground.all) func makesTheFoldersAbove(ground: Ground) throws {
    try ground.run("above") { files, root in
      try files.write(root + "/a/b/c", [1])
      #expect(files.kind(root + "/a") == .folder)
      #expect(files.kind(root + "/a/b/") == .folder)
      #expect(files.kind(root + "/a/b/c") == .file)
      #expect(files.kind(root + "/a/x") == nil)
      #expect(files.resolve(root + "/a/./b//c") == root + "/a/b/c")
      #expect(files.resolve(root + "/nothing") == nil)
    }
  }

  @Test(arguments: Ground.all) func listsOneFolder(ground: Ground) throws {
    try ground.run("lists") { files, root in
      for name in ["b", "a/x", "a/y/z", ".hidden"] { try files.write(root + "/" + name, []) }
      #expect(try files.list(root).sorted() == [".hidden", "a", "b"])
      #expect(try files.list(root + "/a/").sorted() == ["x", "y"])
      #expect(try files.walk(root) == ["a/x", "a/y/z", "b"])
    }
  }

  @Test(arguments: Ground.all) func anEmptiedFolderStays(ground: Ground) throws {
    try ground.run("emptied") { files, root in
      try files.write(root + "/a/x", [])
      try files.remove(root + "/a/x")
      #expect(files.kind(root + "/a") == .folder)
      #expect(try files.list(root + "/a") == [])
      try files.remove(root + "/a")
      #expect(files.kind(root + "/a") == nil)
    }
  }

  @Test(arguments: Ground.all) func saysWhatItRefuses(ground: Ground) throws {
    try ground.run("refuses") { files, root in
      try files.write(root + "/a/x", [])
      refuses(.read, root + "/none") { path throws(FileError) in _ = try files.read(path) }
      refuses(.read, root + "/a", "Is a folder, not a file") { path throws(FileError) in
        _ = try files.read(path)
      }
      refuses(.write, root + "/a", "Is a folder, not a file") { path throws(FileError) in
        try files.write(path, [])
      }
      refuses(.write, root + "/a/x/y", "Not a directory") { path throws(FileError) in
        try files.write(path, [])
      }
      refuses(.list, root + "/none") { path throws(FileError) in _ = try files.list(path) }
      refuses(.list, root + "/a/x", "Not a directory") { path throws(FileError) in
        _ = try files.list(path)
      }
      refuses(.remove, root + "/a", "Directory not empty") { path throws(FileError) in
        try files.remove(path)
      }
      refuses(.remove, root + "/none") { path throws(FileError) in try files.remove(path) }
      refuses(.move, root + "/none") { path throws(FileError) in
        try files.move(path, root + "/b")
      }
      refuses(.exchange, root + "/none") { path throws(FileError) in
        _ = try files.exchange(root + "/a", path)
      }
    }
  }

  private func refuses(
    _ operation: FileError.Operation, _ path: String,
    _ reason: String = "No such file or directory",
    _ step: (String) throws(FileError) -> Void
  ) {
    let error = #expect(throws: FileError.self) { try step(path) }
    #expect(error?.operation == operation && error?.path == path && error?.reason == reason)
  }
}
