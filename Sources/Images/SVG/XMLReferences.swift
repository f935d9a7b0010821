import Bytes

/// `&amp;` and `&#38;` in text. Other names need a document type, and there is none.
enum XMLReferences {
  static func resolved(
    _ bytes: [UInt8], _ range: Range<Int>
  ) throws(SVGProblem) -> [UInt8] {
    guard bytes[range].contains(UInt8(ascii: "&")) else { return Array(bytes[range]) }
    var text: [UInt8] = []
    var place = range.lowerBound
    while place < range.upperBound {
      guard bytes[place] == UInt8(ascii: "&") else {
        text.append(bytes[place])
        place += 1
        continue
      }
      let rest = bytes[place + 1..<range.upperBound].prefix(longest)
      guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
        throw SVGProblem(.malformed("`&` without a name"), at: place, in: bytes)
      }
      let name = String(decoding: bytes[place + 1..<end], as: UTF8.self)
      guard let scalar = named[name] ?? number(name) else {
        throw SVGProblem(.entity(name), at: place, in: bytes)
      }
      text.append(contentsOf: String(scalar).utf8)
      place = end + 1
    }
    return text
  }

  private static let longest = 64

  private static let named: [String: UnicodeScalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// `#38` or `#x26`, of a character that XML allows.
  private static func number(_ name: String) -> UnicodeScalar? {
    guard name.utf8.first == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = name.utf8.dropFirst().first == UInt8(ascii: "x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.utf8.allSatisfy(ByteClass.isAlphanumeric),
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      value >= 0x20 || [0x09, 0x0A, 0x0D].contains(value)
    else { return nil }
    return UnicodeScalar(value)
  }
}
