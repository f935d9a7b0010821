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
    CachePack.bytes(Self.entries, of: Self.program, mostBytes: mostBytes)
  }

  @Test func isReadAsItWasWritten() {
    #expect(CachePack.read(pack(), of: Self.program) == Self.entries)
    #expect(pack() == pack())
    let none = CachePack.bytes([:], of: Self.program, mostBytes: 0)
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
    let similar = [[1, 2, 300], [], [70_000]]
    let bytes = SimilarFile.file(similar).bytes
    #expect(SimilarFile.read(bytes) == similar)
    #expect(SimilarFile.read(Array(bytes.dropLast())) == nil)
    #expect(SimilarFile.read([0xFF]) == nil)
  }
}
