import Build
import Files
import Publish
import Synchronization
import TemporaryFolder
import TestSupport
import Testing

/// What is kept on disk between builds makes them faster and nothing else.
@Suite struct CacheTests {
  private static let pack = "p/.cache/hig/site.record"
  private static let program = "/hig/bin/hig"

  private func project() throws -> FileSystem {
    let files = Projects.files(Projects.two)
    try files.write(Self.program, Array("one".utf8))
    return files
  }

  @discardableResult private func build(
    _ files: FileSystem, _ output: String = "p/public", cached: Bool = true
  ) async throws -> [String: [UInt8]] {
    let options = Projects.options {
      $0.keepsCache = cached
      $0.output = output
    }
    let report = await Pipeline(options, files: files).build()
    #expect(!report.failed)
    return try files.tree(output)
  }

  @Test func aSecondBuildTakesWhatTheFirstKept() async throws {
    let files = try project()
    let first = try await build(files)
    let kept = try files.read(Self.pack)
    #expect(try await build(files) == first)
    #expect(try files.read(Self.pack) == kept)
    #expect(kept.count > 1000)
    #expect(Marker.stands(in: "p/.cache/hig", files))
  }

  @Test func withoutTheWishNothingIsKept() async throws {
    let files = try project()
    try await build(files, cached: false)
    #expect(files.kind(Self.pack) == nil)
  }

  @Test func aChangeIsSeen() async throws {
    let files = try project()
    let before = try await build(files)
    try files.write(
      "/hig/templates/page.mustache", Array("<h2>{{page.title}}</h2>\n".utf8))
    let after = try await build(files)
    #expect(after["a/index.html"] != before["a/index.html"])
    #expect(try await build(files, "p/other", cached: false) == after)
  }

  @Test func whatIsNotUsedAnyMoreGoes() async throws {
    let files = try project()
    try await build(files)
    let two = try files.read(Self.pack).count
    try files.remove("p/content/raw/a.md")
    try files.remove("p/content/pages/current/a.md")
    try await build(files)
    #expect(try files.read(Self.pack).count < two)
  }

  @Test(arguments: ["gone", "empty", "cut", "turned", "of another program"])
  func aCacheOfNoUseIsAsNone(how: String) async throws {
    let files = try project()
    let first = try await build(files)
    let kept = try files.read(Self.pack)
    switch how {
    case "gone": try files.removeTree("p/.cache")
    case "empty": try files.write(Self.pack, [])
    case "cut": try files.write(Self.pack, Array(kept.dropLast(7)))
    case "turned":
      var bytes = kept
      bytes[bytes.count / 2] ^= 1
      try files.write(Self.pack, bytes)
    default: try files.write(Self.program, Array("two".utf8))
    }
    #expect(try await build(files) == first)
    let anew = try files.read(Self.pack)
    #expect(anew.count > kept.count / 2)
    #expect((anew.prefix(32) == kept.prefix(32)) == (how != "of another program"))
    #expect(try await build(files) == first)
    #expect(try files.read(Self.pack) == anew)
  }

  /// Its pages were not asked for, and the next build would make them all.
  @Test func aBuildWithAnErrorKeepsWhatWasKept() async throws {
    let files = try project()
    try await build(files)
    let kept = try files.read(Self.pack)
    try files.write("/hig/templates/page.mustache", Array("{{#open}}".utf8))
    let options = Projects.options { $0.keepsCache = true }
    #expect(await Pipeline(options, files: files).build().failed)
    #expect(try files.read(Self.pack) == kept)
  }

  /// Also by who only wants to know whether they are the same as last time.
  @Test func rawFilesAreNotReadBeyondTheirLimit() async throws {
    let files = try project()
    var strict = files
    strict.read = { path, limit throws(FileError) in
      let isRaw = path.hasPrefix("p/content/raw/")
      if isRaw, limit > FileLimit.package { Issue.record("\(path) was read whole") }
      return try files.read(path, limit)
    }
    try await build(strict)
  }

  /// What is kept bears the name of what was read, not of what stands there by then.
  @Test(arguments: ["site.yaml", "synonyms.yaml"])
  func whatIsSavedDuringABuildIsNotMixedUp(name: String) async throws {
    let path = "p/content/" + name
    let isSite = name == "site.yaml"
    let old = isSite ? "navigation:\n  - title: X\n    pages: [a, b]\n" : "a: [old]\n"
    let new = isSite ? "navigation:\n  - title: X\n    pages: [b, a]\n" : "a: [new]\n"
    let files = try project()
    try files.write(path, Array(old.utf8))
    var disturbed = files
    disturbed.read = { asked, limit throws(FileError) in
      let bytes = try files.read(asked, limit)
      if asked == path { try files.write(path, Array(new.utf8)) }
      return bytes
    }
    try await build(disturbed)
    let cached = try await build(files)
    #expect(try await build(files, "p/other", cached: false) == cached)
  }

  /// A draft of the cache is as large as the cache.
  @Test func whatAKilledRunLeftIsCleared() async throws {
    let tidied = Mutex<[String]>([])
    var files = try project()
    files.tidy = { folder in tidied.withLock { $0.append(folder) } }
    try await build(files)
    #expect(tidied.withLock { $0 }.contains("p/.cache/hig"))
  }

  @Test func aDiskThatTakesNothingIsNoError() async throws {
    var files = try project()
    let write = files.write
    files.write = { path, bytes throws(FileError) in
      if path == Self.pack { throw FileError(.write, path, "No space left on device") }
      try write(path, bytes)
    }
    #expect(try await build(files).count > 5)
    #expect(files.kind(Self.pack) == nil)
  }
}

extension FileSystem {
  fileprivate func tree(_ folder: String) throws -> [String: [UInt8]] {
    var tree: [String: [UInt8]] = [:]
    for path in try walk(folder) { tree[path] = try read(Path.join(folder, path)) }
    return tree
  }
}
