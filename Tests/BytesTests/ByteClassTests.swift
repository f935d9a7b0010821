import Bytes
import Testing

@Suite struct ByteClassTests {
  private static func of(_ text: String) -> Set<UInt8> { Set(text.utf8) }

  @Test(arguments: UInt8.min...UInt8.max)
  func everyByteIsInTheClassesOfItsCharacter(byte: UInt8) {
    let lower = Self.of("abcdefghijklmnopqrstuvwxyz")
    let upper = Self.of("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    let digits = Self.of("0123456789")
    #expect(ByteClass.isLowercase(byte) == lower.contains(byte))
    #expect(ByteClass.isUppercase(byte) == upper.contains(byte))
    #expect(ByteClass.isLetter(byte) == lower.union(upper).contains(byte))
    #expect(ByteClass.isDigit(byte) == digits.contains(byte))
    #expect(ByteClass.isSpace(byte) == Self.of(" \t\n\r\u{B}\u{C}").contains(byte))
    #expect(
      ByteClass.isPunctuation(byte)
        == Self.of("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~").contains(byte))
    #expect(ByteClass.lowered(byte) == (upper.contains(byte) ? byte + 32 : byte))
  }
}
