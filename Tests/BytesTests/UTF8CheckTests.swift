import Bytes
import TestSupport
import Testing

@Suite struct UTF8CheckTests {
  /// As the standard library judges, wherever in a block of sixteen a character lies.
  @Test func anyBytesAreJudgedAsByTheLibrary() {
    var random = SeededRandom(61)
    for _ in 0..<3000 {
      var bytes = Array(random.text().utf8)
      if random.below(2) == 0 { bytes += random.bytes(upTo: 4) }
      bytes += Array(repeating: UInt8(ascii: "a"), count: random.below(20))
      if !bytes.isEmpty, random.below(2) == 0 {
        bytes[random.below(bytes.count)] = UInt8(random.below(256))
      }
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      #expect(UTF8Check.isValid(bytes.span) == isValid, "\(bytes)")
    }
  }

  /// Every start of a character with every second byte, behind so many others.
  @Test(arguments: [0, 13, 15, 16]) func everyPairOfBytes(_ before: Int) {
    let filler = [UInt8](repeating: 0x20, count: before)
    for first in UInt8(0x80)...0xFF {
      for second in UInt8(0x00)...0xFF {
        for rest in [[], [0x80], [0xBF, 0xBF], [0x80, 0x20]] as [[UInt8]] {
          let bytes = filler + [first, second] + rest
          let isValid = String(validating: bytes, as: UTF8.self) != nil
          #expect(UTF8Check.isValid(bytes.span) == isValid)
        }
      }
    }
  }
}
