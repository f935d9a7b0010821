import Bytes

/// `44x44` as `44×44`: between numbers, the letter stands for the sign.
public enum TimesSign {
  public static func shown(_ text: String) -> String {
    guard hasSign(text) else { return text }
    let bytes = Array(text.utf8)
    var shown: [UInt8] = []
    shown.reserveCapacity(bytes.count + 4)
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "x"), bytes.withUnsafeBufferPointer({ isBetweenNumbers(place, $0) }) {
        shown += Array("×".utf8)
      } else {
        shown.append(byte)
      }
    }
    return String(decoding: shown, as: UTF8.self)
  }

  /// Whether any letter of a text stands for the sign: few texts have one, and are not copied.
  private static func hasSign(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var place = 1
      while place < bytes.count {
        if bytes[place] == UInt8(ascii: "x"), isBetweenNumbers(place, bytes) { return true }
        place += 1
      }
      return false
    }
  }

  /// With a blank on both sides or on none. `0x10` is a number by itself.
  private static func isBetweenNumbers(
    _ place: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let blank = UInt8(ascii: " ")
    let isApart = place > 0 && bytes[place - 1] == blank
    let left = place - (isApart ? 2 : 1)
    let right = place + (isApart ? 2 : 1)
    guard left >= 0, right < bytes.count, ByteClass.isDigit(bytes[left]),
      ByteClass.isDigit(bytes[right]), !isApart || bytes[place + 1] == blank
    else { return false }
    let isZero = bytes[left] == UInt8(ascii: "0")
    let isAlone = left == 0 || !isOfNumber(bytes[left - 1])
    return !(isZero && isAlone)
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    ByteClass.isAlphanumeric(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
  }
}
