import Diagnostics
import Files
import Model
import Publish
import Testing

@testable import Build

/// The bytes of what is kept on disk.
@Suite struct SiteRecordTests {
  private static let program = Array(repeating: 7 as UInt8, count: 16)
  private static func key(_ number: UInt8) -> [UInt8] { Array(repeating: number, count: 32) }

  private static let finding = Diagnostic(
    .fieldInvalid, .note, at: SourceLocation(file: "a.md", line: 3), "é", remedy: "r",
    origin: SourceLocation(file: "raw/a.md", line: 70, column: 2))

  private static let record: SiteRecord = {
    let stamp = FileStamp(number: 1 << 40, size: 300, modified: 1_700_000_000_123_456_789)
    let names = ["a/index.html", "a.md", "é"]
    let files = names.enumerated().map { number, path in
      SiteFile(
        path: path, size: number * 1000, digest: key(UInt8(number)),
        stamp: number == 1 ? nil : stamp)
    }
    var record = SiteRecord()
    record.files = files
    record.products = [
      key(1): .files(["a/index.html", "a.md"]), key(2): .files([]), key(3): .value([1, 2, 3]),
    ]
    record.run = RunRecord(
      options: key(9),
      answers: [
        .init(kind: .bytes, path: "a.md"): key(4), .init(kind: .names, path: ""): [],
        .init(kind: .kind, path: "a.md"): [1],
      ],
      standing: Standing(
        files: files,
        folders: ["": FileStamp(number: 5, size: 0, modified: 7, isFolder: true)]),
      counts: [("page", 2), ("file", 3)], diagnostics: [finding])
    return record
  }()

  private func expectSame(_ one: SiteRecord?, _ other: SiteRecord) {
    #expect(one?.files == other.files)
    #expect(one?.products == other.products)
    #expect(one?.run?.options == other.run?.options)
    #expect(one?.run?.answers == other.run?.answers)
    #expect(one?.run?.standing == other.run?.standing)
    #expect(one?.run?.counts.map(\.noun) == other.run?.counts.map(\.noun))
    #expect(one?.run?.counts.map(\.number) == other.run?.counts.map(\.number))
    #expect(one?.run?.diagnostics == other.run?.diagnostics)
  }

  @Test func isReadAsItWasWritten() {
    let bytes = Self.record.bytes(of: Self.program)
    #expect(bytes == Self.record.bytes(of: Self.program))
    expectSame(SiteRecord(bytes, of: Self.program), Self.record)
    var loose = Self.record
    loose.run = nil
    expectSame(SiteRecord(loose.bytes(of: Self.program), of: Self.program), loose)
    let empty = SiteRecord()
    expectSame(SiteRecord(empty.bytes(of: Self.program), of: Self.program), empty)
  }

  /// Some file systems number their files up to the last, and a file may be older than 1970.
  @Test func anyStampIsReadAsItWasWritten() {
    var record = Self.record
    let stamp = FileStamp(number: .max, size: 1, modified: -1)
    record.files = [SiteFile(path: "a.md", size: 1, digest: Self.key(1), stamp: stamp)]
    record.products = [:]
    record.run = RunRecord(
      options: Self.key(9), answers: [:],
      standing: Standing(files: record.files, folders: ["": stamp]), counts: [("page", .max)],
      diagnostics: [])
    expectSame(SiteRecord(record.bytes(of: Self.program), of: Self.program), record)
  }

  @Test func noLengthIsBelowNothing() {
    var bytes: [UInt8] = []
    bytes.append(number: -1)
    var reader = PackReader(bytes)
    let part = reader.part()
    reader = PackReader(bytes)
    let list = reader.list { $0.number() }
    #expect(part == nil && list == nil)
  }

  @Test func anotherProgramReadsNothing() {
    let bytes = Self.record.bytes(of: Self.program)
    #expect(SiteRecord(bytes, of: Array(repeating: 8, count: 16)) == nil)
    #expect(SiteRecord([], of: Self.program) == nil)
  }

  @Test func noChangedByteGoesUnseen() {
    let bytes = Self.record.bytes(of: Self.program)
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0x10
      #expect(SiteRecord(changed, of: Self.program) == nil)
      #expect(SiteRecord(Array(bytes.prefix(place)), of: Self.program) == nil)
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

  /// What goes is told by one rule.
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
