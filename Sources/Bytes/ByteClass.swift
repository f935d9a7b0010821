/// What an ASCII byte is, compared rather than asked of `Character`.
public enum ByteClass {
  /// `a`–`z`, `A`–`Z`.
  @inlinable public static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  /// `0`–`9`.
  @inlinable public static func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }

  /// Letters and digits.
  @inlinable public static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte)
  }

  /// `A`–`Z`.
  @inlinable public static func isUppercase(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "A") < 26
  }

  /// `a`–`z`.
  @inlinable public static func isLowercase(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "a") < 26
  }

  /// Space, tab, line feed, carriage return, form feed, vertical tab.
  @inlinable public static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte &- 0x09 < 5
  }

  /// A byte that Markdown may read as markup and therefore lets one escape.
  @inlinable public static func isPunctuation(_ byte: UInt8) -> Bool {
    byte &- 0x21 < 15 || byte &- 0x3A < 7 || byte &- 0x5B < 6 || byte &- 0x7B < 4
  }

  /// The lower-case form of an ASCII letter, any other byte as it is.
  @inlinable public static func lowered(_ byte: UInt8) -> UInt8 {
    isUppercase(byte) ? byte | 0x20 : byte
  }
}
