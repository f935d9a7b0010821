import Build
import Files
import Publish
import Testing

/// What is kept on disk between builds makes them faster and nothing else.
@Suite struct DiskCacheTests {
  private static let pack = "p/.cache/hig/site.pack"
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
    let expected = how == "of another program" ? Array(kept.dropFirst(32)) : kept
    #expect(try files.read(Self.pack).suffix(expected.count) == expected[...])
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
