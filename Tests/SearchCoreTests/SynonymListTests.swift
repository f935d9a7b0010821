import Testing

@testable import SearchCore

@Suite struct SynonymListTests {
  /// Two things; the second has a name from another maker.
  private static let bytes = Array(
    "\u{2}\u{1}watchOS\0watch\0\0hit area\0tap\0tap target\0\u{1}tap zone\0watch\0\0".utf8)

  private func list(_ bytes: [UInt8] = bytes) throws -> SynonymList {
    var reader = PartReader(bytes, PartName(.manifest, number: 0, hash: 0))
    let list = try SynonymList(&reader)
    try reader.finish()
    return list
  }

  private func found(_ stems: String) throws -> [Int] {
    let found = try list().longest(in: Array(stems.utf8))
    return found.targets + [found.length]
  }

  @Test func namesAndWhatTheyMean() throws {
    let list = try list()
    #expect(list.targets.map { String(decoding: $0, as: UTF8.self) } == ["watchOS", "hit area"])
    #expect(list.platformCount == 1)
  }

  /// A name that means two things has both, in their order; another maker's is told apart.
  @Test func theLongestNameIsMeant() throws {
    #expect(try found("tap size ") == [1, 3])
    #expect(try found("tap target size ") == [1, 10])
    #expect(try found("tap targets ") == [1, 3])
    #expect(try found("tap zone ") == [3, 8])
    #expect(try found("watch ") == [0, 1, 5])
    #expect(try found("watches ") == [0])
    #expect(try found("target ") == [0])
    #expect(try found("") == [0])
  }

  @Test func wordsThatBeginNames() throws {
    let list = try list()
    for word in ["tap", "watch"] {
      #expect(list.hasName(startingWith: Array(word.utf8)), "\(word)")
    }
    for word in ["ta", "target", "tap target", "hit", "zone"] {
      #expect(list.hasName(startingWith: Array(word.utf8)) == (word == "tap target"), "\(word)")
    }
  }

  @Test func everyBeginningIsCutShort() {
    for size in Self.bytes.indices {
      #expect(throws: IndexError.self) { try list(Array(Self.bytes[..<size])) }
    }
    #expect(throws: IndexError.self) { try list([1, 2]) }
  }
}
