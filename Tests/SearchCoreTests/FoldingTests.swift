import Foundation
import TestSupport
import Testing

@testable import SearchCore

/// Our table against the Unicode tables of the system.
@Suite struct FoldingTests {
  @Test func agreesWithUnicodeWhereverAnAccentComesOff() {
    for value in UInt32(0x80)..<0x2_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let expected = String(scalar).folding(
        options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      let isWord = expected.utf8.allSatisfy { $0 < 0x80 && ByteClassIsAlphanumeric($0) }
      guard isWord, Letter.of(value) == .letter else { continue }
      var folded: [UInt8] = []
      Folding.append(value, to: &folded)
      #expect(String(decoding: folded, as: UTF8.self) == expected, "U+\(String(value, radix: 16))")
    }
  }

  @Test func isStable() {
    for value in UInt32(0x20)..<0x2_0000 {
      guard Unicode.Scalar(value) != nil else { continue }
      var once: [UInt8] = []
      Folding.append(value, to: &once)
      var twice: [UInt8] = []
      var place = 0
      while place < once.count {
        let (scalar, length) = UTF8Decoding.scalar(in: once, at: place)
        Folding.append(scalar, to: &twice)
        place += length
      }
      #expect(twice == once, "U+\(String(value, radix: 16))")
    }
  }

  @Test func decodesWhatSwiftEncodes() {
    for value in UInt32(0)..<0x11_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      #expect(UTF8Decoding.scalar(in: bytes, at: 0) == (value, bytes.count))
      var encoded: [UInt8] = []
      UTF8Decoding.append(value, to: &encoded)
      #expect(encoded == bytes)
    }
  }

  @Test(arguments: [0xD800, 0xDFFF, 0x11_0000, UInt32.max])
  func whatIsNoCharacterIsEncodedAsTheReplacement(value: UInt32) {
    var encoded: [UInt8] = []
    UTF8Decoding.append(value, to: &encoded)
    #expect(encoded == Array("\u{FFFD}".utf8))
  }

  private func ByteClassIsAlphanumeric(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
  }
}
