import Bytes

extension String {
  /// Whether there is nothing but white space in it.
  public var isBlank: Bool {
    // Most texts begin with a letter, about which Unicode need not be asked.
    if let first = utf8.first, ByteClass.isAlphanumeric(first) { return false }
    return allSatisfy(\.isWhitespace)
  }
}

extension Unicode.Scalar {
  public var isBlank: Bool {
    isASCII ? ByteClass.isSpace(UInt8(ascii: self)) : properties.isWhitespace
  }
}
