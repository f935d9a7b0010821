import Testing

@testable import Bytes

@Suite struct SHA256Tests {
  /// Digests by another implementation, of `length` bytes (7·i + 3) mod 256: around the places
  /// where the padding needs a block of its own.
  @Test(arguments: [
    (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (1, "084fed08b978af4d7d196a7446a86b58009e636b611db16211b65a9aadff29c5"),
    (55, "e7313d333c272e639f790978283f9eb392e843d0f29b7016828bb1daa4aac70b"),
    (56, "4324d65f3c103567f5589c710bc08f8523f929a9272e3af36fc968e52abc6c27"),
    (63, "81c80242132f230c3bd41b3e63bbcff16107339549214a99614ff26664625055"),
    (64, "39e3d7b6b5d075d37d053ad89b24b41bef4f3c29760c84447cab3f3be1882241"),
    (65, "aacca6ff74fdbb296d165a45cecfa04e5127bc008770fbbdd48006f2d2fae95e"),
    (119, "9ce7368e4daf32341631b492e80359dc9f594b48453cd0dd5bf0b19279cc177e"),
    (1000, "1e9bc38cbf860b9ec31918b065f9b52476c549a782e0e7990bed8ce3868d2371"),
  ])
  func digest(length: Int, expected: String) {
    #expect(SHA256.hex((0..<length).map { UInt8(truncatingIfNeeded: $0 * 7 + 3) }) == expected)
  }

  @Test func hexadecimalKeepsLeadingZeros() {
    #expect(SHA256.hexDigits(of: [0x00, 0x0F, 0xA0, 0xFF]) == Array("000fa0ff".utf8))
  }

  /// The processor's instructions and our own rounds are each other's oracle.
  @Test(.enabled(if: SHA256.processorKnows), arguments: [0, 1, 55, 56, 63, 64, 65, 127, 128, 5000])
  func bothWaysAgree(length: Int) {
    let message = (0..<length).map { UInt8(truncatingIfNeeded: $0 * $0 + 7 * $0) }
    #expect(
      SHA256.digest(message, byProcessor: true) == SHA256.digest(message, byProcessor: false))
  }

  /// Of an odd number, one is alone; of two that differ in length, the rest of the longer is.
  @Test(arguments: [[], [100], [0, 1], [64, 65, 63], [5000, 128, 0, 127, 4999, 64, 1, 640]])
  func severalAtATimeAreAsOneByOne(lengths: [Int]) {
    let messages = lengths.enumerated().map { number, length in
      (0..<length).map { UInt8(truncatingIfNeeded: $0 * $0 + 7 * $0 + number) }
    }
    #expect(SHA256.digests(of: messages) == messages.map { SHA256.digest($0) })
  }

  @Test func withoutTheProcessorToo() {
    let digest = SHA256.digest(Array("abc".utf8), byProcessor: false)
    let known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    #expect(SHA256.hexDigits(of: digest) == Array(known.utf8))
  }

  /// However a message is cut, and empty pieces between.
  @Test(arguments: [1, 3, 63, 64, 65, 200, 4096])
  func piecesGiveTheDigestOfTheWhole(size: Int) {
    let message = (0..<5000).map { UInt8(truncatingIfNeeded: $0 * 31 + 5) }
    var running = SHA256.Running()
    #expect(running.digest == SHA256.digest([]))
    for start in stride(from: 0, to: message.count, by: size) {
      running.add(Array(message[start..<min(start + size, message.count)]))
      running.add([])
      if start % 1000 == 0 {
        #expect(running.digest == SHA256.digest(Array(message.prefix(start + size))))
      }
    }
    #expect(running.digest == SHA256.digest(message))
  }
}
