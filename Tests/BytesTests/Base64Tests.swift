import Bytes
import TestSupport
import Testing

@Suite struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func isWhatTheStandardLists(plain: String, coded: String) {
    #expect(Base64.text(Array(plain.utf8)) == coded)
    #expect(Base64.bytes(Array(coded.utf8)[...]) == Array(plain.utf8))
  }

  /// As mail breaks its lines, after any number of signs.
  @Test func readsWhatItWrote() {
    var random = SeededRandom(7)
    for _ in 0..<200 {
      let bytes = random.bytes(upTo: 100)
      let width = 1 + random.below(20)
      var lines: [UInt8] = []
      for (place, sign) in Base64.text(bytes).utf8.enumerated() {
        if place % width == 0 { lines += [0x0D, 0x0A] }
        lines.append(sign)
      }
      #expect(Base64.bytes(lines[...]) == bytes)
    }
  }

  @Test func usesAllItsLetters() {
    let bytes = (0..<48).map { place in
      let bits = (0..<4).reduce(0) { ($0 << 6) | (place / 3 * 4 + $1) }
      return UInt8(truncatingIfNeeded: bits >> (16 - 8 * (place % 3)))
    }
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    #expect(Base64.text(bytes) == letters)
  }
}
