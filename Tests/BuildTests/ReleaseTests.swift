import Build
import Bytes
import Compression
import Files
import Model
import Publish
import TestSupport
import Testing

/// `--release`: what packs well stands packed beside the plain files.
@Suite struct ReleaseTests {
  private static let text = String(repeating: "A box holds what belongs together. ", count: 30)

  private static func project() -> FileSystem {
    let files = Projects.files([
      "content/raw/a.md": Projects.mirror("a", text + "\n\n![A box](a.gif)\n"),
      "content/assets/a.gif": Array("GIF89a".utf8) + [8, 0, 8, 0]
        + [UInt8](repeating: 0, count: 4000),
    ])
    try? files.write("p/templates/page.mustache", Array("<h1>{{title}}</h1>\n\(text)\n".utf8))
    return files
  }

  private static func build(
    _ files: FileSystem, _ change: (inout BuildOptions) -> Void = { $0.release = true }
  ) async throws -> Manifest {
    let report = await Pipeline(Projects.options(change), files: files).build()
    #expect(report.told == [])
    #expect(report.published == "p/public")
    return try Manifest.read(files.read("p/public/" + Manifest.name))
  }

  @Test func packedFilesUnpackToThePlainOnes() async throws {
    let files = Self.project()
    let manifest = try await Self.build(files)
    #expect(manifest.mismatches(in: "p/public", files: files) == [])
    let paths = Set(manifest.files.map(\.path))
    let packed = paths.filter { $0.hasSuffix(".br") || $0.hasSuffix(".gz") }
    #expect(packed.isSuperset(of: ["a/index.html.br", "a/index.html.gz"]))
    for path in packed {
      let plain = try files.read("p/public/" + path.dropLast(3))
      let bytes = try files.read("p/public/" + path)
      #expect(bytes.count < plain.count && plain.count >= 200)
      let unpacked =
        path.hasSuffix(".br")
        ? try Brotli.expand(bytes, limit: plain.count)
        : try Deflate.expand(bytes, limit: plain.count, as: .gzip)
      #expect(unpacked == plain)
    }
    // Too small, and not text.
    #expect(paths.contains("index.html") && !packed.contains("index.html.br"))
    #expect(paths.contains { $0.hasSuffix(".gif") } && !packed.contains { $0.contains(".gif") })
  }

  @Test func theSameEveryTimeAndGoneWithoutTheFlag() async throws {
    let (one, two) = (Self.project(), Self.project())
    let first = try await Self.build(one)
    #expect(try await Self.build(one) == first)
    let alone = try await Self.build(two) { ($0.release, $0.jobs) = (true, 1) }
    #expect(alone == first)
    let plain = try await Self.build(one) { _ in }
    #expect(plain.packing == nil)
    #expect(!plain.files.contains { $0.path.hasSuffix(".br") || $0.path.hasSuffix(".gz") })
  }

  /// What happens to a packed file that the last release holds: other bytes that unpack to the
  /// same tell whether it was taken over.
  private enum Last: CaseIterable { case listed, unlisted, packedOtherwise, ofOtherText }

  @Test(arguments: Last.allCases)
  private func whatDidNotChangeIsTakenOver(last: Last) async throws {
    let files = Self.project()
    let path = "p/public/a/index.html.br"
    let first = try await Self.build(files)
    let ours = try files.read(path)
    var plain = try files.read(String(path.dropLast(3)))
    if last == .ofOtherText { plain[5] ^= 1 }
    let other = try Brotli.compress(plain, quality: 1)
    try #require(other != ours)
    try files.write(path, other)
    if last != .unlisted {
      let tree = OutputTree(
        try first.files.map { OutputFile($0.path, try files.read("p/public/" + $0.path)) })
      let packing = last == .packedOtherwise ? "brotli 0.1" : first.packing
      try files.write("p/public/" + Manifest.name, Manifest(tree, packing: packing).write())
    }
    _ = try await Self.build(files)
    #expect(try files.read(path) == (last == .listed ? other : ours))
  }
}
