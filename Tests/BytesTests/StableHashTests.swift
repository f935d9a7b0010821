import Bytes
import Testing

@Suite struct StableHashTests {
  private func hash(_ parts: [UInt8]...) -> UInt64 {
    var hash = StableHash()
    for part in parts { hash.add(part) }
    return hash.value
  }

  @Test func isTheSameInEveryRun() {
    // FNV-1a of "a" is AF63DC4C8601EC8C; mixed by the finalizer of MurmurHash 3.
    #expect(hash(Array("a".utf8)) == 0x82A2_A958_A9BE_CE5B)
  }

  @Test func piecesDoNotMatter() {
    #expect(hash([1, 2, 3]) == hash([1], [2, 3]))
    #expect(hash([1, 2, 3]) != hash([3, 2, 1]))
  }
}
