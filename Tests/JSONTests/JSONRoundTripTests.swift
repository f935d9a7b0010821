import JSON
import TestSupport
import Testing

@Suite struct JSONRoundTripTests {
  private func value(_ random: inout SeededRandom, depth: Int = 0) -> JSONValue {
    switch random.below(depth < 4 ? 7 : 5) {
    case 0: .null
    case 1: .bool(random.chance(2))
    case 2: .integer(random.pick([0, -1, 42, .max, .min, random.below(1_000_000)]))
    case 3: .number(random.pick([0.5, -2.25, 1e300, .leastNonzeroMagnitude, 0.1, 1.0 / 3, 1e21]))
    case 4: .string(random.text())
    case 5: .array(random.list(upTo: 4) { value(&$0, depth: depth + 1) })
    default:
      .object(random.list(upTo: 4) { JSONMember($0.text(), value(&$0, depth: depth + 1)) })
    }
  }

  @Test(arguments: [false, true])
  func whatIsWrittenIsReadBack(indented: Bool) throws {
    var random = SeededRandom(6)
    for _ in 0..<400 {
      let value = value(&random)
      #expect(try JSONReader.read(JSONWriter.bytes(value, indented: indented)) == value)
    }
  }

  @Test func whatIsWrittenHasNoControlCharacter() {
    var random = SeededRandom(7)
    for _ in 0..<400 {
      let bytes = JSONWriter.bytes(value(&random))
      #expect(!bytes.contains { $0 < 0x20 || $0 == 0x7F })
    }
  }
}
