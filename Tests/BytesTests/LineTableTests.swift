import Bytes
import TestSupport
import Testing

@Suite struct LineTableTests {
  @Test func everyOffsetHasItsPlace() {
    var random = SeededRandom(3)
    for _ in 0..<100 {
      let bytes = random.list(upTo: 40) { $0.chance(4) ? UInt8(ascii: "\n") : 0x61 }
      let table = LineTable(bytes)
      for offset in 0...bytes.count {
        let (line, column) = table.position(of: offset)
        let above = bytes[..<offset]
        #expect(line == above.count { $0 == 0x0A } + 1)
        #expect(column == offset - (above.lastIndex(of: 0x0A) ?? -1))
      }
    }
  }

  @Test func anEmptyTextHasOneLine() {
    #expect(LineTable([]).position(of: 0) == (1, 1))
  }
}
