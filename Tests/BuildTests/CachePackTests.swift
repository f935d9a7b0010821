import Files
import Model
import Testing

@testable import Build

/// The bytes of the cache on disk.
@Suite struct CachePackTests {
  private static let program = Array(repeating: 7 as UInt8, count: 32)
  private static let entries: [[UInt8]: [OutputFile]] = [
    Array(repeating: 1, count: 32): [OutputFile("a/index.html", "A"), OutputFile("a.md", "")],
    Array(repeating: 2, count: 32): [],
    Array(repeating: 3, count: 32): [OutputFile("é", String(repeating: "long ", count: 100))],
  ]

  private func pack(_ mostBytes: Int = 1 << 20) -> [UInt8] {
    CachePack.bytes(CachePack.fitting(Self.entries, mostBytes: mostBytes), of: Self.program)
  }

  @Test func isReadAsItWasWritten() {
    #expect(CachePack.read(pack(), of: Self.program) == Self.entries)
    #expect(pack() == pack())
    let none = CachePack.bytes([:], of: Self.program)
    #expect(CachePack.read(none, of: Self.program) == [:])
  }

  @Test func anotherProgramReadsNothing() {
    #expect(CachePack.read(pack(), of: Array(repeating: 8, count: 32)) == nil)
    #expect(CachePack.read([], of: Self.program) == nil)
  }

  @Test func whatHasNoRoomIsLeftOut() {
    let read = CachePack.read(pack(200), of: Self.program)
    #expect(read?.keys.map { $0[0] }.sorted() == [1, 2])
  }

  /// Else each build would write all that fits once more.
  @Test func aFullPackIsNotWrittenTwice() throws {
    let files = Projects.files([:])
    try files.write("/hig/bin/hig", [1])
    func save(_ files: FileSystem) throws {
      let cache = try #require(DiskCache(Project(options: Projects.options()), files))
      for (key, kept) in Self.entries where cache.files(key) == nil { cache.keep(kept, as: key) }
      cache.save(mostBytes: 200)
    }
    try save(files)
    #expect(files.kind("p/.cache/hig/site.pack") == .file)
    var frozen = files
    frozen.write = { path, _ throws(FileError) in Issue.record("\(path) was written") }
    try save(frozen)
  }

  @Test func noChangedByteGoesUnseen() {
    let bytes = pack()
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0x10
      #expect(CachePack.read(changed, of: Self.program) == nil)
      #expect(CachePack.read(Array(bytes.prefix(place)), of: Self.program) == nil)
    }
  }

  @Test func similarPagesTooAreReadAsTheyWereWritten() {
    let similar = [[(1, ""), (2, "cups"), (300, "été, pot")], [], [(70_000, "x")]].map {
      $0.map { SimilarPage(page: $0.0, reason: $0.1) }
    }
    let bytes = SimilarFile.file(similar).bytes
    #expect(SimilarFile.read(bytes) == similar)
    #expect(SimilarFile.read(Array(bytes.dropLast())) == nil)
    #expect(SimilarFile.read([0xFF]) == nil)
  }
}
