import Bytes

/// The name that most headings have as an anchor, and in small letters most titles as a slug:
/// letters and digits as they are, a hyphen for what is between them. Only other names are written.
public enum PlainName {
  public static func of(_ text: [UInt8], isSmall: Bool = false) -> [UInt8] {
    var name: [UInt8] = []
    var isInside = true
    for byte in text {
      let isLetter = ByteClass.isLetter(byte)
      guard isLetter || ByteClass.isDigit(byte) || byte >= 0x80 else {
        isInside = false
        continue
      }
      if !isInside, !name.isEmpty { name.append(UInt8(ascii: "-")) }
      isInside = true
      name.append(isSmall && isLetter ? byte | 0x20 : byte)
    }
    return name
  }
}
