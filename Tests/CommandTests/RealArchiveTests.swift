import Files
import TemporaryFolder
import TestSupport
import Testing

/// What the system's own `tar` makes of our templates, with the options of `scripts/release`.
@Suite struct RealArchiveTests {
  private static let project = Path.folder(Path.folder(Path.folder(#filePath)))

  @Test func ourTemplatesComeBackByteForByte() throws {
    let folder = try TemporaryFolder()
    let script = Path.join(Self.project, "scripts/pack")
    let packed = try Binary(path: script).run([folder["files.tar"], "templates"])
    #expect(packed == Binary.Outcome(output: "", talk: "", status: 0))
    let files = try #require(TapeArchive.files(try FileSystem.disk.read(folder["files.tar"])))
    let names = try FileSystem.disk.walk(Path.join(Self.project, "templates"))
    #expect(files.keys.sorted() == names.map { "templates/" + $0 })
    for (path, bytes) in files {
      #expect(try FileSystem.disk.read(Path.join(Self.project, path)) == bytes, "\(path)")
    }
  }

  @Test func theSameFilesMakeTheSameArchive() throws {
    let folder = try TemporaryFolder()
    for name in ["one", "two"] {
      _ = try Binary(path: Path.join(Self.project, "scripts/pack")).run([folder[name], "templates"])
    }
    #expect(try FileSystem.disk.read(folder["one"]) == FileSystem.disk.read(folder["two"]))
    #expect(FileSystem.disk.kind(folder["one"]) == .file)
  }
}
