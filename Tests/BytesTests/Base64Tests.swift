import Bytes
import Testing

@Suite struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func writesWhatTheStandardLists(plain: String, expected: String) {
    #expect(Base64.text(Array(plain.utf8)) == expected)
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
