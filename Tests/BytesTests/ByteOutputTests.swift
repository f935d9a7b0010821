import Bytes
import Testing

@Suite struct ByteOutputTests {
  @Test(arguments: [0, 7, 10, -1, 1_234_567, Int.max, Int.min])
  func decimalIsWhatSwiftWrites(number: Int) {
    var output = ByteOutput()
    output.append(decimal: number)
    #expect(output.bytes == Array(String(number).utf8))
  }

  @Test func piecesFollowOneAnother() {
    var output = ByteOutput(capacity: 8)
    #expect(output.isEmpty && output.last == nil)
    output.append("né")
    output.append(repeating: UInt8(ascii: "-"), count: 2)
    output.append(repeating: UInt8(ascii: "!"), count: -1)
    output.append(Array("xyz".utf8)[1...])
    output.removeLast()
    #expect(output.bytes == Array("né--y".utf8))
    #expect(output.count == 6)
  }
}
