import Bytes
import TestSupport
import Testing

@Suite struct LineTableTests {
  @Test func everyOffsetComesBack() {
    var random = SeededRandom(3)
    for _ in 0..<100 {
      let bytes = random.list(upTo: 40) { $0.chance(4) ? UInt8(ascii: "\n") : 0x61 }
      let table = LineTable(bytes)
      for offset in 0...bytes.count {
        let (line, column) = table.position(of: offset)
        #expect(table.offset(line: line, column: column) == offset)
        let above = bytes[..<offset]
        #expect(line == above.count { $0 == 0x0A } + 1)
        #expect(column == offset - (above.lastIndex(of: 0x0A) ?? -1))
      }
    }
  }

  @Test func placesOutsideTheTextAreItsEnd() {
    let table = LineTable(Array("ab\nc".utf8))
    #expect(table.count == 2)
    #expect(table.offset(line: 9, column: 1) == 4)
    #expect(table.offset(line: 0, column: 1) == 4)
    #expect(table.offset(line: 2, column: 99) == 4)
  }

  @Test func anEmptyTextHasOneLine() {
    let table = LineTable([])
    #expect(table.count == 1)
    #expect(table.position(of: 0) == (1, 1))
  }
}
