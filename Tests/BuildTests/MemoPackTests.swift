import Files
import Model
import Render
import Testing

@testable import Build

/// The bytes of what is kept on disk.
@Suite struct MemoPackTests {
  private static let program = Array(repeating: 7 as UInt8, count: 32)
  private static let entries: [[UInt8]: Rendered] = [
    Array(repeating: 1, count: 32): Rendered(
      files: [OutputFile("a/index.html", "A"), OutputFile("a.md", "")]),
    Array(repeating: 2, count: 32): Rendered(),
    Array(repeating: 3, count: 32): Rendered(
      files: [OutputFile("é", String(repeating: "long ", count: 100))]),
  ]

  private func pack() -> [UInt8] {
    MemoPack.bytes(Self.entries.mapValues(\.bytes), of: Self.program)
  }

  private func read(_ bytes: [UInt8], of program: [UInt8] = program) -> [[UInt8]: Rendered]? {
    guard let pack = MemoPack(bytes, of: program) else { return nil }
    let keys = pack.keys.map { key in (key, pack[key].flatMap { Rendered($0) }) }
    return Dictionary(uniqueKeysWithValues: keys).compactMapValues(\.self)
  }

  @Test func isReadAsItWasWritten() {
    #expect(read(pack()) == Self.entries)
    #expect(pack() == pack())
    #expect(read(MemoPack.bytes([:], of: Self.program)) == [:])
  }

  @Test func anotherProgramReadsNothing() {
    #expect(read(pack(), of: Array(repeating: 8, count: 32)) == nil)
    #expect(read([]) == nil)
  }

  private func save(_ files: FileSystem, mostBytes: Int) {
    let memo = Memo(in: CacheFolder("p/.cache/hig", files), mostBytes: mostBytes)
    for (key, made) in Self.entries { #expect(memo(key) { made } == made) }
    memo.settle(sound: true)
  }

  private func kept(_ files: FileSystem) -> [UInt8] {
    let memo = Memo(in: CacheFolder("p/.cache/hig", files))
    return Self.entries.keys.filter { key in
      let known: Rendered? = memo[key]
      return known != nil
    }.map { $0[0] }.sorted()
  }

  @Test func whatHasNoRoomIsLeftOut() throws {
    let files = Projects.files([:])
    try files.write("/hig/bin/hig", [1])
    save(files, mostBytes: 200)
    #expect(kept(files) == [1, 2])
  }

  /// Else each build would write all that fits once more.
  @Test func aFullPackIsNotWrittenTwice() throws {
    let files = Projects.files([:])
    try files.write("/hig/bin/hig", [1])
    save(files, mostBytes: 200)
    #expect(files.kind("p/.cache/hig/site.pack") == .file)
    var frozen = files
    frozen.write = { path, _ throws(FileError) in Issue.record("\(path) was written") }
    save(frozen, mostBytes: 200)
  }

  @Test func noChangedByteGoesUnseen() {
    let bytes = pack()
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0x10
      #expect(read(changed) == nil)
      #expect(read(Array(bytes.prefix(place))) == nil)
    }
  }

  @Test func similarPagesTooAreReadAsTheyWereWritten() {
    let similar = [[(1, ""), (2, "cups"), (300, "été, pot")], [], [(70_000, "x")]].map {
      $0.map { SimilarPage(page: $0.0, reason: $0.1) }
    }
    let bytes = SimilarLists(similar).bytes
    #expect(SimilarLists(PackReader(bytes))?.pages == similar)
    #expect(SimilarLists(PackReader(Array(bytes.dropLast()))) == nil)
    #expect(SimilarLists(PackReader([0xFF])) == nil)
  }

  /// What goes is told by one rule, in memory as on disk.
  @Test func whatNobodyAskedForGoes() {
    let memo = Memo()
    let (old, new) = ([1] as [UInt8], [2] as [UInt8])
    func knows(_ key: [UInt8]) -> Bool {
      let known: Int? = memo[key]
      return known != nil
    }
    memo.keep(1, as: old)
    memo.settle(sound: true)
    memo.keep(2, as: new)
    memo.settle(sound: false)
    #expect(knows(old) && knows(new), "a build with an error takes nothing from the last without")
    memo.settle(sound: true)
    #expect(knows(new))
    memo.settle(sound: true)
    #expect(!knows(old) && knows(new))
  }
}
