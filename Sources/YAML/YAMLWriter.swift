import Bytes

/// Writes scalars so that our reader, and any other, reads back the same text.
public enum YAMLWriter {
  /// The text as it is where nothing in it can be misread, in double quotes otherwise.
  public static func scalar(_ text: String) -> String {
    isPlain(Array(text.utf8)) ? text : quoted(text)
  }

  /// `[a, b]` on one line.
  public static func list(_ texts: [String]) -> String {
    "[" + texts.map(scalar).joined(separator: ", ") + "]"
  }

  /// The text in double quotes, whatever it is.
  public static func quoted(_ text: String) -> String {
    let isWhole = text.unicodeScalars.allSatisfy {
      $0 != "\"" && $0 != "\\" && !needsEscape($0)
    }
    if isWhole { return "\"" + text + "\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where needsEscape(scalar):
        quoted += "\\u" + String(scalar.value, digits: 4, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension YAMLWriter {
  /// Words of letters, digits and a few marks, which no YAML version takes for anything else.
  private static func isPlain(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, ByteClass.isLetter(first), bytes.last != UInt8(ascii: " ") else {
      return isDate(bytes)
    }
    return bytes.allSatisfy(isPlain)
      && !reserved.contains(String(decoding: bytes, as: UTF8.self).lowercased())
      && !hasUnprintable(bytes)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: "("), UInt8(ascii: ")"):
      true
    default: ByteClass.isAlphanumeric(byte) || byte >= 0x80
    }
  }

  private static func isDate(_ bytes: [UInt8]) -> Bool {
    bytes.count == 10
      && bytes.enumerated().allSatisfy { place, byte in
        place == 4 || place == 7 ? byte == UInt8(ascii: "-") : ByteClass.isDigit(byte)
      }
  }

  private static let reserved: Set = [
    "true", "false", "yes", "no", "on", "off", "null", "y", "n", "nan", "inf",
  ]

  /// Characters that libyaml refuses unescaped, or takes for a line break.
  private static func hasUnprintable(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { needsEscape($0) }
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
